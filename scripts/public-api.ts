/* The public API as it is declared: read from the comments and types of elements/ and src/host-events.ts. */
import { readdirSync } from 'node:fs';
import ts from 'typescript';

interface Documented {
  name: string;
  description: string;
}

export interface Attribute extends Documented {
  type: string;
  values: string[];
  default: string | undefined;
}

interface Element extends Documented {
  tag: string;
  attributes: Attribute[];
  events: string[];
}

const files = readdirSync('elements').filter((file) => /^[a-z]+-[a-z-]+\.ts$/.test(file));
const program = ts.createProgram(
  [...files.map((file) => `elements/${file}`), 'src/host-events.ts'],
  ts.parseJsonConfigFileContent(ts.readConfigFile('tsconfig.json', ts.sys.readFile).config, ts.sys, '.')
    .options,
);
const checker = program.getTypeChecker();

/** The events of all elements. */
export const events = exportsOf('src/host-events.ts')
  .filter(({ name }) => name === 'PortalEvents')
  .flatMap((symbol) => checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(symbol)))
  .map((symbol) => ({ ...documented(symbol), detail: typeText(symbol) }));

/** The elements, by file. */
export const elements = files.map((file) => readElement(`elements/${file}`));

function readElement(file: string): Element {
  const definition = exportsOf(file).find((symbol) => literal(symbol, 'tag') !== undefined);
  if (!definition) throw new Error(`${file} exports no definition of an element.`);
  const attributes = checker.getPropertiesOfType(member(definition, 'attributes')).map(readAttribute);
  const names = checker.getTypeArguments(member(definition, 'events') as ts.TypeReference);
  return {
    ...documented(definition),
    tag: literal(definition, 'tag') ?? '',
    attributes,
    events: names.map((type) => (type as ts.StringLiteralType).value),
  };
}

function readAttribute(symbol: ts.Symbol): Attribute {
  const tags = new Map(
    symbol.getJsDocTags(checker).map(({ name, text }) => [name, ts.displayPartsToString(text)]),
  );
  return {
    ...documented(symbol),
    type: (checker.getTypeOfSymbol(symbol) as ts.StringLiteralType).value,
    values: tags.get('values')?.split(' ') ?? [],
    default: tags.get('default'),
  };
}

function exportsOf(file: string): ts.Symbol[] {
  const source = program.getSourceFile(file);
  const symbol = source && checker.getSymbolAtLocation(source);
  return symbol ? checker.getExportsOfModule(symbol) : [];
}

/** A public thing without a sentence about it does not leave the build. */
function documented(symbol: ts.Symbol): Documented {
  const description = ts.displayPartsToString(symbol.getDocumentationComment(checker)).replaceAll('\n', ' ');
  if (!description) throw new Error(`${symbol.name} has no documentation.`);
  return { name: symbol.name, description };
}

function member(symbol: ts.Symbol, name: string): ts.Type {
  const property = checker.getTypeOfSymbol(symbol).getProperty(name);
  return property ? checker.getTypeOfSymbol(property) : checker.getUndefinedType();
}

function literal(symbol: ts.Symbol, name: string): string | undefined {
  const type = member(symbol, name);
  return type.isStringLiteral() ? type.value : undefined;
}

function typeText(symbol: ts.Symbol): string {
  const flags = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.InTypeAlias;
  const type = checker.getTypeOfSymbol(symbol);
  const fields = checker.getPropertiesOfType(type).map((field) => {
    const mark = field.flags & ts.SymbolFlags.Optional ? '?' : '';
    const text = checker.typeToString(
      checker.getNonNullableType(checker.getTypeOfSymbol(field)),
      undefined,
      flags,
    );
    return `${field.name}${mark}: ${text}`;
  });
  return `{ ${fields.join('; ')} }`;
}
