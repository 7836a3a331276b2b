import { expect, test } from 'vitest';
import { readManifest } from '../../../demo/playground/manifest.ts';

test('a manifest is read into elements with attributes and events', () => {
  const theme = { name: 'theme', description: 'The theme.' };
  const property = { name: '--x-accent', description: 'The accent.', syntax: '<color>' };
  const parts = [{ name: 'title', description: 'The title.' }];
  const declaration = {
    tagName: 'x-form',
    description: 'A form.',
    attributes: [
      { ...theme, default: 'auto', type: { text: "'auto' | 'light' | 'dark'" } },
      { name: 'email', description: 'The address.', type: { text: 'string' } },
    ],
    events: [{ name: 'x-done' }],
    cssParts: parts,
    cssProperties: [{ ...property, default: 'red' }],
  };
  expect(readManifest({ modules: [{ declarations: [declaration] }] })).toEqual([
    {
      tag: 'x-form',
      description: 'A form.',
      attributes: [
        { ...theme, fallback: 'auto', values: ['auto', 'light', 'dark'] },
        { name: 'email', description: 'The address.', fallback: '', values: [] },
      ],
      events: ['x-done'],
      parts,
      properties: [{ ...property, fallback: 'red' }],
    },
  ]);
});
