import { describe, expect, test } from 'vitest';
import { type CounterRequest, counterMachine } from './counter-machine.ts';

const first = (requests: CounterRequest[]) => requests[0] as CounterRequest;
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('a machine', () => {
  test('begins with its first state and asks for nothing', () => {
    const { machine, requests } = counterMachine();
    expect(machine.store.getState()).toEqual({ busy: false, notes: [] });
    expect(requests).toEqual([]);
  });

  test('changes its state at once, before the command is carried out', () => {
    const { machine, requests } = counterMachine();
    machine.send({ type: 'asked', question: 'a' });
    expect(machine.store.getState().busy).toBe(true);
    expect(first(requests)).toMatchObject({ question: 'a', busyAtStart: true });
  });

  test('takes the answer of a command as an event', async () => {
    const { machine, requests } = counterMachine();
    machine.send({ type: 'asked', question: 'a' });
    first(requests).answer('yes');
    await settled();
    expect(machine.store.getState()).toEqual({ busy: false, notes: ['yes'] });
  });

  test('lets a request go on through events that leave the state busy', async () => {
    const { machine, requests } = counterMachine();
    machine.send({ type: 'asked', question: 'a' });
    machine.send({ type: 'noted', note: 'meanwhile' });
    expect(first(requests).signal.aborted).toBe(false);
    first(requests).answer('yes');
    await settled();
    expect(machine.store.getState().notes).toEqual(['meanwhile', 'yes']);
  });

  test('drops the answer and aborts the request when the state is busy no more', async () => {
    const { machine, requests } = counterMachine();
    machine.send({ type: 'asked', question: 'a' });
    machine.send({ type: 'cancelled' });
    expect(first(requests).signal.aborted).toBe(true);
    first(requests).answer('too late');
    await settled();
    expect(machine.store.getState()).toEqual({ busy: false, notes: [] });
  });

  test('aborts the former request when it asks for something else, in whatever order they answer', async () => {
    const { machine, requests } = counterMachine();
    machine.send({ type: 'asked', question: 'a' });
    machine.send({ type: 'asked', question: 'b' });
    expect(requests.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    requests[1]?.answer('second');
    await settled();
    requests[0]?.answer('first');
    await settled();
    expect(machine.store.getState()).toEqual({ busy: false, notes: ['second'] });
  });

  test('carries out a command nothing comes back from', async () => {
    const { machine, requests } = counterMachine();
    machine.send({ type: 'left' });
    first(requests).answer(undefined);
    await settled();
    expect(first(requests).question).toBe('leave');
    expect(machine.store.getState()).toEqual({ busy: false, notes: ['left'] });
  });

  test('can ask again after an answer', async () => {
    const { machine, requests } = counterMachine();
    for (const answer of ['one', 'two']) {
      machine.send({ type: 'asked', question: answer });
      requests.at(-1)?.answer(answer);
      await settled();
    }
    expect(machine.store.getState().notes).toEqual(['one', 'two']);
  });

  test('tells its subscribers of every new state', async () => {
    const { machine, requests } = counterMachine();
    const seen: boolean[] = [];
    machine.store.subscribe(({ busy }) => seen.push(busy));
    machine.send({ type: 'asked', question: 'a' });
    first(requests).answer('yes');
    await settled();
    expect(seen).toEqual([true, false]);
  });
});

describe('a disposed machine', () => {
  test('has aborted its request and drops the answer', async () => {
    const { machine, requests } = counterMachine();
    machine.send({ type: 'asked', question: 'a' });
    machine.dispose();
    expect(first(requests).signal.aborted).toBe(true);
    first(requests).answer('too late');
    await settled();
    expect(machine.store.getState()).toEqual({ busy: true, notes: [] });
  });

  test('is deaf', () => {
    const { machine, requests } = counterMachine();
    machine.dispose();
    machine.send({ type: 'noted', note: 'a' });
    machine.send({ type: 'asked', question: 'b' });
    expect(machine.store.getState()).toEqual({ busy: false, notes: [] });
    expect(requests).toEqual([]);
  });

  test('may be disposed again', () => {
    const { machine } = counterMachine();
    machine.dispose();
    expect(() => machine.dispose()).not.toThrow();
  });
});
