import { expect, test } from 'vitest';
import { CHECKS } from '../../conformance/checks/all.ts';
import { HOUR, TESTED, textsOf, withBackend, withoutTime } from './backend.ts';
import { at, cookies, data, withBody } from './faults/fault.ts';

const ANY_VOUCHER = 'Redeem Voucher, unknown code';
const PROVIDERS = 'Login, buttons of single sign-on';
const COOKIE = 'Every form, anti-forgery cookie';
const FORGERY = 'Every form, protection against forged requests';
const { check, everything, mails, pass } = withBackend();

test('the reference backend has no findings, and no email is sent', async () => {
  expect(withoutTime(await check())).toEqual([]);
  expect(await mails()).toEqual([]);
});

test('the reference backend has no findings with all options', { timeout: 180_000 }, async () => {
  await check({ ...everything, only: ['Access request for personal data'] });
  const [token] = (await mails(TESTED))
    .flatMap(({ subject, links }) => (/data/i.test(subject) ? links : []))
    .map((link) => link.split('/').at(-1));
  expect(token).toBeDefined();
  pass(HOUR / 2);
  // On a busy machine, forms seem slow and are measured again, which reaches their limits. The runs in
  // server/tests/servers/kit-runs.test.ts have this check.
  const only = CHECKS.map(({ what }) => what).filter((what) => !what.endsWith(', time of the answers'));
  const outcomes = await check({ ...everything, token, only });
  expect(withoutTime(outcomes)).toEqual([]);
  const skipped = outcomes.flatMap(({ what, skipped: why }) => (why ? [`${what}: ${why}`] : []));
  expect(skipped).toEqual([
    'Registration, captcha: the captcha is off: switch usecaptcha on and run the kit again',
    'Login, link for a member without a password: the account of --as has a password: name a member without one to check it',
    'Personal reports, two people: the account of --as has fewer than 2 reports',
    'Login, code of another account: the account of --as signs in without a code: name one with a code to check it',
  ]);
});

test('a server may use the anti-forgery cookie with the prefix __Host-', async () => {
  const rename = cookies((line) => line.replace(/^XSRF-TOKEN=/, '__Host-$&'));
  const outcomes = await check({ only: [COOKIE, FORGERY, ANY_VOUCHER] }, (request, answer) => {
    const sent = request.headers.get('Cookie') ?? '';
    request.headers.set('Cookie', sent.replace('__Host-XSRF-TOKEN=', 'XSRF-TOKEN='));
    return rename(request, answer);
  });
  expect(withoutTime(outcomes)).toEqual([]);
});

test('the anti-forgery cookie is percent-decoded, as the page does', async () => {
  const encode = cookies((line) => line.replace(/^XSRF-TOKEN=[^;]*/, (pair) => `${pair}%2B`));
  const only = [COOKIE, FORGERY, ANY_VOUCHER];
  expect(textsOf(await check({ only }, encode))).toEqual([]);
  const broken = cookies((line) => line.replace(/^XSRF-TOKEN=[^;]*/, '$&%FF'));
  expect(textsOf(await check({ only: [COOKIE] }, broken))).toContainEqual(
    expect.stringMatching(/^fails Every form, anti-forgery cookie: .*cannot be percent-decoded/),
  );
});

test('a code that an app shows is not checked', async () => {
  const app = data(/login\/(user|member)$/, { action: 'challenge', channel: 'app' });
  const outcomes = await check({ ...everything, only: ['Login, code of an email'] }, app);
  expect(outcomes).toMatchObject([{ skipped: expect.stringContaining('authenticator app'), findings: [] }]);
});

test('a server without single sign-on needs no address for it', async () => {
  const noProviders = data(/config\/short$/, { systempreferences: { ssoproviders: [] } });
  const noAddress = at(/auth\/sso/, (response) => withBody(response, '', 404));
  const outcomes = await check({ only: [PROVIDERS] }, (request, answer) =>
    noProviders(request, () => noAddress(request, answer)),
  );
  expect(withoutTime(outcomes)).toEqual([]);
});
