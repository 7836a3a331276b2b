/** An attribute as a person may set it. */
export interface Attribute {
  name: string;
  description: string;
  fallback: string;
  /** Nothing to choose from means any text. */
  values: readonly string[];
  isSwitch: boolean;
}

export interface ElementDescription {
  tag: string;
  description: string;
  attributes: readonly Attribute[];
  events: readonly string[];
}

/** The part of a custom elements manifest, version 1, that the playground is made of. */
interface Manifest {
  modules: { declarations: Declaration[] }[];
}

interface Declaration {
  tagName?: string;
  description?: string;
  attributes?: { name: string; description?: string; default?: string; type?: { text: string } }[];
  events?: { name: string }[];
}

export function readManifest({ modules }: Manifest): ElementDescription[] {
  return modules
    .flatMap(({ declarations }) => declarations)
    .flatMap(({ tagName, description = '', attributes = [], events = [] }) =>
      tagName
        ? [
            {
              tag: tagName,
              description,
              attributes: attributes.map((attribute) => ({
                name: attribute.name,
                description: attribute.description ?? '',
                fallback: attribute.default ?? '',
                values: literals(attribute.type?.text ?? ''),
                isSwitch: attribute.type?.text === 'boolean',
              })),
              events: events.map(({ name }) => name),
            },
          ]
        : [],
    );
}

/** `'auto' | 'light'` → auto, light */
function literals(type: string): string[] {
  return [...type.matchAll(/'([^']*)'/g)].map(([, value = '']) => value);
}
