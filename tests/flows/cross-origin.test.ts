import { seededVoucher } from '../../server/reference/seeds/vouchers.ts';
import { embed, test } from './host-page.ts';
import { emailOf, expect, passwordOf } from './portal.ts';

test('a member redeems a voucher and signs in on a page of another origin, without the anti-forgery header', async ({
  page,
  portal,
  host,
  backend,
}) => {
  const headers: Record<string, string>[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') headers.push(request.headers());
  });
  await embed(page, host, { tag: 'voucher-redeem', api: backend.url });
  await portal.complete('voucher', seededVoucher('asksForNothing').code, emailOf('memberWithPassword'));

  await embed(page, host, { tag: 'login-portal', api: backend.url });
  await portal.submitEmail(emailOf('memberWithPassword'));
  await portal.submitPassword(passwordOf('memberWithPassword'));
  await page.waitForURL(`${backend.url}/member`);
  await expect(page.getByText(emailOf('memberWithPassword'))).toBeVisible();
  expect(headers.length).toBeGreaterThan(2);
  expect(headers.filter((sent) => 'x-xsrf-token' in sent)).toEqual([]);
});
