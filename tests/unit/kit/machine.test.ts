import { describe, expect, test } from 'vitest';
import { type Asked, counterMachine } from './counter-machine.ts';

const only = (asked: Asked[]) => asked[0] as Asked;
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('a machine', () => {
  test('begins with its first state and asks for nothing', () => {
    const { machine, asked } = counterMachine();
    expect(machine.store.getState()).toEqual({ busy: false, notes: [] });
    expect(asked).toEqual([]);
  });

  test('changes its state at once, before the command is carried out', () => {
    const { machine, asked } = counterMachine();
    machine.send({ type: 'asked', question: 'a' });
    expect(machine.store.getState().busy).toBe(true);
    expect(only(asked)).toMatchObject({ question: 'a', busyThen: true });
  });

  test('takes the answer of a command as an event', async () => {
    const { machine, asked } = counterMachine();
    machine.send({ type: 'asked', question: 'a' });
    only(asked).answer('yes');
    await settled();
    expect(machine.store.getState()).toEqual({ busy: false, notes: ['yes'] });
  });

  test('lets a request go on through events that leave the state busy', async () => {
    const { machine, asked } = counterMachine();
    machine.send({ type: 'asked', question: 'a' });
    machine.send({ type: 'noted', note: 'meanwhile' });
    expect(only(asked).signal.aborted).toBe(false);
    only(asked).answer('yes');
    await settled();
    expect(machine.store.getState().notes).toEqual(['meanwhile', 'yes']);
  });

  test('drops the answer and aborts the request when the state is busy no more', async () => {
    const { machine, asked } = counterMachine();
    machine.send({ type: 'asked', question: 'a' });
    machine.send({ type: 'cancelled' });
    expect(only(asked).signal.aborted).toBe(true);
    only(asked).answer('too late');
    await settled();
    expect(machine.store.getState()).toEqual({ busy: false, notes: [] });
  });

  test('aborts the former request when it asks for something else, in whatever order they answer', async () => {
    const { machine, asked } = counterMachine();
    machine.send({ type: 'asked', question: 'a' });
    machine.send({ type: 'asked', question: 'b' });
    expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    asked[1]?.answer('second');
    await settled();
    asked[0]?.answer('first');
    await settled();
    expect(machine.store.getState()).toEqual({ busy: false, notes: ['second'] });
  });

  test('carries out a command nothing comes back from', async () => {
    const { machine, asked } = counterMachine();
    machine.send({ type: 'left' });
    only(asked).answer(undefined);
    await settled();
    expect(only(asked).question).toBe('leave');
    expect(machine.store.getState()).toEqual({ busy: false, notes: ['left'] });
  });

  test('can ask again after an answer', async () => {
    const { machine, asked } = counterMachine();
    for (const answer of ['one', 'two']) {
      machine.send({ type: 'asked', question: answer });
      asked.at(-1)?.answer(answer);
      await settled();
    }
    expect(machine.store.getState().notes).toEqual(['one', 'two']);
  });

  test('tells its subscribers of every new state', async () => {
    const { machine, asked } = counterMachine();
    const seen: boolean[] = [];
    machine.store.subscribe(({ busy }) => seen.push(busy));
    machine.send({ type: 'asked', question: 'a' });
    only(asked).answer('yes');
    await settled();
    expect(seen).toEqual([true, false]);
  });
});

describe('a disposed machine', () => {
  test('has aborted its request and drops the answer', async () => {
    const { machine, asked } = counterMachine();
    machine.send({ type: 'asked', question: 'a' });
    machine.dispose();
    expect(only(asked).signal.aborted).toBe(true);
    only(asked).answer('too late');
    await settled();
    expect(machine.store.getState()).toEqual({ busy: true, notes: [] });
  });

  test('is deaf', () => {
    const { machine, asked } = counterMachine();
    machine.dispose();
    machine.send({ type: 'noted', note: 'a' });
    machine.send({ type: 'asked', question: 'b' });
    expect(machine.store.getState()).toEqual({ busy: false, notes: [] });
    expect(asked).toEqual([]);
  });

  test('may be disposed again', () => {
    const { machine } = counterMachine();
    machine.dispose();
    expect(() => machine.dispose()).not.toThrow();
  });
});
