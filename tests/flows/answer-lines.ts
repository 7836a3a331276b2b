/**
 * The lines of the console without those about the form of answers. With `LOOSE=1` there are many of them, otherwise there must
 * be none.
 */
export const withoutAnswerLines = (lines: readonly string[], loose: boolean): string[] =>
  lines.filter((line) => !loose || !/Unexpected answer from \S+ \S+: data\./.test(line));
