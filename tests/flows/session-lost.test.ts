import type { Page } from 'playwright/test';
import { expect, test } from './portal.ts';

const SENT_BACK =
  'You logged in a moment ago, but this page has opened again. If this continues, please allow cookies for this site, or contact whoever runs it.';

/** The kinds of `portal-problem` on the pages that are opened next. */
async function recordProblems(page: Page): Promise<string[]> {
  const kinds: string[] = [];
  await page.exposeFunction('recordKind', (kind: string) => void kinds.push(kind));
  await page.addInitScript(() =>
    addEventListener('portal-problem', (event) =>
      (globalThis as unknown as { recordKind(kind: string): void }).recordKind(
        (event as CustomEvent<{ kind: string }>).detail.kind,
      ),
    ),
  );
  return kinds;
}

test('a server that loses the session leads back to a login that says so, once per sign-in (Chromium)', async ({
  page,
  portal,
}) => {
  const problems = await recordProblems(page);
  await page.route('/member', async (route) => {
    await page.context().clearCookies();
    await route.fulfill({ status: 302, headers: { location: '/login/?next=%2Fmember' } });
  });
  for (const attempt of [1, 2]) {
    await portal.signIn('memberWithPassword');
    await expect(page.locator('[aria-live]').filter({ hasText: SENT_BACK })).toBeVisible();
    expect(problems).toHaveLength(attempt);
  }
  await page.reload();
  await expect(portal.button('Continue with Campus ID')).toBeVisible();
  await expect(portal.text(SENT_BACK)).toHaveCount(0);
  expect(problems).toEqual(['session', 'session']);
});

test('who logs out at once reads nothing of it, also if the area has no referrer and no history entry of its own', async ({
  page,
  portal,
}) => {
  const problems = await recordProblems(page);
  await page.route(/\/log-out$/, (route) => route.fulfill({ status: 302, headers: { location: '/login/' } }));
  const logOut = [
    () => portal.button('Log out').click(),
    () =>
      page.evaluate(() => {
        const policy = Object.assign(document.createElement('meta'), {
          name: 'referrer',
          content: 'no-referrer',
        });
        document.head.append(policy);
        location.replace('/log-out');
      }),
  ];
  for (const act of logOut) {
    await portal.signIn('memberWithPassword');
    await expect(page).toHaveURL('/member');
    await act();
    await expect(portal.button('Continue with Campus ID')).toBeVisible();
    await expect(portal.text(SENT_BACK)).toHaveCount(0);
    await page.context().clearCookies();
  }
  expect(problems).toEqual([]);
});
