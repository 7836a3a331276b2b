/** What a folder may import besides itself: code from `values`, and from `types` only types. */
interface Row {
  values: readonly string[];
  types?: readonly string[];
}

const PURE = ['kit', 'browser'];

const PARTS = [...PURE, 'i18n', 'ui'];

/** The folders of `src/`, and `elements/`. ARCHITECTURE.md describes them in the same order. */
export const IMPORTS: Record<string, Row> = {
  kit: { values: [] },
  browser: { values: ['kit'] },
  i18n: { values: ['kit', 'browser', 'locales'] },
  contract: { values: PURE, types: ['i18n', 'session'] },
  session: { values: PURE, types: ['i18n'] },
  journey: { values: [...PURE, 'contract', 'session'] },
  ui: { values: [...PURE, 'i18n'], types: ['contract', 'session', 'form/field-error'] },
  form: { values: PARTS, types: ['contract', 'session'] },
  services: { values: [...PARTS, 'form', 'contract', 'session'], types: ['journey'] },
  shell: { values: [...PARTS, 'services', 'session'], types: ['contract'] },
  features: { values: [...PARTS, 'form', 'services', 'contract', 'session'] },
  app: { values: [...PARTS, 'form', 'services', 'contract', 'session', 'journey', 'shell', 'features'] },
  elements: { values: [...PURE, 'app', 'features', 'shell'], types: ['services/host-events'] },
};
