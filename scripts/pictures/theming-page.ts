/* docs/theming.md: every custom property and every part with its picture. The words are those of the declarations. */
import { customProperties, elements } from '../api/public-api.ts';

export const FOLDER = 'docs/theming';

/** The parts of all elements, each once. */
export const parts = [
  ...new Map(elements.flatMap((element) => element.parts.map((part) => [part.name, part]))).values(),
];

export const properties = customProperties;

/** The file of a picture, by the name of what it shows. */
export const pictureOf = (name: string): string =>
  name.startsWith('--') ? `property-${name.slice('--portal-'.length)}.png` : `part-${name}.png`;

const picture = (name: string) => `![${name}](theming/${pictureOf(name)})`;

const tagsWith = (name: string) =>
  elements
    .filter((element) => element.parts.some((part) => part.name === name))
    .map(({ tag }) => `\`<${tag}>\``)
    .join(' ');

export const themingPage = `# Theming

Two ways to your own look, and both reach every element: custom properties, set anywhere above the element, and parts, for what
a property does not say. Written by \`npm run api\` from the declarations in \`elements/\`, pictures by \`npm run pictures\`.

## Custom properties

On the left the default, on the right the property changed. A colour may be a \`light-dark()\` pair; without one it is the same
in both themes, and its contrast is yours to check.

${properties
  .map(
    ({ name, description, syntax, default: fallback }) =>
      `### \`${name}\`\n\n${description} \`${syntax}\`, by default \`${fallback}\`.\n\n${picture(name)}\n`,
  )
  .join('\n')}
## Parts

\`login-portal::part(card) { border: 0 }\`: a rule of your page for a block of ours. The outline shows the block.

${parts
  .map(
    ({ name, description }) =>
      `### \`${name}\`\n\n${description} In ${tagsWith(name)}.\n\n${picture(name)}\n`,
  )
  .join('\n')}`;
