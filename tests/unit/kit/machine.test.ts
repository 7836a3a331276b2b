import { describe, expect, test } from 'vitest';
import { type CounterRequest, counterMachine } from './counter-machine.ts';

const first = (requests: CounterRequest[]) => requests[0] as CounterRequest;
const flushPromises = () => new Promise((resolve) => setImmediate(resolve));

describe('a machine', () => {
  test('starts in its initial state without a command', () => {
    const { machine, requests } = counterMachine();
    expect(machine.store.getState()).toEqual({ busy: false, notes: [] });
    expect(requests).toEqual([]);
  });

  test('changes its state before it performs the command', () => {
    const { machine, requests } = counterMachine();
    machine.send({ type: 'asked', question: 'a' });
    expect(machine.store.getState().busy).toBe(true);
    expect(first(requests)).toMatchObject({ question: 'a', busyAtStart: true });
  });

  test('reduces the answer of a command as an event', async () => {
    const { machine, requests } = counterMachine();
    machine.send({ type: 'asked', question: 'a' });
    first(requests).answer('yes');
    await flushPromises();
    expect(machine.store.getState()).toEqual({ busy: false, notes: ['yes'] });
  });

  test('does not abort a request while the state stays busy', async () => {
    const { machine, requests } = counterMachine();
    machine.send({ type: 'asked', question: 'a' });
    machine.send({ type: 'noted', note: 'meanwhile' });
    expect(first(requests).signal.aborted).toBe(false);
    first(requests).answer('yes');
    await flushPromises();
    expect(machine.store.getState().notes).toEqual(['meanwhile', 'yes']);
  });

  test('aborts the request and drops its answer when the state is no longer busy', async () => {
    const { machine, requests } = counterMachine();
    machine.send({ type: 'asked', question: 'a' });
    machine.send({ type: 'cancelled' });
    expect(first(requests).signal.aborted).toBe(true);
    first(requests).answer('too late');
    await flushPromises();
    expect(machine.store.getState()).toEqual({ busy: false, notes: [] });
  });

  test('aborts the previous request when it sends another and drops its late answer', async () => {
    const { machine, requests } = counterMachine();
    machine.send({ type: 'asked', question: 'a' });
    machine.send({ type: 'asked', question: 'b' });
    expect(requests.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    requests[1]?.answer('second');
    await flushPromises();
    requests[0]?.answer('first');
    await flushPromises();
    expect(machine.store.getState()).toEqual({ busy: false, notes: ['second'] });
  });

  test('performs a command that has no answer', async () => {
    const { machine, requests } = counterMachine();
    machine.send({ type: 'left' });
    first(requests).answer(undefined);
    await flushPromises();
    expect(first(requests).question).toBe('leave');
    expect(machine.store.getState()).toEqual({ busy: false, notes: ['left'] });
  });

  test('can send another request after an answer', async () => {
    const { machine, requests } = counterMachine();
    for (const answer of ['one', 'two']) {
      machine.send({ type: 'asked', question: answer });
      requests.at(-1)?.answer(answer);
      await flushPromises();
    }
    expect(machine.store.getState().notes).toEqual(['one', 'two']);
  });

  test('notifies subscribers of every new state', async () => {
    const { machine, requests } = counterMachine();
    const seen: boolean[] = [];
    machine.store.subscribe(({ busy }) => seen.push(busy));
    machine.send({ type: 'asked', question: 'a' });
    first(requests).answer('yes');
    await flushPromises();
    expect(seen).toEqual([true, false]);
  });
});

describe('a disposed machine', () => {
  test('aborts its request and drops the answer', async () => {
    const { machine, requests } = counterMachine();
    machine.send({ type: 'asked', question: 'a' });
    machine.dispose();
    expect(first(requests).signal.aborted).toBe(true);
    first(requests).answer('too late');
    await flushPromises();
    expect(machine.store.getState()).toEqual({ busy: true, notes: [] });
  });

  test('ignores events', () => {
    const { machine, requests } = counterMachine();
    machine.dispose();
    machine.send({ type: 'noted', note: 'a' });
    machine.send({ type: 'asked', question: 'b' });
    expect(machine.store.getState()).toEqual({ busy: false, notes: [] });
    expect(requests).toEqual([]);
  });

  test('can be disposed again', () => {
    const { machine } = counterMachine();
    machine.dispose();
    expect(() => machine.dispose()).not.toThrow();
  });
});
