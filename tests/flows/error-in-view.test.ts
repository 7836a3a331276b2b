import { LONG } from '../support/tags.ts';
import { expect, test } from './portal.ts';
import { REGISTRATION_SERVER, REGISTRATION_STAGES } from './stages/registration.ts';
import { VOUCHER_STAGES } from './stages/voucher.ts';
import { acceptCookies } from './user-pref.ts';

const STAGES = { ...REGISTRATION_STAGES, ...VOUCHER_STAGES };

test.use(REGISTRATION_SERVER);

for (const [name, submit] of [
  ['registration, refused', 'Register'],
  ['voucher, for members only', 'Redeem'],
] as const)
  test(`${name}: the error takes the focus and is in view below the header, each time`, {
    tag: submit === 'Redeem' ? LONG : [],
  }, async ({ page, portal }) => {
    await page.setViewportSize({ width: 320, height: 480 });
    await STAGES[name](portal);
    for (const attempt of ['first', 'second']) {
      const error = page.getByRole('alert');
      await expect(error, attempt).toBeFocused();
      const box = await error.boundingBox();
      const header = await page.getByRole('banner').boundingBox();
      expect(box?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
      await expect(error).toBeInViewport({ ratio: 1 });
      if (attempt === 'first') await portal.button(submit).click();
    }
  });

test('in a low window, the button below a focused field and the label of an invalid one are in view', async ({
  page,
  portal,
  context,
  backend,
}) => {
  await acceptCookies(context, backend.url);
  await page.setViewportSize({ width: 390, height: 300 });
  await portal.enterEmailOf('adminWithoutCode');
  await expect(portal.field('Password')).toBeFocused();
  await expect(portal.button('Log in')).toBeInViewport({ ratio: 1 });
  await VOUCHER_STAGES['voucher, code and email missing'](portal);
  await expect(portal.field('Voucher code')).toBeFocused();
  await expect(page.getByText('Voucher code', { exact: true })).toBeInViewport({ ratio: 1 });
});
