import type { PersonKey } from '../../demo/backend/seed.ts';
import type { Portal } from './portal.ts';
import { emailOf, expect, passwordOf, test } from './portal.ts';

interface Situation {
  stage: string;
  key: PersonKey;
  /** From the probe to the stage. */
  goOn?(portal: Portal): Promise<void>;
  reached(portal: Portal): Promise<void>;
  /** What the way back is called there. */
  button?: string;
}

const situations: Situation[] = [
  { stage: 'choice', key: 'both', reached: (portal) => expect(portal.choice('Admin')).toBeVisible() },
  {
    stage: 'password',
    key: 'adminWithoutCode',
    reached: (portal) => portal.password.fill('half a passw'),
  },
  {
    stage: 'member password',
    key: 'both',
    goOn: (portal) => portal.choice('Member').click(),
    reached: (portal) => portal.password.fill('half a passw'),
  },
  {
    stage: 'security code',
    key: 'adminWithCode',
    goOn: (portal) => portal.submitPassword(passwordOf('adminWithCode')),
    reached: (portal) => portal.code.fill('123'),
  },
  {
    stage: 'mailed link',
    key: 'memberWithoutPassword',
    reached: (portal) => expect(portal.text('Please check your inbox')).toBeVisible(),
    button: 'Back to Login',
  },
];

for (const { stage, key, goOn, reached, button = 'Cancel' } of situations) {
  test(`from the stage "${stage}" the person can go back to the start`, async ({ page, portal }) => {
    await portal.enterEmailOf(key);
    await goOn?.(portal);
    await reached(portal);
    await portal.button(button).click();
    await expect(portal.title('Login')).toBeVisible();
    await expect(portal.email).toBeFocused();
    await expect(portal.email).toHaveValue(emailOf(key));
    await expect(portal.button(button)).toHaveCount(0);
    await expect(page).toHaveURL('/login/');
  });
}

test('after Cancel the password is forgotten, and somebody else can sign in', async ({ page, portal }) => {
  await portal.enterEmailOf('adminWithoutCode');
  await portal.submitPassword('not this one');
  await expect(portal.password).toHaveAttribute('aria-invalid', 'true');
  await portal.button('Cancel').click();
  await portal.email.press('Enter');
  await expect(portal.password).toHaveValue('');
  await expect(portal.password).not.toHaveAttribute('aria-invalid');
  await portal.button('Cancel').click();
  await portal.submitEmail(emailOf('memberWithPassword'));
  await portal.submitPassword(passwordOf('memberWithPassword'));
  await expect(page).toHaveURL('/member');
});
