import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import ts from 'typescript';
import { expect, test } from 'vitest';
import { TARGETS } from '../../scripts/build/targets.ts';

const ROOT = join(import.meta.dirname, '../..');
const SECONDS_TO_READ_TYPES = 90;

/** APIs that the code uses only if they exist. */
const OPTIONAL = [
  'Element.currentCSSZoom',
  'Element.customElementRegistry',
  'HTMLElement.popover',
  'HTMLElement.showPopover',
  'Navigation.activation',
  'Navigation.currentEntry',
  'Navigation.transition',
  'NavigationActivation.from',
  'NavigationHistoryEntry.id',
  'NavigationHistoryEntry.key',
  'NavigationTransition.finished',
  'PublicKeyCredential.signalUnknownCredential_static',
  'Scheduler.yield',
  'Window.requestIdleCallback',
  'navigation',
  'scheduler',
];

const NEWER = `
  AbortSignal.any([]);
  navigation.reload();
  'name'.isWellFormed();
  document.querySelector('p')?.togglePopover();
  AbortSignal.timeout(1);
  [1].at(0);`;

/** An API as "Interface.member", and where the code uses it. */
type Uses = Map<string, string>;

type Node = { __compat?: { support: Record<string, Statement | Statement[]> } } & { [name: string]: Node };
type Statement = {
  version_added: string | boolean;
  flags?: unknown;
  partial_implementation?: boolean;
  prefix?: string;
};

const { api, javascript } = bcd as unknown as { api: Node; javascript: { builtins: Node } };

/** Finds the members of built-in objects in the shipped code. */
function usedApis(files: readonly string[], project: string): Uses {
  const { config } = ts.readConfigFile(join(project, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, project);
  const program = ts.createProgram(files, options);
  const checker = program.getTypeChecker();
  const uses: Uses = new Map();
  for (const file of files) {
    const source = program.getSourceFile(file);
    if (source) visit(source);
  }
  return uses;

  function visit(node: ts.Node): void {
    if (ts.isIdentifier(node)) record(node);
    ts.forEachChild(node, visit);
  }

  function record(name: ts.Identifier): void {
    const declaration = checker.getSymbolAtLocation(name)?.declarations?.[0];
    if (!declaration || !isBuiltIn(declaration)) return;
    // A type needs no support.
    if (ts.isPartOfTypeNode(name) || ts.isTypeNode(name.parent)) return;
    const source = name.getSourceFile();
    const { line } = source.getLineAndCharacterOfPosition(name.getStart());
    for (const api of namesOf(name.text, declaration)) uses.set(api, `${source.fileName}:${line + 1}`);
  }
}

const isBuiltIn = (declaration: ts.Declaration) =>
  /\/typescript\/lib\/lib\.[^/]*\.d\.ts$/.test(declaration.getSourceFile().fileName);

/** The names under which the data may list a declaration of `lib.*.d.ts`. */
function namesOf(name: string, declaration: ts.Declaration): string[] {
  const owner = declaration.parent;
  if (ts.isInterfaceDeclaration(owner)) {
    const isStatic = owner.name.text.endsWith('Constructor');
    return [`${owner.name.text.replace(/Constructor$/, '')}.${name}${isStatic ? '_static' : ''}`];
  }
  // `declare var AbortSignal: { any(…): … }`
  if (ts.isTypeLiteralNode(owner) && ts.isVariableDeclaration(owner.parent))
    return [`${owner.parent.name.getText()}.${name}_static`];
  return [name];
}

/** The browsers of which the oldest supported version lacks an API; empty if the data does not list it. */
function lackingBrowsers(name: string): string[] {
  const [owner = '', member = ''] = name.split('.');
  const entry = member
    ? memberOf(owner, member)
    : (api[owner] ?? javascript.builtins[owner] ?? api.Window?.[owner]);
  const support = entry?.__compat?.support;
  if (!support) return [];
  return Object.entries(TARGETS).flatMap(([browser, target]) => {
    const statements = [support[browser] ?? []].flat();
    const versions = statements.filter(({ flags, prefix }) => !flags && !prefix).map(addedIn);
    return versions.some((version) => version <= Number(target)) ? [] : [`${browser} ${versions[0] ?? ''}`];
  });
}

function memberOf(owner: string, member: string): Node | undefined {
  for (const interfaces of [api, javascript.builtins]) {
    const entry = interfaces[owner];
    const found = entry?.[member] ?? entry?.[member.replace(/_static$/, '')];
    if (found) return found;
  }
  return undefined;
}

function addedIn({ version_added }: Statement): number {
  return typeof version_added === 'string' ? Number.parseFloat(version_added.replace('≤', '')) : Infinity;
}

test('the shipped code uses no API that is newer than the supported browsers, and one that is would be found', {
  timeout: SECONDS_TO_READ_TYPES * 1000,
  tags: ['long'],
}, () => {
  const shipped = globSync('{src,elements,first-screen}/**/*.{ts,tsx}', { cwd: ROOT });
  expect(shipped.length).toBeGreaterThan(100);
  const folder = mkdtempSync(join(ROOT, 'node_modules/.api-support-'));
  const file = join(folder, 'newer.ts');
  writeFileSync(file, NEWER);
  // The last place of an API counts, so this file is the first.
  const uses = usedApis([file, ...shipped.map((path) => join(ROOT, path))], ROOT);
  rmSync(folder, { recursive: true });
  const newer = [...uses].filter(([name]) => lackingBrowsers(name).length > 0 && !OPTIONAL.includes(name));
  expect(newer.filter(([, place]) => !place.startsWith(file))).toEqual([]);
  expect(newer.map(([name]) => name).sort()).toEqual([
    'AbortSignal.any_static',
    'HTMLElement.togglePopover',
    'Navigation.reload',
  ]);
});

test.each(['README.md', 'SECURITY.md'])('%s names the supported browsers', (page) => {
  const text = readFileSync(join(ROOT, page), 'utf8').replace(/\s+/g, ' ');
  for (const [browser, version] of Object.entries(TARGETS)) {
    const stated = new RegExp(
      `${browser}\\b[^.;|]*?(?:from |version |\\| *)${version.replace('.', '\\.')}\\b`,
      'i',
    );
    expect(text, browser).toMatch(stated);
  }
});
