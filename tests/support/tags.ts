/** The tag of tests that only `npm test -- long` runs. `npm test` runs a representative of what they show. */
export const LONG = '@long';

/** The tag of the tests that stand for a long check in `npm test` (`SAMPLED` in playwright.config.ts). */
export const SAMPLE = '@sample';
