import { seededVoucher } from '../../server/reference/seeds/vouchers.ts';
import { expect, test, Visitor } from './smoke-test.ts';

const EMAIL = 'nora.vik@example.org';

test.use({ members: { campaignsignup: true } });

const FORMS = [
  {
    path: 'register/campaigns/12',
    fields: { 'First name': 'Nora', 'Last name': 'Vik', 'Email address': EMAIL },
  },
  {
    path: 'voucher/',
    fields: { 'Voucher code': seededVoucher('asksForNothing').code, 'Email address': EMAIL },
  },
];

for (const { path, fields } of FORMS)
  test(`what was typed is there after a reload, and after Back: ${path}`, async ({ driver, backend }) => {
    const visitor = new Visitor(driver, backend.url);
    await visitor.open(path);
    for (const [label, text] of Object.entries(fields)) await visitor.fill(label, text);
    await driver.reload();
    for (const [label, text] of Object.entries(fields))
      await expect.poll(() => visitor.ask('fieldValue', label).catch(() => '')).toBe(text);
    // No engine keeps a page that is left with this listener.
    await driver.run("addEventListener('unload', () => {})");
    await visitor.open('/privacy');
    await visitor.isAt('/privacy');
    await driver.back();
    for (const [label, text] of Object.entries(fields))
      await expect.poll(() => visitor.ask('fieldValue', label).catch(() => '')).toBe(text);
  });
