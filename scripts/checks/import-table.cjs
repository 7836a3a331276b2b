/*
 * Which folder or module may import from which. A value import means that the code is needed, a type import only that its
 * shape is known. ARCHITECTURE.md shows this table, and dependency-cruiser.cjs enforces it.
 */
/** @type {Record<string, { values: string[], types?: string[] }>} */
const table = {
  kit: { values: [] },
  i18n: { values: ['kit', 'locales'] },
  api: { values: ['kit'], types: ['i18n'] },
  session: { values: ['kit'], types: ['i18n'] },
  ui: { values: ['kit', 'i18n'], types: ['api', 'session'] },
  services: { values: ['kit', 'api', 'i18n', 'session', 'ui/text', 'ui/use-promise'] },
  shell: { values: ['services', 'ui', 'kit', 'i18n', 'session'], types: ['api'] },
  screens: { values: ['services', 'ui', 'kit', 'api', 'i18n'], types: ['session'] },
  captcha: { values: ['kit'] },
  app: { values: ['screens', 'shell', 'services', 'ui', 'kit', 'api', 'i18n', 'session', 'captcha'] },
  elements: { values: ['app', 'screens', 'shell', 'kit'], types: ['services/host-events'] },
};

module.exports = table;
