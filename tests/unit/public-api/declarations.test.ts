import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { customProperties, elements } from '../../../scripts/api/public-api.ts';
import { elementTags } from '../../../scripts/elements.ts';
import { usedBy, usedProperties } from './used-names.ts';

const names = (list: readonly { name: string }[]) => list.map(({ name }) => name).sort();

describe.each(elements)('<$tag>', ({ tag, parts, slots }) => {
  test('declares the parts its modules draw, and no other', () => {
    expect(names(parts)).toEqual(usedBy(`elements/${tag}.ts`, 'part'));
  });

  test('declares the slots its modules have, and no other', () => {
    expect(names(slots)).toEqual(usedBy(`elements/${tag}.ts`, 'slot'));
  });

  test('is in a file of its name, and in the one file', () => {
    expect(elementTags).toContain(tag);
    expect(readFileSync('elements/all.ts', 'utf8')).toContain(`import './${tag}.ts';`);
  });
});

test('the custom properties that are declared are those that are read', () => {
  const used = new Set(usedProperties.map(({ name }) => name));
  expect(names(customProperties)).toEqual([...used].sort());
});

test('custom properties are read in one place, where their defaults stand', () => {
  expect(new Set(usedProperties.map(({ file }) => file))).toEqual(new Set(['src/ui/tokens.css']));
});

test('defaults say what they are without a name of Open Props', () => {
  const indirect = customProperties.filter((property) => /var\((?!--portal-)/.test(property.default));
  expect(indirect).toEqual([]);
});
