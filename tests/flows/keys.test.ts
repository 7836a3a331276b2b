/* What is typed after a form was sent goes to a password or a code of the next stage, or nowhere (D98). */
import type { Page, Route } from 'playwright/test';
import { adaptToFirefox } from '../support/engines/firefox-page.ts';
import { UNEXPECTED, UNREACHABLE } from '../support/faults.ts';
import { LONG } from '../support/tags.ts';
import { emailOf, expect, passwordOf, test } from './portal.ts';
import { requestsOf } from './requests.ts';

/** Its spaces would press buttons, and its digits would be readable in the field of a code. */
const PASSWORD = 'Tall trees 4 me 2';
/** Milliseconds until the answer, and until the first key after Enter. */
const TIMES = [
  [0, 0],
  [0, 400],
  [400, 0],
  [700, 0],
  [1500, 0],
  [900, 700],
  [1700, 1500],
] as const;

type Answer = (route: Route) => Promise<void>;

const action =
  (name: string, more = {}): Answer =>
  (route) =>
    route.fulfill({ json: { status: 'OK', data: { action: name, ...more } } });

/** Every answer to an address that asks for no password, with what is shown then. */
const OTHERS: Record<string, [answer: Answer, shown: string, email?: string]> = {
  'a choice': [action('choice'), 'Choose an account'],
  'a code': [action('twofactor'), 'Security code'],
  'a mailed link': [action('membersuccess'), 'Please check your inbox'],
  'an account that is not active': [
    action('password', { active_user: false }),
    'This account has not been activated yet.',
  ],
  'an unknown address': [
    action('registration'),
    "We don't know this email address. Please check it, or register below.",
  ],
  'an unknown address and a closed registration': [
    action('registration'),
    "We don't know this email address. Please check it, or contact whoever invited you.",
  ],
  'an address without @': [
    action('registration'),
    'This address has no @. Please enter your complete email address.',
    'hans.asa.example',
  ],
  'status 403': [(route) => route.fulfill({ status: 403 }), 'The request was changed on its way.'],
  'status 500': [(route) => route.fulfill({ status: 500 }), UNEXPECTED],
  'no network': [(route) => route.abort(), UNREACHABLE],
};

/** Types an address, Enter and the password as somebody who does not look up. Returns the requests. */
async function typeBlindly(
  page: Page,
  answer: Answer,
  [delay, pause]: readonly [number, number],
  email: string,
) {
  await page.addInitScript(recordTexts);
  await page.route('**/api/v1/login', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, delay));
    await answer(route);
  });
  await page.route('**/api/v1/login/*', (route) => route.fulfill({ status: 401 }));
  await page.goto('/login/');
  await page.keyboard.type(email);
  const requests = requestsOf(page, /^POST/);
  await page.keyboard.press('Enter');
  await page.waitForTimeout(pause);
  await page.keyboard.type(PASSWORD, { delay: 120 });
  await page.keyboard.press('Enter');
  return requests;
}

test.beforeEach(({ page, browserName }) =>
  browserName === 'firefox' ? page.addInitScript(adaptToFirefox) : undefined,
);

for (const times of TIMES) {
  const [delay, pause] = times;
  const when = `with an answer after ${delay} ms and keys after ${pause} ms`;
  const tag = delay === 400 ? [] : LONG;

  for (const stage of ['password', 'memberpassword'])
    test(`the stage ${stage} gets the whole password, ${when}`, { tag }, async ({ page }) => {
      const requests = await typeBlindly(page, action(stage), times, 'ada@asa.example');
      await expect(
        page.getByText("The email address or password isn't right. Please try again."),
      ).toBeVisible();
      expect(requests.filter((request) => request.includes(`"pass":"${PASSWORD}"`))).toHaveLength(1);
      expect(requests).toHaveLength(2);
      expect(await readable(page)).toEqual(['ada@asa.example']);
    });

  for (const [name, [answer, shown, email = 'ada@asa.example']] of Object.entries(OTHERS))
    test.describe(() => {
      test.use({ members: { defaultregistration: !name.includes('closed') } });

      test(`nothing is typed or sent after ${name}, ${when}`, { tag }, async ({ page, loose }) => {
        const requests = await typeBlindly(page, answer, times, email);
        await expect(page.getByText(shown).first()).toBeVisible();
        // The loose server renews the token, with which a refused call is sent once more.
        const sent = loose && name === 'status 403' ? new Set(requests) : requests;
        expect([...sent]).toEqual([`POST /api/v1/login ${JSON.stringify({ email })}`]);
        expect(await readable(page)).toEqual([email]);
      });
    });
}

test('a password manager that types Tab between address and password presses no button with a space', async ({
  page,
  portal,
}) => {
  await portal.open();
  // Chromium ignores keys until the page has been painted.
  await expect(portal.email).toBeFocused();
  const requests = requestsOf(page, /^POST/);
  await page.keyboard.type('ada@asa.example');
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.waitForTimeout(600);
  expect(requests).toEqual([]);
  await page.keyboard.press('Space');
  await expect.poll(() => requests).toHaveLength(1);
});

test('a password manager that types Enter between address and password fills in the password', async ({
  page,
  portal,
}) => {
  await page.goto('/login/');
  await expect(portal.email).toBeFocused();
  await page.keyboard.type(`${emailOf('memberWithPassword')}\n${passwordOf('memberWithPassword')}`);
  await expect(portal.password).toHaveValue(passwordOf('memberWithPassword'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/member');
});

/** Notes what anybody could read in a field. */
function recordTexts() {
  const texts = new Set<string>();
  const note = () => {
    for (const field of document.querySelector('login-portal')?.shadowRoot?.querySelectorAll('input') ?? [])
      if (!/^(password|checkbox)$/.test(field.type) && field.value) texts.add(field.value);
    requestAnimationFrame(note);
  };
  addEventListener('keydown', ({ key }) => key === 'Enter' && !texts.size && note(), true);
  Object.assign(window, { texts });
}

const readable = (page: Page) =>
  page.evaluate(() => [...(window as unknown as { texts: Set<string> }).texts]);
