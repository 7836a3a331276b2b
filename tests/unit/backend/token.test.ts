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

test.each([
  ['unknown', 'a'.repeat(43)],
  ['short', 'x'],
  ['very long', 'a'.repeat(5000)],
  ['with an encoded slash', 'a%2Fb'],
  ['with an encoded way up', '..%2F..%2Fsettings'],
  ['percent-encoded', '%2F..%2F%00%F0%9F%92%A9'],
  ['encoded twice', '%252F%2525'],
  ['an encoded percent sign', '100%25'],
  ['a bare percent sign', '100%'],
  ['wrongly encoded', '%E0%A4%A'],
  ['not ASCII', 'żółw-💩'],
  ['blank', '%20'],
  ['SQL', "'%20OR%201=1--"],
])('a token that is %s is refused', async (_, token) => {
  const { get } = setUp();
  for (const path of ['/token', '/members/personaldata', '/members/personalreports'])
    expect(await get(`${path}/${token}`), path).toEqual(gone);
});
