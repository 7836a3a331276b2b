import { array, enums, number, record, type Struct, string, type, unknown, validate } from 'superstruct';
import { expect, test } from 'vitest';
import { explain } from '../../../src/api/explain.ts';
import { Id, nullish } from '../../../src/api/structs.ts';

const Data = type({
  action: enums(['portal', 'admin']),
  survey: nullish(array(type({ raw: nullish(array(number())) }))),
  texts: nullish(record(string(), string())),
  id: nullish(Id),
});
const SECRET = 'Expected Ada, but received: -- Lovelace';

function explanation(value: unknown, struct: Struct<unknown> = Data as unknown as Struct<unknown>) {
  const [error] = validate(value, struct);
  const [failure] = error?.failures() ?? [];
  return failure && explain(failure, struct);
}

test.each<[unknown, string]>([
  [{}, 'data.action is of type undefined. Expected one of `"portal","admin"`'],
  [{ action: SECRET }, 'data.action is of type string. Expected one of `"portal","admin"`'],
  [{ action: null }, 'data.action is of type null. Expected one of `"portal","admin"`'],
  [{ action: 'admin', survey: SECRET }, 'data.survey is of type string. Expected an array value'],
  [
    { action: 'admin', survey: [{}, { raw: SECRET }] },
    'data.survey[].raw is of type string. Expected an array value',
  ],
  [
    { action: 'admin', survey: [{ raw: [1, [2]] }] },
    'data.survey[].raw[] is of type array. Expected a number',
  ],
  [{ action: 'admin', texts: { [SECRET]: 7 } }, 'data.texts.* is of type number. Expected a string'],
  [
    { action: 'admin', id: { [SECRET]: SECRET } },
    'data.id is of type object. Expected the value to satisfy a union of `string | number`',
  ],
  [[SECRET], 'data is of type array. Expected an object'],
  [undefined, 'data is of type undefined. Expected an object'],
])('the data %j is explained by: %s', (value, expected) => {
  expect(explanation(value)).toBe(expected);
});

test('a key of the server that has the name of an inherited property is not shown', () => {
  const Texts = record(string(), string()) as unknown as Struct<unknown>;
  expect(explanation({ constructor: 7 }, Texts)).toBe('data.* is of type number. Expected a string');
});

test('data that matches has no explanation', () => {
  expect(explanation({ action: 'admin' })).toBeUndefined();
  expect(explanation(SECRET, unknown() as Struct<unknown>)).toBeUndefined();
});
