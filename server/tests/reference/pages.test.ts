import { expect, test } from 'vitest';
import { PAGE_POLICY, WIDGET_POLICY } from '../../../standalone/content-security-policy.ts';
import { setUp } from './support.ts';

test.each([
  ...['/', '/admin', '/member', '/terms', '/privacy', '/meridian', '/registrationsuccess', '/outbox'],
  ...['/login/', '/nothing', '/campus-id-nothing'],
])('%s is a page with strict headers', async (path) => {
  const { request } = setUp();
  const answer = await request(path);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'text/html; charset=UTF-8',
    'content-security-policy': PAGE_POLICY,
    'x-content-type-options': 'nosniff',
    'referrer-policy': path === '/login/' ? 'no-referrer' : 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cache-control': 'no-store',
  });
  const page = await answer.text();
  expect(page).toContain('<html lang="en">');
  expect(page.match(/<h1>/g)).toHaveLength(1);
  expect(page).not.toMatch(/<script|<style|\sstyle=|\son\w+=|undefined|\[object/);
});

test('the policy forbids inline code and requires trusted types', () => {
  expect(PAGE_POLICY).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self'; " +
      "form-action 'self'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; " +
      "trusted-types 'none'",
  );
});

test('the policy for a host page only relaxes base-uri and frame-ancestors', () => {
  expect(WIDGET_POLICY).toBe(
    PAGE_POLICY.replace("base-uri 'none'", "base-uri 'self'").replace(
      "frame-ancestors 'none'",
      "frame-ancestors 'self'",
    ),
  );
});

test('with a captcha, only its trusted type policy is allowed', async () => {
  const { request } = setUp({ members: { usecaptcha: true } });
  expect((await request('/')).headers.get('Content-Security-Policy')).toBe(
    PAGE_POLICY.replace("trusted-types 'none'", 'trusted-types svelte-trusted-html'),
  );
});

test('the address for changing a password leads to Forgot Password for both kinds of account', async () => {
  const { request } = setUp();
  const answer = await request('/.well-known/change-password');
  expect([answer.status, answer.headers.get('Location')]).toEqual([302, '/login/forgotpw?cat=any']);
  // Browsers use the address only if this one does not exist.
  const absent = 'resource-that-should-not-exist-whose-status-code-should-not-be-200';
  expect((await request(`/.well-known/${absent}`)).status).toBe(404);
});

const EVIL = '"><script>alert(1)</script>&';
const ESCAPED = '&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;';

test('the outbox shows its parameter and mails as text with links, newest first', async () => {
  const { text, outbox, advance } = setUp();
  const empty = await text(`/outbox?to=${encodeURIComponent(EVIL)}`);
  expect(empty).toContain(ESCAPED);
  expect(empty).not.toContain('<script');
  await outbox.send({ to: 'a@example.org', subject: EVIL, text: 'first' });
  advance(1000);
  const linked = `see https://example.org/x?a=1&b=2 ${EVIL}`;
  await outbox.send({ to: 'b@example.org', subject: 'Second', text: linked });
  const page = await text('/outbox');
  expect(page).not.toContain('<script');
  expect(page).toContain(
    'see <a href="https://example.org/x?a=1&amp;b=2">https://example.org/x?a=1&amp;b=2</a>',
  );
  expect(page.indexOf('Second')).toBeLessThan(page.indexOf(ESCAPED));
  expect(page).toContain('datetime="2026-03-02T09:00:01.000Z"');
});

test('signing out requires a POST', async () => {
  const { request } = setUp();
  const answer = await request('/signout');
  expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'POST']);
});

const LOCAL_PAGES = ['/outbox', '/outbox.json', '/outbox/1', '/campus-id?state=x'];

test.each(LOCAL_PAGES)('%s is refused for another host name that leads to this machine', async (path) => {
  const { request, outbox } = setUp();
  await outbox.send({ to: 'a@example.org', subject: 'Secret', text: 'Secret', html: 'Secret' });
  for (const host of ['rebind.example', 'rebind.example:8080', 'localhost.evil.example', '192.0.2.7']) {
    const answer = await request(`http://${host}${path}`);
    expect([host, answer.status]).toEqual([host, 421]);
    expect(await answer.text()).not.toContain('Secret');
  }
  for (const host of ['localhost:8080', '127.0.0.1:8080', '[::1]:8080', 'portal.localhost', 'portal.test']) {
    expect((await request(`http://${host}${path}`)).status).not.toBe(421);
  }
});
