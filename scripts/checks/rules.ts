/* The import rules for dependency-cruiser. A folder may always import from itself. */
import type { IRegularForbiddenRuleType as Rule } from 'dependency-cruiser';
import { IMPORTS } from './folders.ts';

/** The folders whose imports are checked. */
export const FOLDERS = ['src', 'elements', 'server', 'demo', 'scripts', 'standalone', 'bench', 'tests'];

const TOP_LEVEL = ['elements', 'locales'];

/** `kit` is a folder, `ui/text` a module. */
const pathOf = (name: string) =>
  name.includes('/') ? `^src/${name}\\.tsx?$` : `^${TOP_LEVEL.includes(name) ? '' : 'src/'}${name}/`;
const pathsOf = (...names: string[]) => names.map(pathOf);

const rule = (name: string, from: Rule['from'], to: Rule['to']): Rule => ({
  name,
  severity: 'error',
  from,
  to,
});

/** A rule that allows importing types. */
const valueRule: typeof rule = (name, from, to) =>
  rule(name, from, { ...to, dependencyTypesNot: ['type-only'] });

const tableRules = Object.entries(IMPORTS).flatMap(([folder, { values, types = [] }]) => [
  rule(
    `${folder}-imports-only-what-its-row-names`,
    { path: pathOf(folder), pathNot: '\\.test\\.ts$' },
    { path: `^(locales|${FOLDERS.join('|')})/`, pathNot: pathsOf(folder, ...values, ...types) },
  ),
  ...(types.length > 0
    ? [
        valueRule(
          `${folder}-imports-only-types`,
          { path: pathOf(folder) },
          { path: pathsOf(...types), pathNot: pathsOf(...values) },
        ),
      ]
    : []),
]);

/** A package that one place alone uses and wraps, so that it can be replaced there. */
const onlyIn = (place: string | string[], name: string) =>
  valueRule(
    `${name.replace(/\W+/g, '-').replace(/^-/, '')}-has-one-user`,
    { path: '^(src|elements|demo|standalone|server/(conformance|mock|reference))/', pathNot: place },
    { path: `node_modules/(@types/)?${name}/` },
  );

/** What `server/` may import. */
const SHARED = [
  ...pathsOf('contract', 'kit', 'i18n', 'session/saved-preferences', 'features/token/token.flow'),
  '^standalone/content-security-policy\\.ts$',
];

const VIEW = '\\.view\\.tsx$';

export const forbidden = [
  ...tableRules,
  rule(
    'features-never-import-each-other',
    { path: '^src/features/([^/]+)/' },
    { path: '^src/features/', pathNot: '^src/features/$1/' },
  ),
  valueRule(
    'views-know-only-shapes',
    { path: VIEW },
    { path: ['\\.flow\\.ts$', '^src/contract/(calls/|client)'] },
  ),
  rule('views-ask-no-service', { path: VIEW }, { path: [pathOf('services'), '\\.screen\\.tsx$'] }),
  onlyIn('^src/i18n/translator\\.ts$', 'rosetta'),
  onlyIn('^src/app/navigation/route-matcher\\.ts$', 'navaid'),
  onlyIn('^src/session/[^/]+\\.ts$', 'js-cookie'),
  onlyIn(['^src/contract/structs\\.ts$', '^server/reference/structs\\.ts$'], 'superstruct'),
  onlyIn('^elements/define\\.ts$', '@r2wc/react-to-web-component'),
  onlyIn(pathsOf('kit', 'browser', 'session', 'services', 'app', 'shell', 'elements'), 'zustand'),
  rule(
    'logic-knows-no-react',
    { path: [...pathsOf('kit', 'browser', 'contract', 'i18n', 'session'), '\\.flow\\.ts$'] },
    { path: 'node_modules/(@types/)?react(-dom)?/' },
  ),
  rule(
    'the-server-is-a-room-of-its-own',
    { path: '^(src|elements|first-screen|standalone|demo|scripts)/' },
    { path: '^server/' },
  ),
  valueRule(
    'a-server-shares-the-calls-with-the-portal',
    { path: '^server/(conformance|mock|reference)/' },
    {
      path: '^(src|elements|first-screen|standalone|demo|scripts)/',
      pathNot: SHARED,
    },
  ),
  valueRule(
    'the-reference-backend-is-a-customer',
    { path: '^server/reference/' },
    { path: '^(src|elements)/' },
  ),
  rule('the-benchmark-measures-the-build', { path: '^bench/' }, { path: '^(src|elements)/' }),
  rule(
    'nothing-imports-tests',
    { pathNot: '^(server/)?tests/|^src/features/.*\\.test\\.ts$|^[^/]+\\.config\\.' },
    { path: '^(server/)?tests/' },
  ),
  rule('no-cycles', {}, { circular: true }),
  rule(
    'no-orphans',
    {
      orphan: true,
      path: '^(src|elements|demo|server/(conformance|reference))/',
      // scripts/describe/ reads properties.ts as text, and server.ts is an entry of the package.
      pathNot: '\\.d\\.ts$|^elements/(properties|server)\\.ts$',
    },
    {},
  ),
  rule(
    'no-missing-modules',
    // The packages of bench/ are installed on demand.
    { pathNot: '^bench/pages/' },
    // The build makes `virtual:` modules. altcha names types that it does not contain.
    { couldNotResolve: true, pathNot: ['^virtual:', '^altcha/'] },
  ),
];
