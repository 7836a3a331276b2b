/*
 * Fails a test if the page reports an error, an unhandled rejection, a console.error or a violation of the content
 * security policy. bundle-plugin.ts imports this first in every test file.
 */
import { ENGINE } from './engine.ts';
import { verifyProblems } from './problems.ts';

let problems: string[] = [];
let expected: RegExp[] = [];
let onMarkerReported = () => {};
/** Milliseconds until WebKit reports a violation of the policy. */
const VIOLATION_DELAY = 30;
/** scripts/test.ts repeats lines with these words after its summary. */
const FAILED_ATTEMPT = 'An attempt failed';
const MARKER = 'the last rejection of a test';

export function reportProblem(problem: string): void {
  problems.push(problem);
}

/** Expects a problem in this test; the test also fails if the problem does not appear. */
export function expectProblem(pattern: RegExp): void {
  expected.push(pattern);
}

const isExpected = (problem: string) => expected.some((pattern) => pattern.test(problem));

// From catch-errors.js.
window.addEventListener('page-problem', (event) => {
  const problem = (event as CustomEvent<string>).detail;
  if (problem.includes(MARKER)) onMarkerReported();
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
  return value instanceof Error ? `${value}\n${value.stack}` : String(value);
}

/** Wraps the test function instead of using `afterEach`, because Mocha skips the rest of a file if a hook fails. */
beforeEach(function () {
  const test = this.currentTest;
  const body = test?.fn as Mocha.AsyncFunc | undefined;
  if (!test || !body) return;
  test.fn = async function (this: Mocha.Context) {
    try {
      await body.call(this);
      await allReported();
      if (ENGINE === 'WebKit') await new Promise((resolve) => setTimeout(resolve, VIOLATION_DELAY));
      verifyProblems(problems, expected);
    } catch (error) {
      // Mocha says nothing about the first attempt of a test that passes in its second one.
      if (test.retries() > 0) console.warn(`${FAILED_ATTEMPT}: ${test.fullTitle()}: ${error}`);
      throw error;
    } finally {
      problems = [];
      expected = [];
    }
  };
});

/** Rejections are reported late but in order, so a marker rejection comes after those of the test. */
function allReported(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  onMarkerReported = resolve;
  void Promise.reject(new Error(MARKER));
  return promise;
}
