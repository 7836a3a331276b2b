/** The tag of tests that only `npm test -- long` runs. `npm test` runs a representative of what they show. */
export const LONG = '@long';
