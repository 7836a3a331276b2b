import { expect, test } from './portal.ts';

// The page guard fails every flow test on a policy violation. These tests check that it can.

test('the policy of the login forbids inline code, other origins and HTML strings', async ({
  page,
  portal,
}) => {
  const response = await page.goto('/login/');
  const directives = response?.headers()['content-security-policy']?.split(/;\s*/) ?? [];
  expect(directives).toEqual(
    expect.arrayContaining([
      "default-src 'none'",
      // The inline script, the style of the page and the two styles of the first screen.
      expect.stringMatching(/^script-src 'self' 'sha256-[\w+/=]{44}'$/),
      expect.stringMatching(/^style-src 'self'( 'sha256-[\w+/=]{44}'){3}$/),
      "connect-src 'self'",
      "img-src 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ]),
  );
  expect(directives.join()).not.toMatch(/unsafe|data:|blob:|https?:|\*/);
  await expect(portal.title('Login')).toBeVisible();
});

test('the browser enforces the policy, and the page guard reports its violations', async ({
  page,
  portal,
  expectProblem,
}) => {
  expectProblem(/security policy: style-src-elem inline/);
  expectProblem(/security policy: require-trusted-types-for trusted-types-sink/);
  // Chromium also logs both violations.
  expectProblem(/console\.error: Applying inline style violates/);
  expectProblem(/console\.error: This document requires 'TrustedHTML' assignment/);
  await portal.open();
  const refused = await page.evaluate(() => {
    const style = document.createElement('style');
    style.textContent = 'body { display: none }';
    document.head.append(style);
    try {
      document.body.innerHTML = '<p>Gone</p>';
      return false;
    } catch {
      return true;
    }
  });
  expect(refused).toBe(true);
  await expect(portal.title('Login')).toBeVisible();
});
