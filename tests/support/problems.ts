/** Throws if there is an unexpected problem, or if an expected one is missing. */
export function verifyProblems(problems: readonly string[], expected: readonly RegExp[]): void {
  const unexpected = problems.filter((problem) => !expected.some((pattern) => pattern.test(problem)));
  const missing = expected.filter((pattern) => !problems.some((problem) => pattern.test(problem)));
  if (unexpected.length > 0) throw new Error(`The page reported:\n${unexpected.join('\n')}`);
  if (missing.length > 0) throw new Error(`Expected problems did not appear: ${missing.join(', ')}`);
}
