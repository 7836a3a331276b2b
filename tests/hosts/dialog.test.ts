/* The recipe for a form in a dialog, as docs/embedding.md shows it. */
import { readFileSync } from 'node:fs';
import { VOUCHER } from '../support/calls.ts';
import { enter } from '../support/enter.ts';
import { EMAIL } from './actions.ts';
import { expect, test } from './host-test.ts';
import { BUNDLE } from './site.ts';

const [, RECIPE = ''] =
  /### In a dialog\n.*?```html\n(.*?)```/s.exec(readFileSync('docs/embedding.md', 'utf8')) ?? [];

test('a dialog closes when its form has succeeded, and has an empty form when it opens again', async ({
  host,
  page,
}) => {
  await host.open({ head: BUNDLE, body: RECIPE });
  const opener = page.getByRole('button', { name: 'Redeem a voucher' });
  const dialog = page.getByRole('dialog');
  for (const attempt of ['first', 'second']) {
    await opener.click();
    expect((await dialog.boundingBox())?.width, attempt).toBeGreaterThan(400);
    await expect(dialog.getByLabel('Email address')).toHaveValue('');
    await enter(dialog, 'voucher', [VOUCHER, EMAIL]);
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('status')).toHaveText('Your voucher has been accepted.');
    await expect(opener).toBeFocused();
  }
});
