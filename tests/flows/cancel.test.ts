import type { PersonKey } from '../../demo/backend/seed.ts';
import type { Portal } from './portal.ts';
import { emailOf, expect, passwordOf, test } from './portal.ts';

interface CancellableStage {
  stage: string;
  key: PersonKey;
  /** Leads from the first reply to the stage. */
  proceed?(portal: Portal): Promise<void>;
  reached(portal: Portal): Promise<void>;
  /** The name of the button that leads back. */
  button?: string;
}

const STAGES: CancellableStage[] = [
  { stage: 'choice', key: 'both', reached: (portal) => expect(portal.choice('Admin')).toBeVisible() },
  {
    stage: 'password',
    key: 'adminWithoutCode',
    reached: (portal) => portal.password.fill('half a passw'),
  },
  {
    stage: 'member password',
    key: 'both',
    proceed: (portal) => portal.choice('Member').click(),
    reached: (portal) => portal.password.fill('half a passw'),
  },
  {
    stage: 'security code',
    key: 'adminWithCode',
    proceed: (portal) => portal.submitPassword(passwordOf('adminWithCode')),
    reached: (portal) => portal.code.fill('123'),
  },
  {
    stage: 'mailed link',
    key: 'memberWithoutPassword',
    reached: (portal) => expect(portal.text('Please check your inbox')).toBeVisible(),
    button: 'Back to Login',
  },
  {
    stage: 'mailed link',
    key: 'memberWithoutPassword',
    reached: (portal) => expect(portal.page.getByText('Please check your spam folder.')).toBeVisible(),
    button: 'Change the address',
  },
];

for (const { stage, key, proceed, reached, button = 'Cancel' } of STAGES) {
  test(`"${button}" leads from the stage "${stage}" back to the start and keeps the email`, async ({
    page,
    portal,
  }) => {
    await portal.enterEmailOf(key);
    await proceed?.(portal);
    await reached(portal);
    await portal.button(button).click();
    await expect(portal.title('Login')).toBeVisible();
    await expect(portal.email).toBeFocused();
    await expect(portal.email).toHaveValue(emailOf(key));
    await expect(portal.button(button)).toHaveCount(0);
    await expect(page).toHaveURL('/login/');
  });
}

test('Cancel discards the password and its error, and another person can sign in', async ({
  page,
  portal,
}) => {
  await portal.enterEmailOf('adminWithoutCode');
  await portal.submitPassword('not this one');
  await expect(portal.password).toHaveAttribute('aria-invalid', 'true');
  await portal.button('Cancel').click();
  await portal.email.press('Enter');
  await expect(portal.password).toHaveValue('');
  await expect(portal.password).toHaveAttribute('aria-invalid', 'false');
  await portal.button('Cancel').click();
  await portal.submitEmail(emailOf('memberWithPassword'));
  await portal.submitPassword(passwordOf('memberWithPassword'));
  await expect(page).toHaveURL('/member');
});
