import { linkIn, mailTo } from '../support/mail.ts';
import { expect, test } from './portal.ts';

const NEWCOMER = 'nora.vik@example.org';
const CLOSED = 'Registration is not available.';

test.describe('with registration turned on', () => {
  test.use({ members: { defaultregistration: true, campaignsignup: true, groupsignup: true } });

  test('an unknown email opens the registration, which the person confirms by mail', async ({
    portal,
    backend,
  }) => {
    await portal.open();
    await portal.submitEmail(NEWCOMER);
    await expect(portal.title('Registration')).toBeFocused();
    await expect(portal.email).toHaveValue(NEWCOMER);
    await expect(
      portal.text("We don't know this email address. Please check it, or register below."),
    ).toBeVisible();
    await expect(portal.page.getByText('Did you mean')).toHaveCount(0);
    await portal.complete('registration', 'Nora', 'Vik');

    await portal.page.goto(linkIn(await mailTo(backend, NEWCOMER)));
    await expect(portal.page).toHaveURL(/\/registrationsuccess\?mid=\d+/);
    await expect(portal.page.getByText(NEWCOMER)).toBeVisible();
    await portal.page.getByRole('button', { name: 'Confirm my registration' }).click();
    await expect(portal.page.getByText('Your registration is confirmed.')).toBeVisible();
  });

  test('the domain of a misspelled address is corrected at the login', async ({ page, portal }) => {
    await portal.open();
    await portal.submitEmail('ada@gmial.com');
    await portal.link('Did you mean ada@gmail.com?').click();
    await expect(portal.title('Login')).toBeVisible();
    await expect(portal.email).toHaveValue('ada@gmail.com');
    await expect(page).toHaveURL('/login/?email=ada%40gmail.com');
  });

  test('"Back to Login" keeps the address as it was corrected in the form', async ({ portal }) => {
    await portal.open(`register?email=${NEWCOMER}`);
    await portal.email.fill('other@example.org');
    await portal.link('Back to Login').click();
    await expect(portal.title('Login')).toBeVisible();
    await expect(portal.email).toHaveValue('other@example.org');
  });

  test('after the registration the address can be changed', async ({ page, portal }) => {
    await portal.open(`register?email=${NEWCOMER}`);
    await portal.enter('registration', 'Nora', 'Vik');
    await expect(page.getByRole('status').filter({ hasText: NEWCOMER })).toContainText('spam folder');
    await portal.button('Change the address').click();
    await expect(portal.email).toBeFocused();
    await expect(portal.email).toHaveValue(NEWCOMER);
    await expect(portal.field('First name')).toHaveValue('Nora');
  });

  test('open campaigns and groups accept registrations, whatever characters their ids contain', async ({
    portal,
  }) => {
    for (const path of ['campaigns/12', 'campaigns/15', 'groups/north-10']) {
      await portal.open(`register/${path}`);
      await expect(portal.button('Register')).toBeVisible();
    }
    const id = encodeURIComponent('Köln & Bonn/2026 (50 %)');
    const sent = portal.page.waitForRequest((request) => request.url().endsWith('/members/registration'));
    await portal.open(`register/campaigns/${id}?email=${NEWCOMER}`);
    await portal.enter('registration', 'Nora', 'Vik');
    expect((await sent).postDataJSON()).toMatchObject({
      regType: 'campaign',
      campaignid: 'Köln & Bonn/2026 (50 %)',
      groupid: null,
      gRCtoken: null,
    });
    await expect(portal.page.getByText(/^Thank you for your request\./)).toBeVisible();
  });
});

test('with registration turned off, its paths redirect to the login, which shows a notice', async ({
  page,
  portal,
}) => {
  for (const path of ['register', 'register/campaigns/12', 'register/groups/north-7']) {
    await portal.open(path);
    await expect(portal.text(CLOSED)).toBeVisible();
    await expect(page).toHaveURL('/login/');
    await expect(portal.email).toHaveValue('');
  }
});
