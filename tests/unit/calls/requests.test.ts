import { describe, expect, test } from 'vitest';
import { calls } from '../../../scripts/describe/calls/description.ts';
import { findOperation, requestViolations } from '../../support/described-calls.ts';
import { INVOCATIONS, record } from './invocations.ts';

const modules = import.meta.glob<Record<string, unknown>>(
  ['../../../src/**/*.api.ts', '../../../src/api/{configuration,translations}.ts'],
  { eager: true },
);
const functions = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter((value) => typeof value === 'function');

const sent = await Promise.all(INVOCATIONS.map(([, call]) => record(call)));
const unique = new Map(sent.map((call) => [JSON.stringify([call.method, call.path, call.body]), call]));

test('every function that makes a call is checked', () => {
  expect(functions.length).toBeGreaterThan(10);
  expect(new Set(functions.map(({ name }) => name))).toEqual(new Set(INVOCATIONS.map(([{ name }]) => name)));
});

test('every described call is made', () => {
  const made = sent.map(({ method, path }) => findOperation(method, path)?.operation.operationId);
  expect([...new Set(made)].sort()).toEqual(calls.map(({ operationId }) => operationId).sort());
});

describe.each([...unique.values()])('$method $path', ({ method, path, body }) => {
  test('sends what the description allows', () => {
    const match = findOperation(method, path);
    if (!match) throw new Error('The call is not described.');
    expect(requestViolations(match, new Headers(), body)).toEqual([]);
  });
});
