import ts from 'typescript';
import { expect, test } from 'vitest';
import { checker, program } from '../../../scripts/describe/elements/declarations.ts';
import { collect } from '../i18n/sources.ts';

const sources = program.getSourceFiles().filter(({ fileName }) => /(^|\/)src\//.test(fileName));

test('every call is in a module whose calls are compared with the description', () => {
  const files = collect(sources, (node) => {
    if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return [];
    const { expression: client, name } = node.expression;
    const isCall = checker.getTypeAtLocation(client).symbol?.name === 'Client' && name.text !== 'resolve';
    return isCall ? [node.getSourceFile().fileName] : [];
  });
  expect(files.length).toBeGreaterThan(10);
  // As in server/tests/calls/requests.test.ts.
  expect(
    files.filter((file) => !/\.api\.ts$|\/contract\/(configuration|translations)\.ts$/.test(file)),
  ).toEqual([]);
});

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
    'browser/server-answers.ts',
    'contract/explain-unreachable.ts',
    'contract/send.ts',
  ]);
});
