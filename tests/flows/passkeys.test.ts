import type { Page } from 'playwright/test';
import { emailOf, expect, type Portal, passwordOf, test as withPortal } from './portal.ts';
import { addAuthenticator, withoutMenu } from './virtual-authenticator.ts';

const test = withPortal.extend({ passkeys: true });

const OFFER = 'Sign in faster next time';

const PEOPLE = [
  { key: 'adminWithoutCode', area: '/admin' },
  { key: 'memberWithPassword', area: '/member' },
] as const;

/** Signs a person in with the password, up to the offer of a passkey. */
async function reachOffer(portal: Portal, key: (typeof PEOPLE)[number]['key']) {
  await portal.enterEmailOf(key);
  await portal.submitPassword(passwordOf(key));
  await expect(portal.text(OFFER)).toBeVisible();
}

async function createPasskey(portal: Portal, { key, area }: (typeof PEOPLE)[number]) {
  await reachOffer(portal, key);
  await portal.button('Create a passkey').click();
  await expect(portal.page).toHaveURL(area);
}

const signOut = (page: Page) => page.context().clearCookies();

for (const person of PEOPLE)
  test(`${person.key} creates a passkey and signs in with it from the menu of the field (Chromium)`, async ({
    page,
    portal,
  }) => {
    const device = await addAuthenticator(page);
    await createPasskey(portal, person);
    expect(await device.passkeys()).toHaveLength(1);
    await signOut(page);
    await portal.open();
    await expect(page).toHaveURL(person.area);
    await expect(page.getByText(emailOf(person.key))).toBeVisible();
  });

for (const person of PEOPLE)
  test(`${person.key} signs in with a passkey and the button, by keyboard (Chromium)`, async ({
    page,
    portal,
  }) => {
    await withoutMenu(page);
    await addAuthenticator(page);
    await createPasskey(portal, person);
    await signOut(page);
    await portal.open();
    await portal.button('Use a passkey').focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(person.area);
  });

test('the email field offers passkeys, and the form has no button (Chromium)', async ({ page, portal }) => {
  const device = await addAuthenticator(page);
  await device.touch(false);
  await portal.open();
  await expect(portal.email).toHaveAttribute('autocomplete', 'username webauthn');
  await expect(portal.button('Use a passkey')).toHaveCount(0);
});

