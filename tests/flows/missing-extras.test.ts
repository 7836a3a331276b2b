import { consoleLines } from '../support/console-lines.ts';
import { LONG } from '../support/tags.ts';
import { withoutAnswerLines } from './answer-lines.ts';
import { mailedLink } from './mailed-links.ts';
import { MISSING_FILE, reportedFiles } from './missing-file.ts';
import { emailOf, expect, test } from './portal.ts';

const NEW = 'harbour-violin-6419-Slate';

// outdated.test.ts has what a server may answer for a missing file.
test('a password can be saved without the banner, the effect and the meter, whose missing files are reported', async ({
  page,
  portal,
  backend,
  loose,
}) => {
  const warnings = consoleLines(page, 'warning');
  const files = await reportedFiles(page);
  const missing: string[] = [];
  await page.route(/\/assets\/(cookie-banner|animation|engine|words-)/, (route) => {
    missing.push(/assets\/([a-z]+)/.exec(route.request().url())?.[1] ?? '');
    return route.fulfill(MISSING_FILE['404']);
  });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.setFixedTime('2027-12-10T12:00:00Z');
  await page.goto(await mailedLink(backend, 'login/user/forgotpw', 'adminWithoutCode'));
  await portal.field('New password').fill(NEW);
  await expect.poll(() => new Set(missing)).toEqual(new Set(['cookie', 'animation', 'engine', 'words']));
  await expect(page.getByRole('region', { name: 'Cookies' })).toHaveCount(0);
  await expect(page.getByText('Password strength')).toHaveCount(0);
  await portal.complete('newPassword', NEW, NEW);
  expect(withoutAnswerLines(warnings, loose)).toEqual(['The password strength meter could not be loaded.']);
  await expect
    .poll(() => files.sort())
    .toEqual(['cookie-banner', 'holiday', 'password-strength', 'words-common', 'words-en']);
});

test('a person signs in with a password if the files of single sign-on and of the way back are missing, which is reported once', {
  tag: LONG,
}, async ({ page, portal }) => {
  const files = await reportedFiles(page);
  await page.route(/\/assets\/(sso\.view|next-page)-/, (route) => route.fulfill(MISSING_FILE['404']));
  await portal.signIn('memberWithPassword', '?next=/member/reports/7');
  await expect(page).toHaveURL('/member');
  await expect.poll(() => files.sort()).toEqual(['next-page', 'sso-buttons']);
});

test('a stage whose file is missing is not shown, and the next attempt shows it', { tag: LONG }, async ({
  page,
  portal,
}) => {
  const files = await reportedFiles(page);
  await page.route('**/assets/later-stages*', (route) => route.fulfill(MISSING_FILE['404']));
  await portal.open();
  await portal.submitEmail(emailOf('both'));
  await expect(page.getByRole('alert')).toContainText('Something went wrong on our side.');
  await expect(portal.email).toHaveValue(emailOf('both'));
  await page.unrouteAll();
  await portal.button('Continue').click();
  await expect(portal.choice('Member')).toBeVisible();
  await expect.poll(() => files).toEqual(['login-stages']);
});

test('an address with a domain of another script is sent as the browser writes it if the code for it is missing', {
  tag: LONG,
}, async ({ page, portal }) => {
  const files = await reportedFiles(page);
  await page.route('**/assets/idn-*', (route) => route.fulfill(MISSING_FILE['404']));
  await portal.open('forgotpw');
  await portal.complete('mailRequest', 'ada@bücher.example');
  await expect(portal.text('ada@xn--bcher-kva.example')).toBeVisible();
  await expect.poll(() => files.sort()).toEqual(['email-question', 'idn']);
});

test('the registration offers another attempt if the code of reCAPTCHA is missing, which is reported once', {
  tag: LONG,
}, async ({ page, portal }) => {
  const files = await reportedFiles(page);
  // The reference backend has another captcha.
  const data = { members: { defaultregistration: true, usecaptcha: true, captchapubkey: 'key' } };
  await page.route('**/settings/config', (route) => route.fulfill({ json: { status: 'OK', data } }));
  await page.route('**/assets/recaptcha-*', (route) => route.fulfill(MISSING_FILE['404']));
  await portal.open('register');
  const again = page.waitForRequest('**/assets/recaptcha-*');
  await portal.button('Try again').click();
  await again;
  await expect(portal.button('Try again')).toBeEnabled();
  await expect.poll(() => files).toEqual(['captcha']);
});
