/**
 * All rows of a table of long element tests, or those that stand for them in `npm test`. All run with `npm test -- long`, in other
 * engines and in the compact build.
 */
export const rowsOf = <T>(all: readonly T[], representatives: readonly NoInfer<T>[]): readonly T[] =>
  process.env.ELEMENT_TESTS ? all : representatives;
