import { basename, join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { typeFiles } from '../../../scripts/describe/elements/types.ts';

const RIGHT = `
  import './index.js'; import './react.js'; import './vue.js'; import './svelte.js';
  import type { PortalEvents } from './index.js';
  import { trustOrigins } from './trust.js';
  trustOrigins(['https://api.example']);
  import { setTexts, type TextKey } from './texts.js';
  setTexts('de', { Login: 'Willkommen', 'Continue with {{provider}}': 'Mit {{provider}}' });
  export const key: TextKey = 'Continue';
  import type { GlobalComponents } from 'vue';
  import type { SvelteHTMLElements } from 'svelte/elements';
  const element = document.createElement('self-register');
  element.campaignId = '7';
  element.addEventListener('portal-error', (event) => event.detail.message.trim());
  document.addEventListener('portal-success', ({ detail }) => detail.flow === 'voucher');
  import { portalEvents } from './react-events.js';
  portalEvents({ 'portal-error': ({ detail }) => detail.message.trim() });
  export const region = <voucher-redeem locale="nl-NL" languages="nl en" />;
  export const number = <self-register campaign-id={7} />;
  export const tag = <self-register campaign-id="7" onportal-stage={({ detail }) => detail.stage.trim()} />;
  export const vue: InstanceType<GlobalComponents['self-register']>['$props'] = { 'campaign-id': 7, theme: 'dark' };
  export const emit = ({ $emit }: InstanceType<GlobalComponents['voucher-redeem']>, event: CustomEvent<PortalEvents['portal-stage']>) =>
    $emit('portal-stage', event);
  export const svelte: SvelteHTMLElements['self-register'] = {
    'group-id': 1,
    'onportal-success': ({ detail }) => detail.flow.trim(),
  };
`;
const PREACT = `/** @jsxImportSource preact */
  import './preact.js';
  export const tag = <voucher-redeem theme="dark" onportal-stage={({ detail }) => detail.stage.trim()} />;`;
const WRONG_IN_PREACT = PREACT.replace('dark', 'pink').replace('detail.stage', 'detail.flow');

/** What the types for Solid and Qwik use of these frameworks, which are not installed. */
const NOT_INSTALLED = `
  declare module 'solid-js' {
    export namespace JSX {
      interface HTMLAttributes<T> { ref?: T }
      type EventHandlerWithOptionsUnion<T, E extends Event> = (event: E & { currentTarget: T }) => void;
      interface IntrinsicElements {}
    }
  }
  declare module '@builder.io/qwik' {
    export interface HTMLAttributes<T> { ref?: T }
    export namespace QwikJSX { interface IntrinsicElements {} }
  }
`;

const WRONG = {
  'an unknown attribute value': '<voucher-redeem theme="pink" />',
  'a region of an unknown language': '<voucher-redeem locale="fr-FR" />',
  'a property of another element': "document.createElement('voucher-redeem').campaignId",
  'the detail of another event': '<voucher-redeem onportal-stage={({ detail }) => detail.flow} />',
  'a number for an attribute that is not an id': '<voucher-redeem voucher={7} />',
  'an unknown detail': "document.addEventListener('portal-stage', (event) => event.detail.flow)",
  'an unknown text': "setTexts('de', { Logn: 'Willkommen' })",
  'an unknown language': "setTexts('xx', {})",
  'an unknown custom property': "'--portal-acent' satisfies CustomProperty",
};

/** A virtual folder next to node_modules, so that the types of the frameworks are found. */
const FOLDER = join(process.cwd(), '.generated-types');
const texts = new Map(
  Object.entries({
    ...typeFiles,
    'right.tsx': RIGHT,
    'not-installed.d.ts': NOT_INSTALLED,
    'preact.tsx': PREACT,
    'wrong-in-preact.tsx': WRONG_IN_PREACT,
    ...Object.fromEntries(
      Object.values(WRONG).map((code, index) => [
        `wrong-${index}.tsx`,
        `import type { CustomProperty } from './index.js';\nimport { setTexts } from './texts.js';\nimport './react.js';\nexport const wrong = ${code};`,
      ]),
    ),
  }).map(([name, text]) => [join(FOLDER, name), text]),
);
const diagnostics = compile();

/** The compiler messages of each file. */
function compile(): ReadonlyMap<string, string[]> {
  const options: ts.CompilerOptions = {
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.ReactJSX,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const { directoryExists, fileExists, getSourceFile, readFile } = host;
  host.directoryExists = (folder) => folder === FOLDER || (directoryExists?.(folder) ?? true);
  host.fileExists = (file) => texts.has(file) || fileExists(file);
  host.readFile = (file) => texts.get(file) ?? readFile(file);
  host.getSourceFile = (file, version) => {
    const text = texts.get(file);
    return text === undefined ? getSourceFile(file, version) : ts.createSourceFile(file, text, version);
  };
  const program = ts.createProgram([...texts.keys()], options, host);
  const messages = ({ messageText }: ts.Diagnostic) => ts.flattenDiagnosticMessageText(messageText, '\n');
  return new Map(
    [...texts.keys()].map((file) => {
      const source = program.getSourceFile(file);
      const found = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
      return [basename(file), found.map(messages)];
    }),
  );
}

const files = [...Object.keys(typeFiles), 'right.tsx', 'preact.tsx'];

test.each(files)('%s compiles', (file) => {
  expect(diagnostics.get(file)).toEqual([]);
});

test.each(Object.keys(WRONG))('%s is an error', (what) => {
  expect(diagnostics.get(`wrong-${Object.keys(WRONG).indexOf(what)}.tsx`)).toHaveLength(1);
});

test('an unknown attribute value and an unknown property of a detail are errors in Preact', () => {
  expect(diagnostics.get('wrong-in-preact.tsx')).toHaveLength(2);
});
