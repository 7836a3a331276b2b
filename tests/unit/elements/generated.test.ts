import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { customElements } from '../../../scripts/describe/elements/custom-elements.ts';
import { elementsDocument } from '../../../scripts/describe/elements/document.ts';
import { vscodeCss, vscodeHtml, webTypes } from '../../../scripts/describe/elements/editors.ts';
import { customProperties, elements, events } from '../../../scripts/describe/elements/interface.ts';
import { typeFiles } from '../../../scripts/describe/elements/types.ts';

const names = (list: readonly { name: string }[]) => list.map(({ name }) => name);

describe.each(elements)('<$tag>', (element) => {
  const { tag, attributes, parts, slots } = element;
  const properties = names(customProperties);

  test('is complete in the custom elements manifest', () => {
    const declaration = customElements.modules
      .flatMap((module) => module.declarations)
      .find(({ tagName }) => tagName === tag);
    expect(names(declaration?.attributes ?? [])).toEqual(names(attributes));
    expect(declaration?.members.map((member) => member.attribute)).toEqual(names(attributes));
    expect(names(declaration?.events ?? []).sort()).toEqual([...element.events].sort());
    expect(names(declaration?.cssParts ?? [])).toEqual(names(parts));
    expect(names(declaration?.slots ?? [])).toEqual(names(slots));
    expect(names(declaration?.cssProperties ?? [])).toEqual(properties);
  });

  test('is complete in the VS Code data', () => {
    const found = vscodeHtml.tags.find(({ name }) => name === tag);
    expect(names(found?.attributes ?? [])).toEqual(names(attributes));
    expect(names(vscodeCss.pseudoElements)).toEqual(
      expect.arrayContaining(parts.map(({ name }) => `::part(${name})`)),
    );
    expect(names(vscodeCss.properties)).toEqual(properties);
  });

  test('is complete in the web-types', () => {
    const { elements: all } = webTypes('login-portal', '1.0.0').contributions.html;
    const found = all.find(({ name }) => name === tag);
    expect(names(found?.attributes ?? [])).toEqual(names(attributes));
    expect(names(found?.js.events ?? []).sort()).toEqual([...element.events].sort());
    expect(names(found?.css.parts ?? [])).toEqual(names(parts));
    expect(names(found?.slots ?? [])).toEqual(names(slots));
  });

  test.each(['react.d.ts', 'vue.d.ts', 'svelte.d.ts'])('has a typed tag in %s', (file) => {
    expect(typeFiles[file]).toContain(`'${tag}': `);
  });
});

test('every event has a typed detail', () => {
  for (const { name, detail } of events) expect(typeFiles['events.d.ts']).toContain(`'${name}': ${detail};`);
});

test('docs/elements.md matches the declarations', () => {
  expect(readFileSync('docs/elements.md', 'utf8'), 'run `npm run api`').toBe(elementsDocument);
});
