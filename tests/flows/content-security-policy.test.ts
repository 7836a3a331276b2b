import { expect, test } from './portal.ts';

/* Every flow test fails on a violation: the guard listens. Here is what it relies on. */

test('the login comes with a policy that lets nothing inline, nothing foreign and no HTML text in', async ({
  page,
  portal,
}) => {
  const response = await page.goto('/login/');
  const directives = response?.headers()['content-security-policy']?.split(/;\s*/) ?? [];
  expect(directives).toEqual(
    expect.arrayContaining([
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
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

test('the policy is at work, and the guard of these tests sees what it stops', async ({
  page,
  portal,
  expectProblem,
}) => {
  expectProblem(/security policy: style-src-elem inline/);
  expectProblem(/security policy: require-trusted-types-for trusted-types-sink/);
  // Chromium's own words for the same two.
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
