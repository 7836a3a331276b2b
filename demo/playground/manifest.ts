export interface Documented {
  name: string;
  description: string;
}

export interface Attribute extends Documented {
  /** The default value, as documented. */
  fallback: string;
  /** The allowed values. Empty means any text. */
  values: readonly string[];
}

export interface CustomProperty extends Documented {
  fallback: string;
  /** For example `<color>`. */
  syntax: string;
}

export interface ElementDescription {
  tag: string;
  description: string;
  attributes: readonly Attribute[];
  events: readonly string[];
  parts: readonly Documented[];
  properties: readonly CustomProperty[];
}

/** The fields of the custom elements manifest of the build that the playground uses. */
interface Manifest {
  modules: { declarations: Declaration[] }[];
}

interface Declaration {
  tagName: string;
  description: string;
  attributes: (Documented & { default?: string; type: { text: string } })[];
  events: { name: string }[];
  cssParts: Documented[];
  cssProperties: (Documented & { default: string; syntax: string })[];
}

export function readManifest({ modules }: Manifest): ElementDescription[] {
  return modules.flatMap(({ declarations }) =>
    declarations.map(({ tagName, description, attributes, events, cssParts, cssProperties }) => ({
      tag: tagName,
      description,
      attributes: attributes.map(({ default: fallback = '', type, ...attribute }) => ({
        ...attribute,
        fallback,
        values: literals(type.text),
      })),
      events: events.map(({ name }) => name),
      parts: cssParts,
      properties: cssProperties.map(({ default: fallback, ...property }) => ({ ...property, fallback })),
    })),
  );
}

/** `'auto' | 'light'` → auto, light */
function literals(type: string): string[] {
  return [...type.matchAll(/'([^']*)'/g)].map(([, value = '']) => value);
}
