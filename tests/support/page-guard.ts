import type { BrowserContext } from 'playwright/test';

export interface PageGuard {
  expectProblem: (pattern: RegExp) => void;
  /** Throws when a page reported what was not expected, or did not report what was. */
  judge: () => void;
}

/** Listens to every page of the context: errors, unhandled rejections, console errors, policy violations. */
export async function watch(context: BrowserContext): Promise<PageGuard> {
  const problems: string[] = [];
  const expected: RegExp[] = [];
  context.on('weberror', (error) => problems.push(`error: ${error.error().stack ?? error.error()}`));
  context.on('console', (message) => {
    // Chromium writes this line for every answer of 400 and more; whether one is right, the test decides.
    if (message.type() !== 'error' || message.text().startsWith('Failed to load resource')) return;
    problems.push(`console.error: ${message.text()} (${message.location().url})`);
  });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      console.error(`security policy: ${violatedDirective} ${blockedURI} ${sample}`),
    );
  });
  return {
    expectProblem: (pattern) => expected.push(pattern),
    judge() {
      const unexpected = problems.filter((problem) => !expected.some((pattern) => pattern.test(problem)));
      const missing = expected.filter((pattern) => !problems.some((problem) => pattern.test(problem)));
      if (unexpected.length > 0) throw new Error(`The page reported:\n${unexpected.join('\n')}`);
      if (missing.length > 0) throw new Error(`Expected problems did not appear: ${missing.join(', ')}`);
    },
  };
}
