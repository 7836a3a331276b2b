import type { Page } from 'playwright';
import { seededPerson } from '../../../demo/backend/seed.ts';
import type { RunningServer } from '../../../demo/backend/server.ts';
import { type Frame, movingPicture } from './moving-picture.ts';

const TYPING = 90;
const READING = 1600;

/** A person logs in with a password and an emailed code: one frame per key and per screen. */
export async function signInPicture(
  page: Page,
  { url, outbox, settled }: RunningServer,
): Promise<Uint8Array> {
  const { email, password = '' } = seededPerson('adminWithCode');
  const frames: Frame[] = [];
  const show = async (duration: number) => void frames.push({ png: await page.screenshot(), duration });
  async function type(label: string, text: string, step: number) {
    const field = page.getByLabel(label, { exact: true });
    for (let index = 0; index < text.length; index += step) {
      await field.pressSequentially(text.slice(index, index + step));
      await show(TYPING);
    }
    await show(READING / 3);
    await field.press('Enter');
  }

  await page.goto(`${url}/login/`);
  await page.getByRole('button', { name: 'Continue', exact: true }).waitFor();
  await page.getByText('Powered by').waitFor();
  await show(READING);
  await type('Email address', email, 3);
  await page.getByLabel('Password', { exact: true }).waitFor();
  await show(READING / 2);
  await type('Password', password ?? '', 2);
  await page.getByLabel('Security code').waitFor();
  await settled();
  await show(READING);
  await type('Security code', /\d{6}/.exec(outbox.list(email)[0]?.text ?? '')?.[0] ?? '', 1);
  await page.waitForURL('**/admin');
  await show(2 * READING);
  return movingPicture(frames);
}
