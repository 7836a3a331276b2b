import { expect, test } from 'vitest';
import { readManifest } from '../../../demo/site/playground/manifest.ts';

test('a manifest is read into elements with attributes and events', () => {
  const attributes = [
    {
      name: 'theme',
      description: 'The theme.',
      default: 'auto',
      type: { text: "'auto' | 'light' | 'dark'" },
    },
    { name: 'open', type: { text: 'boolean' } },
    { name: 'email', type: { text: 'string' } },
  ];
  const declaration = {
    tagName: 'x-form',
    description: 'A form.',
    attributes,
    events: [{ name: 'x-done' }],
    cssParts: [{ name: 'title', description: 'The title.' }],
    cssProperties: [{ name: '--x-accent', description: 'The accent.', default: 'red', syntax: '<color>' }],
  };
  const typed = { values: [], isBoolean: false, description: '', fallback: '' };
  expect(readManifest({ modules: [{ declarations: [declaration, {}] }] })).toEqual([
    {
      tag: 'x-form',
      description: 'A form.',
      attributes: [
        {
          ...typed,
          name: 'theme',
          description: 'The theme.',
          fallback: 'auto',
          values: ['auto', 'light', 'dark'],
        },
        { ...typed, name: 'open', isBoolean: true },
        { ...typed, name: 'email' },
      ],
      events: ['x-done'],
      parts: [{ name: 'title', description: 'The title.' }],
      properties: [{ name: '--x-accent', description: 'The accent.', fallback: 'red', syntax: '<color>' }],
    },
  ]);
});
