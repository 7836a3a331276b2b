import { seededVoucher } from '../../server/reference/seeds/vouchers.ts';
import { mailedLink } from '../flows/mailed-links.ts';
import { emailOf, passwordOf } from '../flows/portal.ts';
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

/** What the page holds at the first moment after Back: its texts and those of its fields. */
const FIRST_MOMENT = `addEventListener('pageshow', () => {
  const { shadowRoot } = document.querySelector('login-portal');
  const values = [...shadowRoot.querySelectorAll('input')].map(({ value }) => value);
  window.firstMoment = [shadowRoot.textContent, ...values].join(' ');
}, { capture: true })`;

async function firstMomentAfterReturn(visitor: Visitor): Promise<string> {
  // Firefox does not keep a page with a pending request.
  let loaded = -1;
  const isQuiet = async () => {
    const before = loaded;
    loaded = await visitor.driver.run('return performance.getEntriesByType("resource").length');
    return loaded === before;
  };
  await expect.poll(isQuiet, { intervals: [500] }).toBe(true);
  await visitor.driver.run(FIRST_MOMENT);
  await leaveAndReturn(visitor);
  return visitor.driver.run<string>('return window.firstMoment');
}

const PRIVATE = {
  'personal data': { call: 'members/personaldata', secret: 'Hanna', request: 'requestpdaccess' },
  'personal reports': { call: 'members/personalreports', secret: 'Hanna', request: 'requestpraccess' },
} as const;

for (const [name, { call, secret, request }] of Object.entries(PRIVATE))
  test(`Back shows nothing of what a page has shown, from its first moment on: ${name}`, async ({
    visitor,
    backend,
  }) => {
    const { pathname } = new URL(await mailedLink(backend, call, 'memberWithPassword'));
    // In a page that was opened before, because Firefox does not keep one that the server sends with `no-store`.
    await visitor.open();
    await visitor.sees('Email address');
    await visitor.driver.run(
      `history.pushState(null, '', '${pathname}'); dispatchEvent(new PopStateEvent('popstate'))`,
    );
    await visitor.sees(secret);
    const first = await firstMomentAfterReturn(visitor);
    expect(first).toContain('Compass');
    expect(first).not.toContain(secret);
    await visitor.isAt(`/login/${request}`);
    await visitor.sees('For your privacy, this page closed when you left it.');
  });

test('Back shows no password, also if it was shown, and no code', async ({ visitor }) => {
  const password = passwordOf('adminWithCode');
  await visitor.open();
  await visitor.enter('email', emailOf('adminWithCode'));
  await visitor.fill('Password', password);
  await visitor.click('Show password');
  expect(await firstMomentAfterReturn(visitor)).not.toContain(password);
  await visitor.enter('email', emailOf('adminWithCode'));
  await visitor.enter('password', password);
  await visitor.fill('Security code', '12345');
  expect(await firstMomentAfterReturn(visitor)).not.toContain('12345');
  await visitor.enter('email', emailOf('adminWithCode'));
  await visitor.enter('password', password);
  await expect.poll(() => visitor.ask('fieldValue', 'Security code')).toBe('');
});
