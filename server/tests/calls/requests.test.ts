import { expect, test } from 'vitest';
import { requestViolations } from '../../../tests/support/described-calls.ts';
import { calls } from '../../scripts/describe/description.ts';
import { INVOCATIONS, SENT } from './invocations.ts';

const modules = import.meta.glob<Record<string, unknown>>(
  ['../../../src/contract/calls/*.api.ts', '../../../src/contract/{configuration,translations}.ts'],
  { eager: true },
);
const functions = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter((value) => typeof value === 'function');

const unique = new Map(SENT.map((call) => [JSON.stringify([call.method, call.path, call.body]), call]));

test('every function that makes a call is checked', () => {
  expect(functions.length).toBeGreaterThan(10);
  expect(new Set(functions.map(({ name }) => name))).toEqual(new Set(INVOCATIONS.map(([{ name }]) => name)));
});

test('every described call is made', () => {
  const made = SENT.map(({ operation }) => operation.operationId);
  expect([...new Set(made)].sort()).toEqual(calls.map(({ operationId }) => operationId).sort());
});

test.each([...unique.values()])('$method $path sends what the description allows', ({ match, body }) => {
  expect(requestViolations(match, new Headers(), body)).toEqual([]);
});
