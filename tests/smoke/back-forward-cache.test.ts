import { seededVoucher } from '../../server/reference/seeds/vouchers.ts';
import { holdPosts } from './hold-posts.ts';
import { expect, test, Visitor } from './smoke-test.ts';

test.use({ members: { defaultregistration: true } });

const EMAIL = 'nora.vik@example.org';
const VOUCHER = seededVoucher('asksForNothing').code;

const SCREENS = [
  { path: 'forgotpw', button: 'Submit', fields: { 'Email address': EMAIL } },
  { path: 'requestpdaccess', button: 'Submit', fields: { 'Email address': EMAIL } },
  { path: 'voucher', button: 'Redeem', fields: { 'Voucher code': VOUCHER, 'Email address': EMAIL } },
  {
    path: 'register',
    button: 'Register',
    fields: { 'First name': 'Nora', 'Last name': 'Vik', 'Email address': EMAIL },
  },
];

/** Opens another page and goes back; fails if the browser has loaded the page again. */
async function leaveAndReturn(visitor: Visitor): Promise<void> {
  await visitor.driver.run('window.isFirstVisit = true');
  await visitor.open('/privacy');
  await visitor.isAt('/privacy');
  await visitor.driver.back();
  await expect.poll(() => visitor.driver.run('return window.isFirstVisit').catch(() => false)).toBe(true);
}

for (const { path, button, fields } of SCREENS)
  test(`a page that the browser restores keeps its input and shows no error: ${path}`, async ({
    driver,
    engine,
    backend,
  }) => {
    // Firefox does not keep a page with a pending request.
    const requests = engine === 'webkit' ? 1 : 0;
    const proxy = await holdPosts(backend.url);
    const visitor = new Visitor(driver, proxy.url);
    await visitor.open(path);
    for (const [label, text] of Object.entries(fields)) await visitor.fill(label, text);
    if (path === 'register') await visitor.clickSelector('input[type=checkbox]');
    if (requests) await visitor.click(button);
    await expect.poll(proxy.held).toBe(requests);
    await leaveAndReturn(visitor);
    for (const [label, text] of Object.entries(fields))
      await expect.poll(() => visitor.ask('fieldValue', label)).toBe(text);
    expect(await visitor.ask('text')).not.toContain('cannot be reached');
    await visitor.click(button);
    await expect.poll(proxy.held).toBe(requests + 1);
    await proxy.close();
  });
