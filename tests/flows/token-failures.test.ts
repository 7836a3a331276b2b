import { expect, inLocale, test } from './localized.ts';
import { mailedLink } from './mailed-links.ts';
import { requestsOf } from './requests.ts';

const INVALID = 'Token invalid! Oops, this token is unknown. It might have expired already.';

/** As written in the address. */
const UNKNOWN: Record<string, string> = {
  'well-formed': 'Zk3vUQ9cWm1tX0bYp7Ls5aJrHd2eNg8oFi6qVxTyB4C',
  'a slash': '%2F',
  'a null': '%00',
  'a parent path': '..%2f',
  'an encoded parent path': '%2e%2e%2f%2e%2e%2fapi%2fv1%2fsettings%2fconfig',
  'a query and a hash': 'a%3Fb%23c',
  'an invalid escape': '%E0%A4%A',
  unicode: 'žluťoučký-😱',
  markup: '%3Cimg%20src=x%20onerror=alert(1)%3E',
  '8,000 characters': 'x'.repeat(8000),
};

inLocale('de-DE', () => {
  test('"token" without a token redirects to "token/", shows an error without a request and links to other screens', async ({
    page,
    portal,
    translate,
  }) => {
    const checks = requestsOf(page, /\/api\/v1\/token/);
    await page.goto('/privacy');
    await portal.open('token');
    await expect(page).toHaveURL('/login/token/');
    await expect(page.getByRole('alert')).toHaveText(translate(INVALID));
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

  test('expired and used links and unknown token types show an error and disappear from the address', async ({
    page,
    portal,
    backend,
    translate,
  }) => {
    const expired = await mailedLink(backend, 'login/member/forgotpw', 'memberWithPassword');
    backend.advanceMinutes(60);
    const used = await mailedLink(backend, 'members/personaldata', 'memberWithoutSurveys');
    await page.goto(used);
    await expect(portal.text('No survey data was found.')).toBeVisible();
    const unknownType = await mailedLink(backend, 'members/personalreports', 'memberWithPassword');
    for (const link of [expired, used, unknownType]) {
      if (link === unknownType)
        await page.route('**/api/v1/token/*', (route) =>
          route.fulfill({ json: { status: 'OK', data: { type: 'constructor', token: 'x' } } }),
        );
      await page.goto(link);
      await expect(page.getByRole('alert')).toHaveText(translate(INVALID));
      await expect(page).toHaveURL('/login/token/');
      await expect(portal.title('Your link')).toBeFocused();
    }
    const checks = requestsOf(page, /\/api\/v1\/token/);
    await page.reload();
    await expect(page.getByRole('alert')).toHaveText(translate(INVALID));
    expect(checks).toEqual([]);
  });
});

test('unusual tokens are checked once as one path segment, show an error and disappear from the address', async ({
  page,
}) => {
  test.slow();
  const checks = requestsOf(page, /\/api\/(?!v1\/(settings\/config|i18n\/messages))/);
  for (const [name, token] of Object.entries(UNKNOWN)) {
    checks.length = 0;
    await page.goto(`/login/token/${token}`);
    await expect(page.getByRole('alert'), name).toHaveText(INVALID);
    await expect(page, name).toHaveURL('/login/token/');
    expect(checks, name).toEqual([expect.stringMatching(/^GET \/api\/v1\/token\/[^/]+$/)]);
  }
});
