import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readJson } from '../../../scripts/build/json.ts';
import { USUAL_DATA } from '../../../tests/support/calls.ts';
import { findOperation, violationsOf } from '../../../tests/support/described-calls.ts';
import {
  dataSchema,
  description,
  operations,
  resolve,
  type Schema,
} from '../../scripts/describe/description.ts';
import { apiDocument } from '../../scripts/describe/document.ts';

const { version } = readJson('package.json');
const texts = Object.keys(readJson('locales/en.json'));

test('server/docs/api.md matches the description', () => {
  expect(readFileSync('server/docs/api.md', 'utf8'), 'run `npm run api`').toBe(apiDocument);
});

test.each(['openapi', 'flows.arazzo'])('api/%s.yaml has the version of the package', (name) => {
  expect(readFileSync(`api/${name}.yaml`, 'utf8')).toContain(`\n  version: ${version}\n`);
});

test('every text in quotation marks is a text of the portal', () => {
  const quoted = [...JSON.stringify(description).matchAll(/“(.*?)”/g)].map(([, text = '']) => text);
  expect(quoted.length).toBeGreaterThan(10);
  expect(
    quoted.filter((text) => text !== 'quotation marks' && !texts.includes(text) && !isPartOfAnError(text)),
  ).toEqual([]);
});

/** The words of a server's message that choose the field. */
const isPartOfAnError = (text: string) => ['invalid voucher', 'email'].includes(text);

test.each(operations.filter((operation) => Object.keys(dataSchema(operation)).length > 0))(
  'the examples of $method $path show every value that an answer can have',
  (operation) => {
    const shown = Object.values(operation.answers['200']?.content?.examples ?? {}).map(({ value }) =>
      JSON.stringify(value),
    );
    for (const value of valuesOf(dataSchema(operation)))
      expect(shown.join()).toContain(JSON.stringify(value));
  },
);

test.each(Object.entries(USUAL_DATA))('the usual reply of the element tests to %s is valid', (call, data) => {
  const [method = '', path = ''] = call.replace('*', 'login/de').split(' ');
  const match = findOperation(method, path);
  expect(match).toBeDefined();
  if (match) expect(violationsOf(dataSchema(match.operation), data)).toEqual([]);
});

/** The values of all enumerations in a schema, except `null`. */
function valuesOf(schema: Schema): unknown[] {
  const { enum: values = [], properties = {}, items } = resolve(schema) as Schema;
  const inner = [...Object.values(properties), ...(items ? [items] : [])].flatMap(valuesOf);
  return [...values, ...inner].filter((value) => value !== null);
}
