/** The tag of the tests that only `npm test -- hosts-all` runs. `npm test` runs a representative of each of their tables. */
export const EVERY_ROW = '@every-row';
