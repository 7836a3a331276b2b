/* The type declarations of the package. */
import en from '../../../locales/en.json' with { type: 'json' };
import { LOCALES } from '../../../src/i18n/locale.ts';
import { camelCase } from '../../../src/kit/camel-case.ts';
import { attributeType, className, GENERATED, lines } from './format.ts';
import { frameworkTypes } from './framework-types.ts';
import { customProperties, type Element, elements, events, functions, reactEvents } from './interface.ts';

/** The types for modules by name. */
const moduleTypes: Record<string, string> = {
  'events.d.ts': eventTypes(),
  ...Object.fromEntries(elements.map((element) => [`${element.tag}.d.ts`, elementTypes(element)])),
  'trust.d.ts': `${GENERATED}
${functionTypes(functions.trust)}`,
  'texts.d.ts': `${GENERATED}
/** The languages of the portal. */
export type Locale = ${LOCALES.map((locale) => `'${locale}'`).join(' | ')};

/** The texts of the portal, in English. */
export type TextKey = ${Object.keys(en)
    .map((key) => `\n  | ${JSON.stringify(key)}`)
    .join('')};

/** Texts by their English text. */
export type Texts = { readonly [Key in TextKey]?: string };

${functionTypes(functions.texts)}`,
  'index.d.ts': `${GENERATED}
export type { PortalEvents } from './events.js';
${lines(elements.map(({ tag }) => `export type { ${className(tag)} } from './${tag}.js';`))}
/** What a style sheet may set anywhere above an element. */
export type CustomProperty = ${customProperties.map(({ name }) => `'${name}'`).join(' | ')};
`,
  'portal.d.ts': `${GENERATED}
${lines(elements.map(({ tag }) => `import './${tag}.js';`))}`,
  ...frameworkTypes,
  'react-events.d.ts': `${GENERATED}
import type { PortalEvents } from './events.js';

type Listeners = { [Name in keyof PortalEvents]?: (event: CustomEvent<PortalEvents[Name]>) => void };

${lines(reactEvents.map(({ name, description }) => `/** ${description} */\nexport declare const ${name}: (listeners: Listeners) => (element: HTMLElement | null) => void;`))}`,
};

/** The files of dist/types/ by name. TypeScript in CommonJS can import the types of React and Vue, and what those import. */
export const typeFiles: Record<string, string> = {
  ...moduleTypes,
  ...Object.fromEntries(
    ['events', 'index', 'react', 'vue', ...elements.map(({ tag }) => tag)].map((name) => [
      `${name}.d.cts`,
      moduleTypes[`${name}.d.ts`]?.replace(/(?<= '\.\/[\w-]+)\.js(?=')/g, '.cjs') ?? '',
    ]),
  ),
};

function functionTypes(listed: typeof functions.trust): string {
  return lines(
    listed.map(
      ({ name, description, type }) => `/** ${description} */\nexport declare const ${name}: ${type};`,
    ),
  );
}

function eventTypes(): string {
  return `${GENERATED}
/** Details of the events, by name. */
export interface PortalEvents {
${lines(
  events.map(({ name, description, detail }) => `/** ${description} */\n'${name}': ${detail};`),
  '  ',
)}}

declare global {
  /** They bubble and are composed: an element hears its own, and the document hears all. */
  interface GlobalEventHandlersEventMap {
${lines(
  events.map(({ name }) => `'${name}': CustomEvent<PortalEvents['${name}']>;`),
  '    ',
)}  }
}
`;
}

function elementTypes({ tag, description, attributes }: Element): string {
  const name = className(tag);
  const properties = attributes.map((attribute) => {
    return `/** ${attribute.description} */\n${camelCase(attribute.name)}: ${attributeType(attribute)} | null;`;
  });
  return `${GENERATED}
import './events.js';

/** ${description} */
export interface ${name} extends HTMLElement {
${lines(properties, '  ')}}

declare global {
  interface HTMLElementTagNameMap {
    '${tag}': ${name};
  }
}
`;
}
