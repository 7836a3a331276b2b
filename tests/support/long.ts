/** The tag of the tests of flows and hosts that only `npm test -- hosts` runs. `npm test` runs a representative of each table. */
export const EVERY_ROW = '@every-row';
