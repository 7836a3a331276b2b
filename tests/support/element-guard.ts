/*
 * Nothing may go wrong unseen: a test in which the page reports an error, an unhandled rejection, a
 * console.error or a violation of the security policy fails. The bundler puts this first into every test file.
 */
let problems: string[] = [];
let expected: RegExp[] = [];
let lastWasReported = () => {};
const LAST = 'the last rejection of a test';

export function reportProblem(problem: string): void {
  problems.push(problem);
}

/** Says that this test provokes a problem; it fails when the problem does not appear, too. */
export function expectProblem(pattern: RegExp): void {
  expected.push(pattern);
}

const isExpected = (problem: string) => expected.some((pattern) => pattern.test(problem));

// From catch-errors.js.
window.addEventListener('page-problem', (event) => {
  const problem = (event as CustomEvent<string>).detail;
  if (problem.includes(LAST)) lastWasReported();
  else reportProblem(problem);
});
document.addEventListener('securitypolicyviolation', (event) =>
  reportProblem(`security policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`),
);

const consoleError = console.error;
console.error = (...values: unknown[]) => {
  const problem = `console.error: ${values.map(describe).join(' ')}`;
  if (!isExpected(problem)) consoleError(...values);
  reportProblem(problem);
};

function describe(value: unknown): string {
  return value instanceof Error ? (value.stack ?? String(value)) : String(value);
}

/** Part of the test, not a hook of its own: Mocha gives up on a whole file when a hook fails. */
beforeEach(function () {
  const test = this.currentTest;
  const body = test?.fn as Mocha.AsyncFunc | undefined;
  if (!test || !body) return;
  test.fn = async function (this: Mocha.Context) {
    try {
      await body.call(this);
      await allReported();
      judge();
    } finally {
      problems = [];
      expected = [];
    }
  };
});

/** Rejections are reported a while after they happen, but in order: ours comes after those of the test. */
function allReported(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  lastWasReported = resolve;
  void Promise.reject(new Error(LAST));
  return promise;
}

function judge(): void {
  const unexpected = problems.filter((problem) => !isExpected(problem));
  const missing = expected.filter((pattern) => !problems.some((problem) => pattern.test(problem)));
  if (unexpected.length > 0) throw new Error(`The page reported:\n${unexpected.join('\n')}`);
  if (missing.length > 0) throw new Error(`Expected problems did not appear: ${missing.join(', ')}`);
}
