import { linkIn, mailTo } from '../support/mail.ts';
import { expect, type Portal, test } from './portal.ts';

const NEWCOMER = 'nora.vik@example.org';
const CLOSED = 'Registration is not available.';

async function fill(portal: Portal) {
  await portal.field('First name').fill('Nora');
  await portal.field('Last name').fill('Vik');
  await portal.page.getByRole('checkbox').check();
}

test.describe('where registration is on', () => {
  test.use({ members: { defaultregistration: true, campaignsignup: true, groupsignup: true } });

  test('an unknown e-mail leads to it, and its mail and a click confirm it', async ({ portal, backend }) => {
    await portal.open();
    await portal.submitEmail(NEWCOMER);
    await expect(portal.title('Registration')).toBeFocused();
    await expect(portal.email).toHaveValue(NEWCOMER);
    await fill(portal);
    await portal.button('Register').click();
    await expect(portal.page.getByText(/^Thank you for your request\./)).toBeVisible();

    await portal.page.goto(linkIn(await mailTo(backend, NEWCOMER)));
    await expect(portal.page).toHaveURL(/\/registrationsuccess\?mid=\d+/);
    await expect(portal.page.getByText(NEWCOMER)).toBeVisible();
    await portal.page.getByRole('button', { name: 'Confirm my registration' }).click();
    await expect(portal.page.getByText('Your registration is confirmed.')).toBeVisible();
  });

  test('what is missing is said in order, and what was typed stays', async ({ portal }) => {
    await portal.open('register');
    const steps = [
      ['Please fill in your first name', () => portal.field('First name').fill('Nora')],
      ['Please fill in your last name', () => portal.field('Last name').fill('Vik')],
      ['Please fill in your email', () => portal.email.fill(NEWCOMER)],
      [
        'You must agree to the Terms & Conditions to register',
        () => portal.page.getByRole('checkbox').check(),
      ],
    ] as const;
    for (const [words, mend] of steps) {
      await portal.button('Register').click();
      await expect(portal.text(words)).toBeVisible();
      await mend();
    }
    await portal.button('Register').click();
    await expect(portal.page.getByText(/^Thank you for your request\./)).toBeVisible();
  });

  test('campaigns and groups that are open let one in, whatever their ids look like', async ({ portal }) => {
    for (const path of ['campaigns/12', 'campaigns/15', 'groups/north-10']) {
      await portal.open(`register/${path}`);
      await expect(portal.button('Register')).toBeVisible();
    }
    const id = encodeURIComponent('Köln & Bonn/2026 (50 %)');
    const sent = portal.page.waitForRequest((request) => request.url().endsWith('/members/registration'));
    await portal.open(`register/campaigns/${id}?email=${NEWCOMER}`);
    await fill(portal);
    await portal.button('Register').click();
    expect((await sent).postDataJSON()).toMatchObject({
      regType: 'campaign',
      campaignid: 'Köln & Bonn/2026 (50 %)',
      groupid: null,
      gRCtoken: null,
    });
    await expect(portal.page.getByText(/^Thank you for your request\./)).toBeVisible();
  });

  test('those that are closed, empty or unknown lead to the login, which says so', async ({ portal }) => {
    for (const path of [
      'campaigns/13',
      'campaigns/14',
      'campaigns/nowhere',
      'groups/north-8',
      'groups/north-9',
    ]) {
      await portal.open(`register/${path}`);
      await expect(portal.text(CLOSED)).toBeVisible();
      await expect(portal.page).toHaveURL(/\/login\/$/);
    }
  });

  test('the terms open in a tab of their own', async ({ portal, context }) => {
    await portal.open('register');
    const tab = context.waitForEvent('page');
    await portal.page.getByRole('main').getByRole('link', { name: 'Terms & Conditions' }).click();
    await expect(await tab).toHaveURL(/\/terms$/);
    await expect(portal.page.getByRole('checkbox')).not.toBeChecked();
  });
});

test('where registration is off its addresses lead to the login', async ({ portal }) => {
  for (const path of ['register', 'register/campaigns/12', 'register/groups/north-7']) {
    await portal.open(path);
    await expect(portal.text(CLOSED)).toBeVisible();
  }
});