test('a member says no, is asked no more, and goes on each time (Chromium)', async ({ page, portal }) => {
  await addAuthenticator(page);
  await reachOffer(portal, 'memberWithPassword');
  await expect(portal.title('Member-Login')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(portal.button('Create a passkey')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/member');
  await signOut(page);
  await portal.enterEmailOf('memberWithPassword');
  await portal.submitPassword(passwordOf('memberWithPassword'));
  await expect(page).toHaveURL('/member');
});

test('Back does not lead from the offer to the password (Chromium)', async ({ page, portal }) => {
  await addAuthenticator(page);
  await reachOffer(portal, 'memberWithPassword');
  await page.goBack();
  await expect(portal.text(OFFER)).toBeVisible();
  await expect(portal.password).toHaveCount(0);
});

test('without an answer to "Not now" the person goes on after two seconds (Chromium)', async ({
  page,
  portal,
}) => {
  await addAuthenticator(page);
  await page.route('**/api/v1/passkeys/decline', () => {});
  await reachOffer(portal, 'memberWithPassword');
  await portal.button('Not now').click();
  await expect(page).toHaveURL('/member');
});

test('a device that does not recognise the person creates no passkey, and says so (Chromium)', async ({
  page,
  portal,
}) => {
  const device = await addAuthenticator(page);
  await device.recognise(false);
  await reachOffer(portal, 'memberWithPassword');
  await portal.button('Create a passkey').click();
  await expect(portal.text('No passkey was created. You can try again, or go on without one.')).toBeVisible();
  await portal.button('Not now').click();
  await expect(page).toHaveURL('/member');
});

test('while the dialog of a new passkey is open, "Not now" goes on (Chromium)', async ({ page, portal }) => {
  const device = await addAuthenticator(page);
  await device.touch(false);
  await reachOffer(portal, 'memberWithPassword');
  await portal.button('Create a passkey').click();
  await portal.button('Not now').click();
  await expect(page).toHaveURL('/member');
  expect(await device.passkeys()).toEqual([]);
});

test('a passkey that the server refuses leads to words and another try (Chromium)', async ({
  page,
  portal,
}) => {
  await addAuthenticator(page);
  await page.route('**/api/v1/passkeys', (route) => route.fulfill({ status: 503, json: {} }));
  await reachOffer(portal, 'memberWithPassword');
  await portal.button('Create a passkey').click();
  await expect(page.getByRole('alert')).toContainText("This service isn't available right now");
  await page.unroute('**/api/v1/passkeys');
  await portal.button('Not now').click();
  await expect(page).toHaveURL('/member');
});

test('a person without a passkey closes the dialog and signs in with the password (Chromium)', async ({
  page,
  portal,
}) => {
  await withoutMenu(page);
  const device = await addAuthenticator(page);
  await device.recognise(false);
  await portal.open();
  await portal.button('Use a passkey').click();
  await expect(
    portal.text('No passkey was used. You can try again, or log in with your email address.'),
  ).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await portal.submitEmail(emailOf('memberWithPassword'));
  await expect(portal.password).toBeVisible();
});

test('a passkey that the server does not know is named, and the browser forgets it (Chromium)', async ({
  page,
  portal,
}) => {
  await withoutMenu(page);
  const device = await addAuthenticator(page);
  await createPasskey(portal, PEOPLE[1]);
  await signOut(page);
  await page.route('**/api/v1/login/passkey', (route) =>
    route.fulfill({ json: { status: 'OK', data: { action: 'unknown' } } }),
  );
  await portal.open();
  await portal.button('Use a passkey').click();
  await expect(page.getByRole('alert')).toHaveText(
    "This passkey isn't known here any more. Please log in with your email address.",
  );
  await expect.poll(() => device.passkeys()).toEqual([]);
});

test('a passkey of another person signs in that person, whatever the field holds (Chromium)', async ({
  page,
  portal,
}) => {
  await withoutMenu(page);
  await addAuthenticator(page);
  await createPasskey(portal, PEOPLE[1]);
  await signOut(page);
  await portal.open();
  await portal.email.fill(emailOf('adminWithoutCode'));
  await portal.preventNavigation();
  await portal.button('Use a passkey').click();
  await expect(portal.text("You're logged in. Taking you there…")).toBeVisible();
  await expect(page.getByText(emailOf('adminWithoutCode'))).toHaveCount(0);
});

test('a refusal after the menu appears in the form, and the next try has another challenge (Chromium)', async ({
  page,
  portal,
}) => {
  const device = await addAuthenticator(page);
  await createPasskey(portal, PEOPLE[1]);
  await signOut(page);
  let tries = 0;
  await page.route('**/api/v1/login/passkey', (route) => {
    tries += 1;
    return tries === 1
      ? route.fulfill({
          status: 422,
          json: { status: 'ERROR', data: 'The passkey was not accepted. Please try again.' },
        })
      : route.continue();
  });
  await portal.open();
  await expect(page).toHaveURL('/member');
  expect(tries).toBe(2);
  expect(await device.passkeys()).toHaveLength(1);
});

test('browsers without the JSON methods use a library (Chromium)', async ({ page, portal }) => {
  await page.addInitScript(() => {
    for (const name of ['parseRequestOptionsFromJSON', 'parseCreationOptionsFromJSON'])
      Reflect.deleteProperty(PublicKeyCredential, name);
  });
  await addAuthenticator(page);
  await createPasskey(portal, PEOPLE[0]);
  await signOut(page);
  await portal.open();
  await expect(page).toHaveURL('/admin');
});

test('a device that keeps no passkeys is not asked to create one', async ({ page, portal }) => {
  await page.addInitScript(() => {
    if (!('PublicKeyCredential' in globalThis)) return;
    PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable = async () => false;
  });
  await portal.enterEmailOf('memberWithPassword');
  await portal.submitPassword(passwordOf('memberWithPassword'));
  await expect(page).toHaveURL('/member');
});

test('a call for passkeys that hangs does not delay the password (Chromium)', async ({ page, portal }) => {
  await withoutMenu(page);
  await page.route('**/api/v1/login/passkey/options', () => {});
  await portal.open();
  await portal.button('Use a passkey').click();
  await portal.submitEmail(emailOf('memberWithPassword'));
  await portal.submitPassword(passwordOf('memberWithPassword'));
  await expect(page).toHaveURL('/member');
});

withPortal(
  'a server that announces nothing gets no call and no code of passkeys',
  async ({ page, portal }) => {
    const urls: string[] = [];
    page.on('request', (request) => urls.push(request.url()));
    await portal.enterEmailOf('memberWithPassword');
    await portal.submitPassword(passwordOf('memberWithPassword'));
    await expect(page).toHaveURL('/member');
    expect(urls.filter((url) => /passkey/.test(url))).toEqual([]);
  },
);

/** The server answers with passkeys of another domain. */
const onOtherDomain = (page: Page) =>
  page.route('**/api/v1/login/passkey/options', (route) =>
    route.fulfill({ json: { status: 'OK', data: { challenge: 'Y2hhbGxlbmdl', rpId: 'other.example' } } }),
  );

/** The texts that the page writes to the console for its author. */
function warningsOf(page: Page): string[] {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  return warnings;
}

test('on a page of another domain, the menu is silent and the console says why (Chromium)', async ({
  page,
  portal,
}) => {
  const warnings = warningsOf(page);
  await addAuthenticator(page);
  await onOtherDomain(page);
  await portal.open();
  await expect.poll(() => warnings.join()).toContain('Passkeys cannot be used here: SecurityError');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await portal.submitEmail(emailOf('memberWithPassword'));
  await expect(portal.password).toBeVisible();
});

test('on a page of another domain, the button says so (Chromium)', async ({ page, portal }) => {
  await withoutMenu(page);
  await onOtherDomain(page);
  await portal.open();
  await portal.button('Use a passkey').click();
  await expect(page.getByRole('alert')).toHaveText(
    "Passkeys can't be used on this page. Please log in with your email address.",
  );
});

test('a request of the host page is not disturbed, and the button says so (Chromium)', async ({
  page,
  portal,
}) => {
  await withoutMenu(page);
  const device = await addAuthenticator(page);
  await device.touch(false);
  await portal.open();
  await page.evaluate(() => {
    const publicKey = { challenge: new Uint8Array(16), rpId: 'localhost' };
    navigator.credentials.get({ publicKey }).catch(() => {});
  });
  await portal.button('Use a passkey').click();
  await expect(page.getByRole('alert')).toHaveText(
    'Another request for a passkey is open. Please finish it, then try again.',
  );
});

test('of two elements, the one with the focus offers passkeys in its menu (Chromium)', async ({
  page,
  portal,
}) => {
  const device = await addAuthenticator(page);
  await device.touch(false);
  // Not the requests for a challenge: the browser is asked after the answer to them.
  await page.addInitScript(() => {
    const get = navigator.credentials.get.bind(navigator.credentials);
    navigator.credentials.get = (options) => {
      document.body.dataset.asked = String(Number(document.body.dataset.asked ?? 0) + 1);
      return get(options);
    };
  });
  const asked = page.locator('body');
  await portal.open();
  await expect(asked).toHaveAttribute('data-asked', '1');
  await page.evaluate(() => document.body.append(document.createElement('login-portal')));
  await expect(asked).toHaveAttribute('data-asked', '2');
  await portal.email.first().focus();
  await expect(asked).toHaveAttribute('data-asked', '3');
  await portal.email.last().focus();
  await expect(asked).toHaveAttribute('data-asked', '4');
  await expect(page.getByRole('alert')).toHaveCount(0);
});
