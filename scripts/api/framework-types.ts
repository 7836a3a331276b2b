/* Types of the tags, for the frameworks that know such: a project takes the file of its own framework. */
import { type Element, elements } from './public-api.ts';
import { attributeType, className, GENERATED, lines } from './format.ts';

const all = `import type { ${elements.map(({ tag }) => className(tag)).join(', ')} } from './index.js';`;

const attributeLines = ({ attributes }: Element) =>
  attributes.map(
    (attribute) =>
      `/** ${attribute.description} */\n'${attribute.name}'?: ${attributeType(attribute)} | undefined;`,
  );

const listenerLines = ({ tag, events: names }: Element) =>
  names.map(
    (name) =>
      `'on${name}'?: ((event: CustomEvent<PortalEvents['${name}']> & { currentTarget: ${className(tag)} }) => void) | undefined;`,
  );

/** React 19 listens to a custom element's event where the prop is `on` and the event's very name. */
export function reactTypes(): string {
  const tags = elements.map(
    (element) =>
      `'${element.tag}': React.DetailedHTMLProps<React.HTMLAttributes<${className(element.tag)}>, ${className(element.tag)}> & {
${lines([...attributeLines(element), ...listenerLines(element)], '  ')}};`,
  );
  return `${GENERATED}
import type * as React from 'react';
import type { PortalEvents } from './events.js';
${all}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
${lines(tags, '      ')}    }
  }
}
`;
}

export function vueTypes(): string {
  const tags = elements.map(
    (element) => `'${element.tag}': new () => ${className(element.tag)} & {
  /** For templates only: an element has no such property. */
  $props: HTMLAttributes & {
${lines(attributeLines(element), '    ')}  };
  $emit: Emit<${element.events.map((name) => `'${name}'`).join(' | ')}>;
};`,
  );
  return `${GENERATED}
import type { HTMLAttributes } from 'vue';
import type { PortalEvents } from './events.js';
${all}

type Emit<Names extends keyof PortalEvents> = {
  [Name in Names]: (event: Name, payload: CustomEvent<PortalEvents[Name]>) => void;
}[Names];

declare module 'vue' {
  interface GlobalComponents {
${lines(tags, '    ')}  }
}
`;
}

export function svelteTypes(): string {
  const tags = elements.map(
    (element) => `'${element.tag}': HTMLAttributes<${className(element.tag)}> & {
${lines([...attributeLines(element), ...listenerLines(element)], '  ')}};`,
  );
  return `${GENERATED}
import type { HTMLAttributes } from 'svelte/elements';
import type { PortalEvents } from './events.js';
${all}

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
${lines(tags, '    ')}  }
}
`;
}
