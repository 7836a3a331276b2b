/** The tag of the tests that only `npm test -- hosts` runs. `npm test` runs a representative of each of their tables. */
export const EVERY_ROW = '@every-row';
