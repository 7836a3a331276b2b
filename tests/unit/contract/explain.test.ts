import { type Struct, unknown, validate } from 'superstruct';
import { expect, test } from 'vitest';
import { explain } from '../../../src/contract/explain.ts';
import { fields, flag, id, list, maybe, oneOf, texts } from '../../../src/contract/structs.ts';

const Data = fields({
  action: oneOf(['portal', 'admin']),
  survey: maybe(list(fields({ raw: maybe(list(flag)) }))),
  texts: maybe(texts),
  id: maybe(id),
});
const SECRET = 'Expected Ada, but received: -- Lovelace';
const withRaw = (raw: unknown) => ({ action: 'admin', survey: [{}, { raw }] });

function explanation(value: unknown, struct: Struct<unknown> = Data as unknown as Struct<unknown>) {
  const [error] = validate(value, struct);
  const [failure] = error?.failures() ?? [];
  return failure && explain(failure, struct);
}

test.each<[unknown, string]>([
  [{}, 'data.action is of type undefined. Expected one of portal, admin'],
  [{ action: SECRET }, 'data.action is of type string. Expected one of portal, admin'],
  [{ action: null }, 'data.action is of type null. Expected one of portal, admin'],
  [{ action: 'admin', survey: SECRET }, 'data.survey is of type string. Expected an array'],
  [withRaw(SECRET), 'data.survey[].raw is of type string. Expected an array'],
  [withRaw([true, [2]]), 'data.survey[].raw[] is of type array. Expected a boolean'],
  [{ action: 'admin', texts: { [SECRET]: 7 } }, 'data.texts.* is of type number. Expected a string'],
  [{ action: 'admin', id: { [SECRET]: SECRET } }, 'data.id is of type object. Expected a string or number'],
  [[SECRET], 'data is of type array. Expected an object'],
  [undefined, 'data is of type undefined. Expected an object'],
])('the data %j is explained by: %s', (value, expected) => {
  expect(explanation(value)).toBe(expected);
});

test('a key of the server that has the name of an inherited property is not shown', () => {
  expect(explanation({ constructor: 7 }, texts as unknown as Struct<unknown>)).toBe(
    'data.* is of type number. Expected a string',
  );
});

test('data that matches has no explanation', () => {
  expect(explanation({ action: 'admin' })).toBeUndefined();
  expect(explanation(SECRET, unknown() as Struct<unknown>)).toBeUndefined();
});
