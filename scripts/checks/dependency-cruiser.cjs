/* Who may import whom: the table of ARCHITECTURE.md as rules. A folder may always import from itself. */
const table = require('./import-table.cjs');

const TOP_LEVEL = ['elements', 'locales'];
/** `kit` is a folder, `ui/text` a module. */
const pathOf = (name) =>
  name.includes('/') ? `^src/${name}\\.tsx?$` : `^${TOP_LEVEL.includes(name) ? '' : 'src/'}${name}/`;
const pathsOf = (names) => names.map(pathOf);
const OURS = '^(src|elements|locales|api|demo|scripts|standalone|bench|tests)/';

const folderRules = Object.entries(table).flatMap(([folder, { values, types = [] }]) => [
  {
    name: `${folder}-imports-only-what-its-row-names`,
    severity: 'error',
    from: { path: pathOf(folder) },
    to: { path: OURS, pathNot: pathsOf([folder, ...values, ...types]) },
  },
  ...(types.length === 0
    ? []
    : [
        {
          name: `${folder}-imports-only-types`,
          severity: 'error',
          from: { path: pathOf(folder) },
          to: { path: pathsOf(types), pathNot: pathsOf(values), dependencyTypesNot: ['type-only'] },
        },
      ]),
]);

const screenRules = [
  {
    name: 'screens-never-import-each-other',
    severity: 'error',
    from: { path: '^src/screens/([^/]+)/' },
    to: { path: '^src/screens/', pathNot: '^src/screens/$1/' },
  },
  {
    name: 'views-know-only-shapes',
    severity: 'error',
    from: { path: '\\.view\\.tsx$' },
    to: { path: ['\\.(flow|api)\\.ts$', pathOf('api')], dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'views-ask-no-service',
    severity: 'error',
    from: { path: '\\.view\\.tsx$' },
    to: { path: [pathOf('services'), '\\.screen\\.tsx$'] },
  },
];

/** A package that one place alone uses and wraps, so that it can be replaced there. */
const onlyIn = (place, name) => ({
  name: `${name.replace(/\W+/g, '-').replace(/^-/, '')}-has-one-user`,
  severity: 'error',
  from: { path: '^(src|elements|demo)/', pathNot: place },
  to: { path: `node_modules/(@types/)?${name}/`, dependencyTypesNot: ['type-only'] },
});
const packageRules = [
  onlyIn('^src/i18n/translator\\.ts$', 'rosetta'),
  onlyIn('^src/app/navigation/route-matcher\\.ts$', 'navaid'),
  onlyIn('^src/session/[^/]+\\.ts$', 'js-cookie'),
  onlyIn('^elements/define\\.ts$', '@r2wc/react-to-web-component'),
  onlyIn(pathsOf(['kit', 'session', 'services', 'app', 'shell', 'elements']), 'zustand'),
  {
    name: 'logic-knows-no-react',
    severity: 'error',
    from: { path: [...pathsOf(['kit', 'api', 'i18n', 'session']), '\\.(flow|api)\\.ts$'] },
    to: { path: 'node_modules/(@types/)?react(-dom)?/' },
  },
];

const wholeProjectRules = [
  {
    name: 'the-reference-backend-is-a-customer',
    severity: 'error',
    from: { path: '^demo/backend/' },
    to: { path: '^(src|elements)/', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'the-benchmark-measures-the-build',
    severity: 'error',
    from: { path: '^bench/' },
    to: { path: '^(src|elements)/' },
  },
  {
    name: 'nothing-imports-tests',
    severity: 'error',
    from: { pathNot: '^(tests/|[^/]+\\.config\\.)' },
    to: { path: '^tests/' },
  },
  { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
  {
    name: 'no-orphans',
    severity: 'error',
    // elements/properties.ts is read by scripts/describe/elements/interface.ts, as text. elements/server.ts is an entry of the package.
    from: {
      orphan: true,
      path: '^(src|elements|demo)/',
      pathNot: '\\.d\\.ts$|^elements/(properties|server)\\.ts$',
    },
    to: {},
  },
  {
    name: 'no-missing-modules',
    severity: 'error',
    // The packages of bench/ are installed on demand.
    from: { pathNot: '^bench/pages/' },
    // `virtual:` modules are made when they are imported (scripts/build/word-lists.ts). altcha names types that it does not contain.
    to: { couldNotResolve: true, pathNot: ['^virtual:', '^altcha/'] },
  },
];

module.exports = {
  forbidden: [...folderRules, ...screenRules, ...packageRules, ...wholeProjectRules],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Their packages are installed elsewhere.
    exclude: { path: '^tests/hosts-real/apps/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'module', 'browser', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.d.ts', '.json'],
    },
  },
};
