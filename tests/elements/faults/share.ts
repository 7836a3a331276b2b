/**
 * Every `count`-th row, beginning at the `index`-th. A table of rows by columns is too large to test every pair: each column
 * gets another share of the rows, so that every row meets several columns.
 */
export const share = <Row>(rows: readonly Row[], count: number, index: number): Row[] =>
  rows.filter((_, row) => row % count === index % count);
