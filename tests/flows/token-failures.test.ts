import { expect, inEnglishAndGerman, test } from './localized.ts';
import { mailedLink } from './mailed-links.ts';
import { requestsOf } from './requests.ts';

const INVALID = 'Token invalid! Oops, this token is unknown. It might have expired already.';

/** As they stand in an address. */
const UNKNOWN: Record<string, string> = {
  'of another site': 'Zk3vUQ9cWm1tX0bYp7Ls5aJrHd2eNg8oFi6qVxTyB4C',
  'a slash': '%2F',
  'a null': '%00',
  'a way up': '..%2f',
  'a longer way up': '%2e%2e%2f%2e%2e%2fapi%2fv1%2fsettings%2fconfig',
  'a question': 'a%3Fb%23c',
  'no encoding': '%E0%A4%A',
  unicode: 'žluťoučký-😱',
  'mark-up': '%3Cimg%20src=x%20onerror=alert(1)%3E',
  'very long': 'x'.repeat(8000),
};

inEnglishAndGerman(() => {
  test('a bare "token" ends at "token/" and fails without a request; the ways on lead on', async ({
    page,
    portal,
    say,
  }) => {
    const checks = requestsOf(page, /\/api\/v1\/token/);
    await page.goto('/privacy');
    await portal.open('token');
    await expect(page).toHaveURL('/login/token/');
    await expect(page.getByRole('alert')).toHaveText(say(INVALID));
    await expect(portal.title('Your link')).toBeFocused();
    expect(checks).toEqual([]);
    await portal.link('Request a new link').click();
    await expect(page).toHaveURL('/login/forgotpw?cat=any');
    await expect(portal.title('Forgot Password')).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL('/login/token/');
    await portal.link('Back to Login').click();
    await expect(page).toHaveURL('/login/');
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL('/privacy');
  });

  test('links that are too old, used up or of an unknown kind fail, and leave the address', async ({
    page,
    portal,
    backend,
    say,
  }) => {
    const old = await mailedLink(backend, 'login/member/forgotpw', 'memberWithPassword');
    backend.advanceMinutes(60);
    const used = await mailedLink(backend, 'members/personaldata', 'memberWithoutSurveys');
    await page.goto(used);
    await expect(portal.text('No survey data was found.')).toBeVisible();
    const strange = await mailedLink(backend, 'members/personalreports', 'memberWithPassword');
    for (const link of [old, used, strange]) {
      if (link === strange)
        await page.route('**/api/v1/token/*', (route) =>
          route.fulfill({ json: { status: 'OK', data: { type: 'constructor', token: 'x' } } }),
        );
      await page.goto(link);
      await expect(page.getByRole('alert')).toHaveText(say(INVALID));
      await expect(page).toHaveURL('/login/token/');
      await expect(portal.title('Your link')).toBeFocused();
    }
    const checks = requestsOf(page, /\/api\/v1\/token/);
    await page.reload();
    await expect(page.getByRole('alert')).toHaveText(say(INVALID));
    expect(checks).toEqual([]);
  });
});

test('odd tokens are asked about once, as one piece, fail, and leave the address', async ({ page }) => {
  test.slow();
  const checks = requestsOf(page, /\/api\/(?!v1\/(settings\/config|i18n\/messages))/);
  for (const [what, token] of Object.entries(UNKNOWN)) {
    checks.length = 0;
    await page.goto(`/login/token/${token}`);
    await expect(page.getByRole('alert'), what).toHaveText(INVALID);
    await expect(page, what).toHaveURL('/login/token/');
    expect(checks, what).toEqual([expect.stringMatching(/^GET \/api\/v1\/token\/[^/]+$/)]);
  }
});
