import { expect, test } from 'vitest';
import { emailOf, error, MINUTE, ok, SECOND, setUp, UNKNOWN_LINK } from './support.ts';

const gone = error(404, UNKNOWN_LINK);

test.each([
  ['forgotpw', 'user', {}],
  ['forgotpw', 'member', {}],
  ['activate', 'user', {}],
  ['activate', 'member', {}],
  ['pdaccess', 'member', {}],
  ['personalreports', 'member', {}],
  ['portalaccess', 'member', {}],
  ['registration', 'member', {}],
  ['registration', 'member', { campaignid: '12' }],
  ['registration', 'member', { groupid: 'north-7' }],
  ['vouchernewreg', 'member', { campaignid: '12', groupid: 'north-7' }],
] as const)(
  'checking a token of type %s for a %s returns its type, target and origin (%j)',
  async (type, target, origin) => {
    const { get, issue, cookies } = setUp();
    const token = issue(target, 'both', type, origin);
    const memberid = target === 'member' ? { memberid: '10025' } : {};
    const includesToken = !['portalaccess', 'registration', 'vouchernewreg'].includes(type);
    const email = ['forgotpw', 'activate'].includes(type) && { email: emailOf('both') };
    const checked = ok({ type, target, ...memberid, ...origin, ...email, ...(includesToken && { token }) });
    expect(await get(`/token/${token}`)).toEqual(checked);
    expect(await get(`/token/${token}`)).toEqual(checked);
    // Only a link that a page asks about is kept.
    expect(cookies.has('portal-pending')).toBe(!includesToken);
  },
);

test('a token that signs in expires after ten minutes', async () => {
  const { issue, get, advance } = setUp();
  const token = issue('member', 'both', 'portalaccess');
  advance(10 * MINUTE - SECOND);
  expect(await get(`/token/${token}`)).toMatchObject({ http: 200 });
  advance(SECOND);
  expect(await get(`/token/${token}`)).toEqual(gone);
});

// The conformance kit has other odd ones.
test('a very long token is refused', async () => {
  const { get } = setUp();
  expect(await get(`/token/${'a'.repeat(5000)}`)).toEqual(gone);
});
