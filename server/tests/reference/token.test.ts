import { expect, test } from 'vitest';
import { emailOf, MINUTE, ok, setUp } from './support.ts';

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
    const includesToken = !['portalaccess', 'registration'].includes(type);
    const email = ['forgotpw', 'activate', 'vouchernewreg'].includes(type) && { email: emailOf('both') };
    const checked = ok({ type, target, ...memberid, ...origin, ...email, ...(includesToken && { token }) });
    expect(await get(`/token/${token}`)).toEqual(checked);
    expect(await get(`/token/${token}`)).toEqual(checked);
    // Only a link that a page asks about is kept.
    expect(cookies.has('portal-pending')).toBe(!includesToken);
  },
);

test('links that have expired are deleted when another one is sent, with the names that they hold', () => {
  const { issue, advance, database } = setUp();
  const count = () => database.prepare('SELECT COUNT(*) AS rows FROM tokens').get()?.rows;
  issue('user', 'both', 'forgotpw');
  advance(121 * MINUTE);
  issue('user', 'both', 'forgotpw');
  expect(count()).toBe(1);
});
