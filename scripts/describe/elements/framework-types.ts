/* Types of the tags for frameworks. A project imports the file of its framework. */

import { attributeType, className, GENERATED, lines } from './format.ts';
import { type Element, elements } from './interface.ts';

const all = `import type { ${elements.map(({ tag }) => className(tag)).join(', ')} } from './index.js';`;

const attributeLines = ({ attributes }: Element) =>
  attributes.map(
    (attribute) =>
      `/** ${attribute.description} */\n'${attribute.name}'?: ${writtenType(attribute)} | undefined;`,
  );

/** In a template, the id of a campaign or a group may be a number, as in a database. */
const writtenType = (attribute: Element['attributes'][number]) =>
  attribute.name.endsWith('-id') ? 'string | number' : attributeType(attribute);

/** `prop` writes the name of an event as the framework expects it. */
const listenerLines = (
  { tag, events: names }: Element,
  prop = (name: string) => `on${name}`,
  type = (event: string) => `Listener<${event} & { currentTarget: ${className(tag)} }>`,
) => names.map((name) => `'${prop(name)}'?: ${type(`CustomEvent<PortalEvents['${name}']>`)} | undefined;`);

/** In React 19 the prop for a custom event is `on` followed by the exact event name. */
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

/**
 * React 18 ignores these props, and React 19 does on a page that the server has rendered, until it renders the element again:
 * https://github.com/facebook/react/issues/35446. The function of \`login-portal/react-events\` works everywhere.
 */
type Listener<Event> = typeof React extends { useActionState: unknown } ? (event: Event) => void : never;

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

/** One overload for each event. Vue would find no event in a union of functions. */
type Emit<Names extends keyof PortalEvents> = {
  [Name in Names]: (overload: (event: Name, payload: CustomEvent<PortalEvents[Name]>) => void) => void;
}[Names] extends (overloads: infer Overloads) => void
  ? Overloads
  : never;

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

type Listener<Event> = (event: Event) => void;

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
${lines(tags, '    ')}  }
}
`;
}

export function preactTypes(): string {
  const tags = elements.map(
    (element) => `'${element.tag}': HTMLAttributes<${className(element.tag)}> & {
${lines([...attributeLines(element), ...listenerLines(element)], '  ')}};`,
  );
  return `${GENERATED}
import type { HTMLAttributes } from 'preact';
import type { PortalEvents } from './events.js';
${all}

type Listener<Event> = (event: Event) => void;

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements {
${lines(tags, '      ')}    }
  }
}
`;
}

/** The prop for a custom event is `on:` followed by the exact event name. */
export function solidTypes(): string {
  const tags = elements.map((element) => {
    const name = className(element.tag);
    const listeners = listenerLines(
      element,
      (event) => `on:${event}`,
      (event) => `JSX.EventHandlerWithOptionsUnion<${name}, ${event}>`,
    );
    return `'${element.tag}': JSX.HTMLAttributes<${name}> & {
${lines([...attributeLines(element), ...listeners], '  ')}};`;
  });
  return `${GENERATED}
import type { JSX } from 'solid-js';
import type { PortalEvents } from './events.js';
${all}

declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements {
${lines(tags, '      ')}    }
  }
}
`;
}

/** Without listeners: Qwik 1 does not deliver events with a hyphen in their names. */
export function qwikTypes(): string {
  const tags = elements.map(
    (element) => `'${element.tag}': HTMLAttributes<${className(element.tag)}> & {
${lines(attributeLines(element), '  ')}};`,
  );
  return `${GENERATED}
import type { HTMLAttributes } from '@builder.io/qwik';
${all}

declare module '@builder.io/qwik' {
  namespace QwikJSX {
    interface IntrinsicElements {
${lines(tags, '      ')}    }
  }
}
`;
}
