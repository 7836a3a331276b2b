/* The elements and their attributes, from the built manifest. */
import { readFileSync } from 'node:fs';
import type { AttributeName } from '../../src/app/element/attributes.ts';

interface Manifest {
  modules: { declarations: { tagName?: string; attributes?: { name: AttributeName }[] }[] }[];
}

const manifest: Manifest = JSON.parse(readFileSync('dist/custom-elements.json', 'utf8'));

const attributes = new Map(
  manifest.modules
    .flatMap(({ declarations }) => declarations)
    .flatMap(({ tagName, attributes: all = [] }) =>
      tagName ? [[tagName, all.map(({ name }) => name)] as const] : [],
    ),
);

export const attributesOf = (tag: string): readonly AttributeName[] => attributes.get(tag) ?? [];

/** The elements with an email field. */
export const FORM_TAGS: readonly string[] = [...attributes.keys()].filter((tag) =>
  attributesOf(tag).includes('email'),
);

/** The elements that `dist/fragments/` has as HTML. */
export const FRAGMENT_TAGS = FORM_TAGS.filter((tag) => tag !== 'login-portal');
