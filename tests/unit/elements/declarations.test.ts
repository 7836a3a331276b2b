import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { elementTags } from '../../../scripts/build/element-tags.ts';
import { customProperties, elements } from '../../../scripts/describe/elements/interface.ts';
import { usedBy, usedProperties } from './used-names.ts';

const names = (list: readonly { name: string }[]) => list.map(({ name }) => name).sort();

describe.each(elements)('<$tag>', ({ tag, attributes, parts, slots }) => {
  /** Every element could load it, but only those with the attribute show it. */
  const hasCaptcha = attributes.some(({ name }) => name === 'captcha');
  const notShown = hasCaptcha ? undefined : /\/captcha-field\.tsx$/;

  test('declares exactly the parts its modules render', () => {
    expect(names(parts)).toEqual(usedBy(`elements/${tag}.ts`, 'part', notShown));
  });

  test('declares exactly the slots its modules render', () => {
    expect(names(slots)).toEqual(usedBy(`elements/${tag}.ts`, 'slot'));
  });

  test('has a file with its name', () => {
    expect(elementTags).toContain(tag);
  });
});

const withinTicks = (text: string) => Array.from(text.matchAll(/`<([\w-]+)>`/g), ([, tag]) => tag);

test('the table of README.md has every element', () => {
  const rows = readFileSync('README.md', 'utf8').match(/^\| `<[\w-]+>` *\|/gm) ?? [];
  expect(withinTicks(rows.join('')).sort()).toEqual([...elementTags].sort());
});

test('docs/embedding.md lists every element that has a fragment', () => {
  const page = readFileSync('docs/embedding.md', 'utf8');
  const [, list = ''] = /declarative\sshadow\sroot\]\(\S*\),\sfor\s([^.]*)\./.exec(page) ?? [];
  const withEmail = elements.filter(({ attributes }) => names(attributes).includes('email'));
  const tags = withEmail.map(({ tag }) => tag).filter((tag) => tag !== 'login-portal');
  expect(withinTicks(list).sort()).toEqual(tags.sort());
});

test('the declared custom properties are exactly those in use', () => {
  const used = new Set(usedProperties.map(({ name }) => name));
  expect(names(customProperties)).toEqual([...used].sort());
});

test('custom properties are only read in tokens.css, next to their defaults', () => {
  expect(new Set(usedProperties.map(({ file }) => file))).toEqual(new Set(['src/ui/tokens.css']));
});

test('defaults are values, not Open Props variables', () => {
  const indirect = customProperties.filter((property) => /var\((?!--portal-)/.test(property.default));
  expect(indirect).toEqual([]);
});
