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
  events: (element: Element) => element.events.map((name) => `- \`${name}\``),
};

type LinesOf = (element: Element) => string[];

/** What several elements have is described once. */
const shared = Object.values(KINDS).map((linesOf) => {
  const all = elements.flatMap(linesOf);
  return new Set(all.filter((line, index) => all.indexOf(line) < index));
});

const forms = elements.filter(({ parts }) => parts.some(({ name }) => name === 'form'));

/** The lines that all these elements have. */
function commonTo([first, ...more]: readonly Element[], linesOf: LinesOf): string[] {
  return first ? linesOf(first).filter((line) => more.every((each) => linesOf(each).includes(line))) : [];
}

const namesIn = (lines: readonly string[]) => lines.map((line) => /`.*?`/.exec(line)?.[0]).join(', ');

const title = (kind: string) => kind.replace(/^./, (letter) => letter.toUpperCase());

/** What all these elements have, and the elements around them do not. */
const group = (members: readonly Element[], around: readonly Element[] = []) =>
  Object.entries(KINDS)
    .map(([kind, linesOf]) => {
      const known = commonTo(around, linesOf);
      const names = namesIn(commonTo(members, linesOf).filter((line) => !known.includes(line)));
      return names && `- [${title(kind)}](#${kind}): ${names}\n`;
    })
    .join('');

/** What several elements have is only named, and not again what the groups at the start have. */
function itemsOf(element: Element): string {
  return Object.entries(KINDS)
    .map(([kind, linesOf], index) => {
      const known = commonTo(forms.includes(element) ? forms : elements, linesOf);
      const lines = linesOf(element).filter((line) => !known.includes(line));
      const own = lines.filter((line) => kind !== 'events' && !shared[index]?.has(line));
      const others = namesIn(lines.filter((line) => !own.includes(line)));
      if (lines.length === 0) return '';
      return `[${title(kind)}](#${kind}):${others && ` ${others}`}\n\n${own.length > 0 ? `${own.join('\n')}\n\n` : ''}`;
    })
    .join('');
}

const elementSection = (element: Element) =>
  `## \`<${element.tag}>\`

${element.description}

${itemsOf(element)}`;

const body = `${elements.map(elementSection).join('')}${['attributes', 'slots', 'parts']
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
    ({ name, description, syntax, default: initial }) =>
      `- \`${name}: ${initial}\`, \`${syntax}\`: ${description}`,
  ),
)}`;

export const elementsDocument = `# Elements

For people who embed the elements. A page can rely on everything listed here; everything else can change at any time.
\`npm run api\` writes this page from \`elements/\`, \`src/app/element/attributes.ts\` and \`src/services/host-events.ts\`.

Every element has:

${group(elements)}
An element with a form, ${namesIn(forms.map(({ tag }) => `\`<${tag}>\``))}, also has:

${group(forms, elements)}
${body.trimEnd()}\n`;
