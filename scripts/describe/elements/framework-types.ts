/* Types of the tags for frameworks. A project imports the file of its framework. */

import { attributeType, className, GENERATED, lines } from './format.ts';
import { type Element, elements } from './interface.ts';

interface Framework {
  /** Its types that the others refer to. */
  imports: string;
  helpers?: string;
  /** Where it looks for the types of tags. */
  scopes: readonly string[];
  typeOf(element: Element): string;
}

const LISTENER = 'type Listener<Event> = (event: Event) => void;';

/** What any element accepts, and the attributes and events of the tag. `base` is a type for the class of an element. */
const tag =
  (base: (name: string) => string, listeners: (element: Element) => string[] = listenerLines) =>
  (element: Element) =>
    block(`${base(className(element.tag))} &`, [...attributeLines(element), ...listeners(element)]);

const htmlAttributes = (name: string) => `HTMLAttributes<${name}>`;

const JSX = ['namespace JSX', 'interface IntrinsicElements'];

const FRAMEWORKS: Readonly<Record<string, Framework>> = {
  // In React 19 the prop for a custom event is `on` followed by the exact event name.
  react: {
    imports: `import type * as React from 'react';`,
    helpers: `/**
 * React 18 ignores these props, and React 19 does on a page that the server has rendered, until it renders the element again:
 * https://github.com/facebook/react/issues/35446. The function of \`login-portal/react-events\` works everywhere.
 */
type Listener<Event> = typeof React extends { useActionState: unknown } ? (event: Event) => void : never;`,
    scopes: [`declare module 'react'`, ...JSX],
    typeOf: tag((name) => `React.DetailedHTMLProps<React.HTMLAttributes<${name}>, ${name}>`),
  },
  vue: {
    imports: `import type { HTMLAttributes } from 'vue';`,
    helpers: `/** One overload for each event. Vue would find no event in a union of functions. */
type Emit<Names extends keyof PortalEvents> = {
  [Name in Names]: (overload: (event: Name, payload: CustomEvent<PortalEvents[Name]>) => void) => void;
}[Names] extends (overloads: infer Overloads) => void
  ? Overloads
  : never;`,
    scopes: [`declare module 'vue'`, 'interface GlobalComponents'],
    typeOf: (element) =>
      block(`new () => ${className(element.tag)} &`, [
        '/** For templates only: an element has no such property. */',
        `${block('$props: HTMLAttributes &', attributeLines(element))};`,
        `$emit: Emit<${element.events.map((name) => `'${name}'`).join(' | ')}>;`,
      ]),
  },
  svelte: {
    imports: `import type { HTMLAttributes } from 'svelte/elements';`,
    helpers: LISTENER,
    scopes: [`declare module 'svelte/elements'`, 'interface SvelteHTMLElements'],
    typeOf: tag(htmlAttributes),
  },
  preact: {
    imports: `import type { HTMLAttributes } from 'preact';`,
    helpers: LISTENER,
    scopes: [`declare module 'preact'`, ...JSX],
    typeOf: tag(htmlAttributes),
  },
  // The prop for a custom event is `on:` followed by the exact event name.
  solid: {
    imports: `import type { JSX } from 'solid-js';`,
    scopes: [`declare module 'solid-js'`, ...JSX],
    typeOf: tag(
      (name) => `JSX.HTMLAttributes<${name}>`,
      (element) =>
        listenerLines(
          element,
          'on:',
          (event) => `JSX.EventHandlerWithOptionsUnion<${className(element.tag)}, ${event}>`,
        ),
    ),
  },
  // Without listeners: Qwik 1 does not deliver events with a hyphen in their names.
  qwik: {
    imports: `import type { HTMLAttributes } from '@builder.io/qwik';`,
    scopes: [`declare module '@builder.io/qwik'`, 'namespace QwikJSX', 'interface IntrinsicElements'],
    typeOf: tag(htmlAttributes, () => []),
  },
};

const block = (head: string, body: readonly string[]) => `${head} {\n${lines(body, '  ')}}`;

const attributeLines = ({ attributes }: Element) =>
  attributes.map(
    (attribute) =>
      `/** ${attribute.description} */\n'${attribute.name}'?: ${writtenType(attribute)} | undefined;`,
  );

/** In a template, the id of a campaign or a group may be a number, as in a database, and a language may have a region. */
function writtenType(attribute: Element['attributes'][number]): string {
  if (attribute.name.endsWith('-id')) return 'string | number';
  const type = attributeType(attribute);
  return attribute.name === 'locale' ? `${type} | \`\${${type}}-\${string}\`` : type;
}

function listenerLines(
  { tag, events }: Element,
  prefix = 'on',
  type = (event: string) => `Listener<${event} & { currentTarget: ${className(tag)} }>`,
): string[] {
  return events.map(
    (name) => `'${prefix}${name}'?: ${type(`CustomEvent<PortalEvents['${name}']>`)} | undefined;`,
  );
}

function typesOf({ imports, helpers, scopes, typeOf }: Framework): string {
  const tags = elements.map((element) => `'${element.tag}': ${typeOf(element)};`).join('\n');
  const declaration = scopes.reduceRight((body, scope) => block(scope, [body]), tags);
  const body = [helpers, declaration].filter(Boolean).join('\n\n');
  const events = body.includes('PortalEvents') ? `import type { PortalEvents } from './events.js';\n` : '';
  const classes = elements.map((element) => className(element.tag)).join(', ');
  return `${GENERATED}\n${imports}\n${events}import type { ${classes} } from './index.js';\n\n${body}\n`;
}

/** The files by name. */
export const frameworkTypes = Object.fromEntries(
  Object.entries(FRAMEWORKS).map(([name, framework]) => [`${name}.d.ts`, typesOf(framework)]),
);
