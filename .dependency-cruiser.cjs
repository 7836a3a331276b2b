/*
 * Who may import whom: the table of ARCHITECTURE.md as rules. A room may use itself and what its row names;
 * a value import says it needs the code, a type import only that it knows the shape.
 */
const rooms = {
  kit: { path: '^src/kit/' },
  api: { path: '^src/api/' },
  i18n: { path: '^src/i18n/' },
  session: { path: '^src/session/' },
  hostEvents: { path: '^src/services/host-events\\.ts$' },
  services: { path: '^src/services/' },
  /** What `services` needs of the views: their texts, and a hook for promises. */
  uiHooks: { path: '^src/ui/(text\\.tsx|use-promise\\.ts)$' },
  ui: { path: '^src/ui/' },
  shell: { path: '^src/shell/' },
  screens: { path: '^src/screens/' },
  app: { path: '^src/app/' },
  elements: { path: '^elements/' },
  locales: { path: '^locales/' },
};
const table = [
  { room: 'kit', takes: [] },
  { room: 'api', takes: ['kit'], types: ['i18n'] },
  { room: 'i18n', takes: ['kit', 'locales'] },
  { room: 'session', takes: ['kit'], types: ['i18n'] },
  { room: 'hostEvents', takes: ['kit'], types: ['i18n'] },
  { room: 'services', takes: ['hostEvents', 'kit', 'api', 'i18n', 'session', 'uiHooks'] },
  { room: 'ui', takes: ['kit'], types: ['api', 'i18n', 'session'] },
  { room: 'shell', takes: ['services', 'hostEvents', 'ui', 'kit', 'i18n', 'session'], types: ['api'] },
  { room: 'screens', takes: ['services', 'hostEvents', 'ui', 'kit', 'api', 'i18n'], types: ['session'] },
  {
    room: 'app',
    takes: ['screens', 'shell', 'services', 'hostEvents', 'ui', 'kit', 'api', 'i18n', 'session'],
  },
  { room: 'elements', takes: ['app', 'screens', 'shell', 'hostEvents', 'kit'] },
];
const OURS = '^(src|elements|locales|demo|scripts|tests)/';
const kebab = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const pathsOf = (names) => names.map((name) => rooms[name].path);

const roomRules = table.flatMap(({ room, takes, types = [] }) => [
  {
    name: `${kebab(room)}-takes-only-its-row`,
    severity: 'error',
    from: { path: rooms[room].path },
    to: { path: OURS, pathNot: pathsOf([room, ...takes, ...types]) },
  },
  ...(types.length === 0
    ? []
    : [
        {
          name: `${kebab(room)}-takes-types-only`,
          severity: 'error',
          from: { path: rooms[room].path },
          to: { path: pathsOf(types), dependencyTypesNot: ['type-only'] },
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
    to: { path: ['\\.(flow|api)\\.ts$', rooms.api.path], dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'views-ask-no-service',
    severity: 'error',
    from: { path: '\\.view\\.tsx$' },
    to: { path: [rooms.services.path, '\\.screen\\.tsx$'] },
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
    name: 'nothing-imports-tests',
    severity: 'error',
    from: { pathNot: '^(tests/|[^/]+\\.config\\.)' },
    to: { path: '^tests/' },
  },
  { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
  {
    name: 'no-orphans',
    severity: 'error',
    // elements/properties.ts is read by scripts/public-api.ts, as text.
    from: { orphan: true, path: '^(src|elements|demo)/', pathNot: '\\.d\\.ts$|^elements/properties\\.ts$' },
    to: {},
  },
  {
    name: 'no-missing-modules',
    severity: 'error',
    from: {},
    // `virtual:` modules are made when they are imported (scripts/word-lists.ts).
    to: { couldNotResolve: true, pathNot: '^virtual:' },
  },
];

module.exports = {
  forbidden: [...roomRules, ...screenRules, ...packageRules, ...wholeProjectRules],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'module', 'browser', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.d.ts', '.json'],
    },
  },
};
