import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { elementTags } from '../../../scripts/build/element-tags.ts';
import { checker, program } from '../../../scripts/describe/elements/declarations.ts';
import { customProperties, elements } from '../../../scripts/describe/elements/interface.ts';
import { collect, walk } from '../i18n/sources.ts';

/** The `part` names or the `<slot>` names in all modules of an element, except those that it cannot show. */
function usedBy(elementFile: string, attribute: 'part' | 'slot', notShown?: RegExp): string[] {
  const names = collect(modulesOf(elementFile, notShown), (node) =>
    ts.isJsxAttribute(node) && matchesAttribute(node, attribute) ? namesIn(node) : [],
  );
  return [...new Set(names)].sort();
}

/** Every module an element can load, without those that it cannot show. */
function modulesOf(
  file: string,
  notShown: RegExp | undefined,
  found = new Set<ts.SourceFile>(),
): Set<ts.SourceFile> {
  const source = program.getSourceFile(file);
  if (!source || found.has(source) || notShown?.test(file)) return found;
  found.add(source);
  walk(source, (node) => {
    const path = importedPath(node);
    if (path?.startsWith('.')) modulesOf(join(file, '..', path), notShown, found);
  });
  return found;
}

function importedPath(node: ts.Node): string | undefined {
  if (ts.isImportDeclaration(node) && node.importClause?.phaseModifier !== ts.SyntaxKind.TypeKeyword)
    return (node.moduleSpecifier as ts.StringLiteral).text;
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
    return (node.arguments[0] as ts.StringLiteral).text;
  return undefined;
}

function matchesAttribute(node: ts.JsxAttribute, attribute: 'part' | 'slot'): boolean {
  const name = node.name.getText();
  if (attribute === 'part') return name === 'part';
  return name === 'name' && node.parent.parent.tagName.getText() === 'slot';
}

/** The names in `"card"`, or in every value of `` {`button ${variant}`} ``. */
function namesIn({ initializer }: ts.JsxAttribute): string[] {
  if (!initializer) return [];
  if (ts.isStringLiteral(initializer)) return initializer.text.split(' ');
  const { expression } = initializer as ts.JsxExpression;
  return expression ? namesOf(expression) : [];
}

function namesOf(expression: ts.Expression): string[] {
  if (ts.isConditionalExpression(expression))
    return [expression.whenTrue, expression.whenFalse].flatMap(namesOf);
  if (!ts.isTemplateExpression(expression)) return literals(expression);
  return [
    ...expression.head.text.split(' '),
    ...expression.templateSpans.flatMap((span) => [
      ...literals(span.expression),
      ...span.literal.text.split(' '),
    ]),
  ].filter(Boolean);
}

/** The values of an expression, which must be string literals. */
function literals(expression: ts.Expression): string[] {
  const type = checker.getNonNullableType(checker.getTypeAtLocation(expression));
  const types = type.isUnion() ? type.types : [type];
  return types.flatMap((each) => {
    if (!each.isStringLiteral()) throw new Error(`"${expression.getText()}" can be any string.`);
    return each.value.split(' ');
  });
}

/** Every use of a `--portal-` custom property, with its file. */
const usedProperties = globSync('src/**/*.{css,ts,tsx}').flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/--portal-[\w-]+/g)].map(([name]) => ({ file, name })),
);

const names = (list: readonly { name: string }[]) => list.map(({ name }) => name).sort();

describe.each(elements)('<$tag>', ({ tag, attributes, parts, slots }) => {
  /** Every element could load it, but only those with the attribute show it. */
  const hasCaptcha = attributes.some(({ name }) => name === 'captcha');
  const notShown = hasCaptcha ? undefined : /\/captcha-field\.tsx$/;

  test('declares exactly the parts its modules render', () => {
    expect(names(parts)).toEqual(usedBy(`elements/${tag}.ts`, 'part', notShown));
  });

  test('declares exactly the slots its modules render', () => {
    expect(names(slots)).toEqual(usedBy(`elements/${tag}.ts`, 'slot'));
  });
});

const withinTicks = (text: string) => Array.from(text.matchAll(/`<([\w-]+)>`/g), ([, tag]) => tag);

test('the table of README.md has every element', () => {
  const rows = readFileSync('README.md', 'utf8').match(/^\| `<[\w-]+>` *\|/gm) ?? [];
  expect(withinTicks(rows.join('')).sort()).toEqual([...elementTags].sort());
});

test('docs/embedding.md lists every element that has a fragment', () => {
  const page = readFileSync('docs/embedding.md', 'utf8');
  const [, list = ''] = /declarative\sshadow\sroot\]\(\S*\),\sfor\s([^.]*)\./.exec(page) ?? [];
  const withEmail = elements.filter(({ attributes }) => names(attributes).includes('email'));
  const tags = withEmail.map(({ tag }) => tag).filter((tag) => tag !== 'login-portal');
  expect(withinTicks(list).sort()).toEqual(tags.sort());
});

test('the declared custom properties are exactly those in use', () => {
  const used = new Set(usedProperties.map(({ name }) => name));
  expect(names(customProperties)).toEqual([...used].sort());
});

test('custom properties are only read in tokens.css, next to their defaults', () => {
  expect(new Set(usedProperties.map(({ file }) => file))).toEqual(new Set(['src/ui/tokens.css']));
});

test('defaults are values, not Open Props variables', () => {
  const indirect = customProperties.filter((property) => /var\((?!--portal-)/.test(property.default));
  expect(indirect).toEqual([]);
});
