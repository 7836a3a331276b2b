/* The public API as it is declared: read from the comments and types of elements/ and src/services/host-events.ts. */
import type ts from 'typescript';
import {
  checker,
  type Documented,
  documented,
  elementFiles,
  exportsOf,
  membersOf,
  memberType,
  tagsOf,
  typeText,
} from './declarations.ts';
import { defaultOf } from './property-defaults.ts';

export interface Attribute extends Documented {
  type: string;
  values: string[];
  default: string | undefined;
}

export interface CustomProperty extends Documented {
  syntax: string;
  default: string;
}

export interface Element extends Documented {
  tag: string;
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

/** What a script of the host page may call. */
export const functions = exportsOf('elements/trust.ts').map((symbol) => ({
  ...documented(symbol),
  type: typeText(checker.getTypeOfSymbol(symbol)),
}));

/** What a host page may set above any element. */
export const customProperties = membersOf('elements/properties.ts', 'CustomProperties').map(
  (symbol): CustomProperty => ({
    ...documented(symbol),
    syntax: tagsOf(symbol).get('syntax') ?? '*',
    default: defaultOf(symbol.name),
  }),
);

/** The elements, by file. */
export const elements = elementFiles.map(readElement);

function readElement(file: string): Element {
  const definition = exportsOf(file).find((symbol) => memberType(symbol, 'tag').isStringLiteral());
  if (!definition) throw new Error(`${file} exports no definition of an element.`);
  const parts = membersOf(file, 'Parts').map(documented);
  if (parts.length === 0) throw new Error(`${file} exports no type Parts (groups of elements/parts.ts).`);
  const names = checker.getTypeArguments(memberType(definition, 'events') as ts.TypeReference);
  return {
    ...documented(definition),
    tag: (memberType(definition, 'tag') as ts.StringLiteralType).value,
    attributes: checker.getPropertiesOfType(memberType(definition, 'attributes')).map(readAttribute),
    events: names.map((type) => (type as ts.StringLiteralType).value),
    parts,
    slots: membersOf(file, 'Slots').map(documented),
  };
}

function readAttribute(symbol: ts.Symbol): Attribute {
  const tags = tagsOf(symbol);
  return {
    ...documented(symbol),
    type: (checker.getTypeOfSymbol(symbol) as ts.StringLiteralType).value,
    values: tags.get('values')?.split(' ') ?? [],
    default: tags.get('default'),
  };
}
