import { expect, type Portal } from '../portal.ts';
import type { ServerOptions, Stages } from './stage.ts';

/** The real ALTCHA. The other captchas are the frames of their providers. */
export const CAPTCHA_SERVER: ServerOptions = {
  members: { defaultregistration: true, usecaptcha: true },
};

const CHALLENGE = '**/api/v1/captcha/challenge';
const BLOCKED =
  "We couldn't load the spam protection. If your browser blocks it, please allow it, then try again.";
const NEWCOMER = ['Nora', 'Vik', 'nora.vik@example.org'];

const checkbox = ({ page }: Portal) => page.locator('altcha-widget').getByRole('checkbox');

async function open(portal: Portal): Promise<void> {
  await portal.open('register');
  await expect(checkbox(portal)).toBeVisible();
  await expect(portal.page.locator('[part=spinner]')).toHaveCount(0);
}

async function solve(portal: Portal): Promise<void> {
  await open(portal);
  await checkbox(portal).click();
  await expect(checkbox(portal)).toBeChecked({ timeout: 20_000 });
}

export const CAPTCHA_STAGES = {
  'spam protection, waiting': open,
  async 'spam protection, not loaded'(portal) {
    await portal.page.route('**/captcha/altcha.js*', (route) => route.fulfill({ status: 404 }));
    await portal.open('register');
    await expect(portal.button('Try again')).toBeVisible();
  },
  async 'spam protection, no task after a submit'(portal) {
    await portal.page.route(CHALLENGE, (route) => route.fulfill({ status: 503 }));
    await open(portal);
    await portal.enter('registration', ...NEWCOMER);
    await expect(portal.text(BLOCKED)).toBeVisible();
    await expect(checkbox(portal)).toBeVisible();
  },
  async 'spam protection, refused by the server'(portal) {
    await portal.page.route('**/api/v1/members/registration', (route) =>
      route.fulfill({ json: { status: 'ERROR', data: '⟦The check failed.⟧' } }),
    );
    await solve(portal);
    await portal.enter('registration', ...NEWCOMER);
    await expect(portal.page.getByText('⟦The check failed.⟧')).toBeVisible();
    await expect(checkbox(portal)).not.toBeChecked();
  },
  // The last one, because the clock of the page stays ahead of the server.
  async 'spam protection, expired'(portal) {
    await portal.page.clock.install();
    await solve(portal);
    await portal.page.clock.fastForward('21:00');
    await expect(portal.text('The spam protection check has expired. Please repeat it.')).toBeVisible();
  },
} satisfies Stages;
