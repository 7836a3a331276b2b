export interface Documented {
  name: string;
  description: string;
}

export interface Attribute extends Documented {
  /** The default value, as documented. */
  fallback: string;
  /** The allowed values. Empty means any text. */
  values: readonly string[];
  isBoolean: boolean;
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

/** The fields of a custom elements manifest, version 1, that the playground uses. */
interface Manifest {
  modules: { declarations: Declaration[] }[];
}

interface Declaration {
  tagName?: string;
  description?: string;
  attributes?: { name: string; description?: string; default?: string; type?: { text: string } }[];
  events?: { name: string }[];
  cssParts?: { name: string; description?: string }[];
  cssProperties?: { name: string; description?: string; default?: string; syntax?: string }[];
}

export function readManifest({ modules }: Manifest): ElementDescription[] {
  return modules.flatMap(({ declarations }) => declarations).flatMap(readDeclaration);
}

function readDeclaration(declaration: Declaration): ElementDescription[] {
  const { tagName, attributes = [], events = [], cssParts = [], cssProperties = [] } = declaration;
  if (!tagName) return [];
  return [
    {
      tag: tagName,
      description: declaration.description ?? '',
      attributes: attributes.map(({ name, description = '', default: fallback = '', type }) => ({
        name,
        description,
        fallback,
        values: literals(type?.text ?? ''),
        isBoolean: type?.text === 'boolean',
      })),
      events: events.map(({ name }) => name),
      parts: cssParts.map(({ name, description = '' }) => ({ name, description })),
      properties: cssProperties.map(({ name, description = '', default: fallback = '', syntax = '*' }) => ({
        name,
        description,
        fallback,
        syntax,
      })),
    },
  ];
}

/** `'auto' | 'light'` → auto, light */
function literals(type: string): string[] {
  return [...type.matchAll(/'([^']*)'/g)].map(([, value = '']) => value);
}
