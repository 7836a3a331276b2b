/* What the playground uses of the custom elements manifest of the build. */

export interface Documented {
  name: string;
  description: string;
  default?: string;
}

export interface Attribute extends Documented {
  /** The allowed values, such as `'auto' | 'light'`, or `string`. */
  type: { text: string };
}

export interface CustomProperty extends Documented {
  default: string;
  /** For example `<color>`. */
  syntax: string;
}

export interface ElementDescription {
  tagName: string;
  description: string;
  attributes: readonly Attribute[];
  events: readonly { name: string }[];
  cssParts: readonly Documented[];
  cssProperties: readonly CustomProperty[];
}

export interface Manifest {
  modules: readonly { declarations: readonly ElementDescription[] }[];
}
