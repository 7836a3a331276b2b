import ts from 'typescript';
import { expect, test } from 'vitest';
import { checker, program } from '../../../scripts/describe/elements/declarations.ts';
import { calls as described } from '../../../server/scripts/describe/description.ts';
import { collect, locationOf } from '../i18n/sources.ts';

/** Every call that is described. */
const DESCRIBED = described.map(({ method, path }) => unnamed(`${method} ${path}`));

const sources = program.getSourceFiles().filter(({ fileName }) => /(^|\/)src\//.test(fileName));

/** The calls of a `client.get(…)` or `client.post(…)` with every path they can have. */
function callsIn(node: ts.Node): string[] {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return [];
  const { expression: client, name } = node.expression;
  const [address] = node.arguments;
  if (checker.getTypeAtLocation(client).symbol?.name !== 'Client' || name.text === 'resolve') return [];
  if (!address) throw new Error(`${locationOf(node)}: a call without a path.`);
  return pathsOf(address).map((path) => `${name.text.toUpperCase()} /api/v1/${path}`);
}

/** Every path that an expression can be, with its parameters as `{name}`. */
function pathsOf(node: ts.Expression): string[] {
  if (ts.isArrayLiteralExpression(node)) {
    return node.elements
      .map(segmentsOf)
      .reduce((paths, segments) => paths.flatMap((path) => segments.map((segment) => `${path}/${segment}`)))
      .flat();
  }
  if (ts.isConditionalExpression(node)) return [...pathsOf(node.whenTrue), ...pathsOf(node.whenFalse)];
  const declaration = checker.getSymbolAtLocation(node)?.valueDeclaration;
  if (!declaration || !ts.isVariableDeclaration(declaration) || !declaration.initializer)
    throw new Error(`${locationOf(node)}: the path is unknown.`);
  return pathsOf(declaration.initializer);
}

function segmentsOf(node: ts.Expression): string[] {
  if (ts.isObjectLiteralExpression(node)) return node.properties.map(({ name }) => `{${name?.getText()}}`);
  const type = checker.getTypeAtLocation(node);
  const types = type.isUnion() ? type.types : [type];
  return types.map((each) => {
    if (!each.isStringLiteral()) throw new Error(`${locationOf(node)}: the segment is unknown.`);
    return each.value;
  });
}

/** Outside a test, because the type checker takes seconds. */
const calls = collect(sources, callsIn);

test('the client makes exactly the described calls, by method and path', () => {
  expect(calls.map(unnamed).sort()).toEqual(DESCRIBED.sort());
});

/** A call without the names of its parameters. */
function unnamed(call: string): string {
  return call.replace(/\{\w+\}/g, '{}');
}

test('only the client and the connection diagnostics use the network', () => {
  const networkApis = new Set(['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'sendBeacon']);
  const files = collect(sources, (node) => {
    const callee = ts.isCallExpression(node) || ts.isNewExpression(node) ? node.expression : undefined;
    const name = callee && (ts.isPropertyAccessExpression(callee) ? callee.name : callee);
    if (!name || !ts.isIdentifier(name) || !networkApis.has(name.text)) return [];
    const declared = checker.getSymbolAtLocation(name)?.valueDeclaration?.getSourceFile();
    return declared?.fileName.includes('typescript/lib/') ? [node.getSourceFile().fileName] : [];
  });
  expect(files.map((file) => file.replace(/.*src\//, '')).sort()).toEqual([
    'api/client.ts',
    'api/explain-unreachable.ts',
    'kit/server-answers.ts',
  ]);
});
