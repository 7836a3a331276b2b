/* What the build writes about the public API: types, and a manifest for editors. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { type Attribute, elements, events } from './public-api.ts';

mkdirSync('dist/types', { recursive: true });
writeFileSync('dist/types/index.d.ts', declarations());
writeFileSync('dist/custom-elements.json', `${JSON.stringify(manifest(), null, 2)}\n`);

function declarations(): string {
  const pascal = (tag: string) => `${camel(`-${tag}`)}Element`;
  const property = ({ name, type, values, description }: Attribute) =>
    `  /** ${description} */\n  ${camel(name)}: ${
      type === 'boolean' ? 'boolean' : values.length ? `${union(values)} | null` : 'string | null'
    };\n`;
  const attribute = ({ name, type, values }: Attribute) =>
    `      '${name}'?: ${type === 'boolean' ? 'boolean' : values.length ? union(values) : 'string'};\n`;
  return `// Generated from elements/ and src/host-events.ts.

/** Details of the events, by name. They bubble and are composed. */
export interface PortalEvents {
${events.map(({ name, description, detail }) => `  /** ${description} */\n  '${name}': ${detail};\n`).join('')}}

type Listen<Names extends keyof PortalEvents> = {
  addEventListener<Name extends Names>(
    type: Name,
    listener: (event: CustomEvent<PortalEvents[Name]>) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
};

${elements
  .map(
    ({ tag, description, attributes, events: names }) =>
      `interface ${pascal(tag)}Properties {\n${attributes.map(property).join('')}}\n
/** ${description} */
export type ${pascal(tag)} = HTMLElement & ${pascal(tag)}Properties & Listen<${union(names)}>;\n`,
  )
  .join('\n')}
declare global {
  interface HTMLElementTagNameMap {
${elements.map(({ tag }) => `    '${tag}': ${pascal(tag)};\n`).join('')}  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
${elements
  .map(
    ({ tag, attributes }) =>
      `      '${tag}': DetailedHTMLProps<HTMLAttributes<${pascal(tag)}>, ${pascal(tag)}> & {\n${attributes
        .map((each) => `  ${attribute(each)}`)
        .join('')}      };\n`,
  )
  .join('')}    }
  }
}
`;
}

/** https://github.com/webcomponents/custom-elements-manifest, version 1.0.0 of its schema */
function manifest() {
  return {
    schemaVersion: '1.0.0',
    modules: elements.map(({ name, tag, description, attributes, events: names }) => ({
      kind: 'javascript-module',
      path: `elements/${tag}.js`,
      declarations: [
        {
          kind: 'class',
          name,
          tagName: tag,
          customElement: true,
          description,
          attributes: attributes.map(
            ({ name: attribute, description: text, type, values, default: fallback }) => ({
              name: attribute,
              description: text,
              type: { text: values.length ? union(values) : type },
              ...(fallback && { default: fallback }),
            }),
          ),
          events: events
            .filter((event) => names.includes(event.name))
            .map((event) => ({
              name: event.name,
              description: event.description,
              type: { text: `CustomEvent<${event.detail}>` },
            })),
        },
      ],
      exports: [
        { kind: 'custom-element-definition', name: tag, declaration: { name, module: `elements/${tag}.js` } },
      ],
    })),
  };
}

function camel(name: string): string {
  return name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

function union(values: readonly string[]): string {
  return values.map((value) => `'${value}'`).join(' | ');
}
