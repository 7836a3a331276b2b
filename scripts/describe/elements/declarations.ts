/* Reads the declarations of the elements with the TypeScript compiler. */
import ts from 'typescript';
import { elementTags } from '../../build/element-tags.ts';

export interface Documented {
  name: string;
  description: string;
}

export const elementFiles = elementTags.map((tag) => `elements/${tag}.ts`);

export const program = ts.createProgram(
  [
    ...elementFiles,
    'elements/properties.ts',
    'elements/react.ts',
    'elements/texts.ts',
    'elements/trust.ts',
    'src/app/element/attributes.ts',
    'src/services/host-events.ts',
  ],
  ts.parseJsonConfigFileContent(ts.readConfigFile('tsconfig.json', ts.sys.readFile).config, ts.sys, '.')
    .options,
);
export const checker = program.getTypeChecker();

export function exportsOf(file: string): ts.Symbol[] {
  const source = program.getSourceFile(file);
  const symbol = source && checker.getSymbolAtLocation(source);
  return symbol ? checker.getExportsOfModule(symbol) : [];
}

/** The members of an exported type, or none if the file does not export the type. */
export function membersOf(file: string, type: string): ts.Symbol[] {
  return exportsOf(file)
    .filter(({ name }) => name === type)
    .flatMap((symbol) => checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(symbol)));
}

/** The properties of an exported object. */
export function propertiesOf(file: string, name: string): ts.Symbol[] {
  return exportsOf(file)
    .filter((symbol) => symbol.name === name)
    .flatMap((symbol) => checker.getPropertiesOfType(checker.getTypeOfSymbol(symbol)));
}

/** The build fails if a public declaration has no documentation. */
export function documented(symbol: ts.Symbol): Documented {
  const description = ts.displayPartsToString(symbol.getDocumentationComment(checker)).replaceAll('\n', ' ');
  if (!description) throw new Error(`${symbol.name} has no documentation.`);
  return { name: symbol.name, description };
}

/** The JSDoc tags of a declaration: `@syntax <color>` → `syntax`: `<color>`. */
export function tagsOf(symbol: ts.Symbol): Map<string, string> {
  return new Map(symbol.getJsDocTags(checker).map(({ name, text }) => [name, ts.displayPartsToString(text)]));
}

export function memberType(symbol: ts.Symbol, name: string): ts.Type {
  const property = checker.getTypeOfSymbol(symbol).getProperty(name);
  return property ? checker.getTypeOfSymbol(property) : checker.getUndefinedType();
}

/** A type as text. Types of this project are expanded: `{ flow: 'login' | 'sso'; message: string }`. */
export function typeText(type: ts.Type): string {
  // TypeScript orders them by their first use, which depends on what was read before.
  if (type.isUnion() && type.types.every((member) => member.isStringLiteral()))
    return type.types
      .map(({ value }) => `'${value}'`)
      .sort()
      .join(' | ');
  const isOurs = type.symbol?.declarations?.some((node) => !node.getSourceFile().isDeclarationFile);
  if (!isOurs || type.getCallSignatures().length > 0) {
    const flags = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.InTypeAlias;
    return checker.typeToString(type, undefined, flags);
  }
  const fields = checker.getPropertiesOfType(type).map((field) => {
    const mark = field.flags & ts.SymbolFlags.Optional ? '?' : '';
    return `${field.name}${mark}: ${typeText(checker.getNonNullableType(checker.getTypeOfSymbol(field)))}`;
  });
  return `{ ${fields.join('; ')} }`;
}
