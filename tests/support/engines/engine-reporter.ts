import type { Reporter, TestSuiteResult } from '@web/test-runner';

interface Counts {
  passed: number;
  failed: number;
  otherEngine: number;
}

/** Prints how many tests each engine ran, and how many need another engine. */
export function engineReporter(): Reporter {
  return {
    onTestRunFinished({ sessions }) {
      const engines = new Map<string, Counts>();
      for (const { browser, testResults } of sessions) {
        const counts = engines.get(browser.name) ?? { passed: 0, failed: 0, otherEngine: 0 };
        engines.set(browser.name, counts);
        if (testResults) count(testResults, counts);
      }
      for (const [name, { passed, failed, otherEngine }] of engines)
        console.log(
          `${name}: ${passed + failed} element tests run, ${passed} passed, ${otherEngine} need another engine`,
        );
    },
  };
}

function count({ tests, suites }: TestSuiteResult, counts: Counts): void {
  for (const { passed, skipped } of tests) counts[skipped ? 'otherEngine' : passed ? 'passed' : 'failed']++;
  for (const suite of suites) count(suite, counts);
}
