/* The elements and their attributes, from the built manifest. */

interface Declaration {
  tagName?: string;
  attributes?: { name: string }[];
}

const manifest: { modules: { declarations: Declaration[] }[] } = await (
  await fetch('/dist/custom-elements.json')
).json();

const elements = manifest.modules
  .flatMap(({ declarations }) => declarations)
  .flatMap(({ tagName, attributes = [] }) =>
    tagName ? [{ tag: tagName, attributes: attributes.map(({ name }) => name) }] : [],
  );

export const TAGS: readonly string[] = elements.map(({ tag }) => tag);

export const ATTRIBUTES: readonly string[] = [
  ...new Set(elements.flatMap(({ attributes }) => attributes)),
].sort();

/** The elements with a form: the portal and the widgets. */
export const FORM_TAGS: readonly string[] = elements
  .filter(({ attributes }) => attributes.includes('email'))
  .map(({ tag }) => tag);

export const WIDGET_TAGS: readonly string[] = FORM_TAGS.filter((tag) => tag !== 'login-portal');
