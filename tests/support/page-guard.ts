import { type BrowserContext, test as base } from 'playwright/test';
import { verifyProblems } from './problems.ts';

export interface PageGuard {
  expectProblem: (pattern: RegExp) => void;
  /** Throws if a page reported an unexpected problem, or did not report an expected one. */
  verify: () => void;
}

/** What Chromium and Firefox report for a status of 400 and above, which tests check themselves. */
const isAboutLoading = (text: string) => /^(Failed to load resource|Loading module from)/.test(text);

/** Collects the errors, unhandled rejections, console errors and policy violations of every page. */
export async function guardPages(context: BrowserContext): Promise<PageGuard> {
  const problems: string[] = [];
  const expected: RegExp[] = [];
  context.on('weberror', (error) => {
    const { stack, message } = error.error();
    if (!isAboutLoading(message)) problems.push(`error: ${stack || message}`);
  });
  context.on('console', (message) => {
    if (message.type() !== 'error' || isAboutLoading(message.text())) return;
    problems.push(`console.error: ${message.text()} (${message.location().url})`);
  });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      console.error(`security policy: ${violatedDirective} ${blockedURI} ${sample}`),
    );
  });
  return {
    expectProblem: (pattern) => expected.push(pattern),
    verify: () => verifyProblems(problems, expected),
  };
}

/** `test` whose pages are guarded. */
export const test = base.extend<Pick<PageGuard, 'expectProblem'>>({
  expectProblem: [
    async ({ context }, use) => {
      const guard = await guardPages(context);
      await use(guard.expectProblem);
      guard.verify();
    },
    { auto: true },
  ],
});
