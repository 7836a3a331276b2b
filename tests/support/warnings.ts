/* What the page warns of, kept from the console of the test run. */

/** Call it inside of `describe`; the list holds the warnings of the present test. */
export function keepWarnings(): readonly string[] {
  const { warn } = console;
  const warnings: string[] = [];
  beforeEach(() => {
    warnings.length = 0;
    console.warn = (...values) => warnings.push(values.join(' '));
  });
  afterEach(() => {
    console.warn = warn;
  });
  return warnings;
}
