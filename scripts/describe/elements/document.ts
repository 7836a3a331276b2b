/* The content of docs/elements.md. `npm run api` writes the file. */
import type { Documented } from './declarations.ts';
import { customProperties, type Element, elements, events, functions } from './interface.ts';

const item = ({ name, description }: Documented) => `- \`${name}\`: ${description}`;

const listed = (title: string, items: readonly string[]) =>
  items.length > 0 ? `${title}\n\n${items.join('\n')}\n\n` : '';

const functionItem = (each: (typeof functions.trust)[number]) => `${item(each)} Type: \`${each.type}\``;

const attributes = (element: Element) =>
  element.attributes.map((attribute) => {
    const values =
      attribute.values.length > 0
        ? ` One of ${attribute.values.map((value) => `\`${value}\``).join(', ')}.`
        : '';
    const initial = attribute.default ? ` Default: ${attribute.default}.` : '';
    return `${item(attribute)}${values}${initial}`;
  });

const elementSection = (element: Element) =>
  `## \`<${element.tag}>\`

${element.description}

${listed('### Attributes', attributes(element))}${listed(
  '### Events',
  element.events.map((name) => `- \`${name}\``),
)}${listed('### Slots', element.slots.map(item))}${listed('### Parts', element.parts.map(item))}`;

const body = `${elements.map(elementSection).join('')}${listed(
  '## Events',
  events.map((event) => `${item(event)} Detail: \`${event.detail}\``),
)}${listed('## Functions of `login-portal/trust`', functions.trust.map(functionItem))}${listed(
  '## Functions of `login-portal/texts`',
  functions.texts.map(functionItem),
)}${listed(
  '## Custom properties',
  customProperties.map(
    (property) => `${item(property)} \`${property.syntax}\`, default: \`${property.default}\``,
  ),
)}`;

export const elementsDocument = `# Elements

For people who embed the elements. A page can rely on everything listed here; everything else can change at any time.

\`npm run api\` writes this page from \`elements/\`, \`src/app/element/attributes.ts\` and \`src/services/host-events.ts\`.

${body.trimEnd()}\n`;
