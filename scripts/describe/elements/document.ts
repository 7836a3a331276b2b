/* The content of docs/elements.md. `npm run api` writes the file. */
import type { Documented } from './declarations.ts';
import { customProperties, type Element, elements, events, functions } from './interface.ts';

const item = ({ name, description }: Documented) => `- \`${name}\`: ${description}`;

const listed = (title: string, items: readonly string[]) =>
  items.length > 0 ? `${title}\n\n${items.join('\n')}\n\n` : '';

const functionItem = (each: (typeof functions.trust)[number]) => `${item(each)} Type: \`${each.type}\``;

const attributeItem = (attribute: Element['attributes'][number]) => {
  const values =
    attribute.values.length > 0
      ? ` One of ${attribute.values.map((value) => `\`${value}\``).join(', ')}.`
      : '';
  const initial = attribute.default ? ` Default: ${attribute.default}.` : '';
  return `${item(attribute)}${values}${initial}`;
};

const KINDS = {
  attributes: ({ attributes }: Element) => attributes.map(attributeItem),
  slots: ({ slots }: Element) => slots.map(item),
  parts: ({ parts }: Element) => parts.map(item),
};

/** What several elements have is described once. */
const shared = Object.values(KINDS).map((itemsOf) => {
  const all = elements.flatMap(itemsOf);
  return new Set(all.filter((line, index) => all.indexOf(line) < index));
});

const title = (kind: string) => kind.replace(/^./, (letter) => letter.toUpperCase());

const nameIn = (line: string) => /`.*?`/.exec(line)?.[0] ?? '';

/** What several elements have is only named. */
function itemsOf(element: Element): string {
  return Object.entries(KINDS)
    .map(([kind, itemsOf], index) => {
      const lines = itemsOf(element);
      const own = lines.filter((line) => !shared[index]?.has(line));
      const others = lines.filter((line) => shared[index]?.has(line)).map(nameIn);
      if (lines.length === 0) return '';
      const named =
        others.length > 0 ? `[${title(kind)}](#${kind}): ${others.join(', ')}` : `${title(kind)}:`;
      return `${named}\n\n${own.length > 0 ? `${own.join('\n')}\n\n` : ''}`;
    })
    .join('');
}

const elementSection = (element: Element) =>
  `## \`<${element.tag}>\`

${element.description}

${itemsOf(element)}[Events](#events): ${element.events.map((name) => `\`${name}\``).join(', ')}

`;

const body = `${elements.map(elementSection).join('')}${Object.keys(KINDS)
  .map((kind, index) => listed(`## ${title(kind)}`, [...(shared[index] ?? [])]))
  .join('')}${listed(
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

For people who embed the elements. A page can rely on everything listed here; everything else can change at any time. The sections
of the elements name what several have, and describe the rest.

\`npm run api\` writes this page from \`elements/\`, \`src/app/element/attributes.ts\` and \`src/services/host-events.ts\`.

${body.trimEnd()}\n`;
