/* The interface of the elements, read from elements/, src/app/element/attributes.ts and src/services/host-events.ts. */
import type ts from 'typescript';
import type { Attribute as AttributeType } from '../../../src/app/element/attribute-types.ts';
import { ATTRIBUTES, type AttributeName } from '../../../src/app/element/attributes.ts';
import {
  checker,
  type Documented,
  documented,
  elementFiles,
  exportsOf,
  membersOf,
  memberType,
  propertiesOf,
  tagsOf,
  typeText,
} from './declarations.ts';
import { defaultOf } from './property-defaults.ts';

interface Attribute extends Documented {
  /** Empty if any text is possible. */
  values: readonly string[];
  default: string | undefined;
}

export interface CustomProperty extends Documented {
  syntax: string;
  default: string;
}

export interface Element extends Documented {
  tag: string;
  /** A text of the portal that names the element in an editor. */
  title: string;
  attributes: Attribute[];
  events: string[];
  parts: Documented[];
  slots: Documented[];
}

/** The events of all elements. */
export const events = membersOf('src/services/host-events.ts', 'PortalEvents').map((symbol) => ({
  ...documented(symbol),
  detail: typeText(checker.getTypeOfSymbol(symbol)),
}));

/** The functions of a module for scripts of the host page. */
const functionsOf = (file: string) =>
  exportsOf(file).map((symbol) => ({
    ...documented(symbol),
    type: typeText(checker.getTypeOfSymbol(symbol)),
  }));

/** By the module of the package. */
export const functions = {
  trust: functionsOf('elements/trust.ts'),
  texts: functionsOf('elements/texts.ts'),
};

/** The function for React. */
export const reactEvents = exportsOf('elements/react.ts').map(documented);

/** The custom properties, which are the same for all elements. */
export const customProperties = membersOf('elements/properties.ts', 'CustomProperties').map(
  (symbol): CustomProperty => ({
    ...documented(symbol),
    syntax: tagsOf(symbol).get('syntax') ?? '*',
    default: defaultOf(symbol.name),
  }),
);

const attributeSymbols = new Map(
  propertiesOf('src/app/element/attributes.ts', 'ATTRIBUTES').map((symbol) => [symbol.name, symbol]),
);

/** The elements, by file. */
export const elements = elementFiles.map(readElement);

function readElement(file: string): Element {
  const definition = exportsOf(file).find((symbol) => memberType(symbol, 'tag').isStringLiteral());
  if (!definition) throw new Error(`${file} exports no definition of an element.`);
  const parts = membersOf(file, 'Parts').map(documented);
  const title = tagsOf(definition).get('title');
  if (!title) throw new Error(`The element of ${file} has no @title.`);
  const fired = membersOf(file, 'Events').map(({ name }) => name);
  if (fired.length === 0) throw new Error(`${file} exports no type Events (groups of elements/events.ts).`);
  if (parts.length === 0) throw new Error(`${file} exports no type Parts (groups of elements/parts.ts).`);
  return {
    ...documented(definition),
    tag: (memberType(definition, 'tag') as ts.StringLiteralType).value,
    title,
    attributes: literalsOf(memberType(definition, 'attributes')).map(readAttribute),
    events: events.map(({ name }) => name).filter((name) => fired.includes(name)),
    parts,
    slots: membersOf(file, 'Slots').map(documented),
  };
}

/** The texts of a tuple of literal types. */
function literalsOf(tuple: ts.Type): string[] {
  const types = checker.getTypeArguments(tuple as ts.TypeReference);
  return types.map((type) => (type as ts.StringLiteralType).value);
}

/** The table says what an attribute can be, and the comments of its source say what it is for. */
function readAttribute(name: string): Attribute {
  const {
    values = [],
    default: initial,
  }: Pick<AttributeType<unknown>, 'values' | 'default'> = ATTRIBUTES[name as AttributeName];
  const symbol = attributeSymbols.get(name);
  if (!symbol) throw new Error(`src/app/element/attributes.ts has no ${name}.`);
  return { ...documented(symbol), values, default: tagsOf(symbol).get('default') ?? initial };
}
