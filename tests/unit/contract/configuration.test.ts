import { expect, test } from 'vitest';
import type { Client } from '../../../src/contract/client.ts';
import {
  type Configuration,
  fetchConfiguration,
  fetchSignInWays,
} from '../../../src/contract/configuration.ts';
import { findApplication } from '../../../src/contract/find-application.ts';
import { captureWarnings } from '../support/console.ts';
import { type Answer, API, clientFor, fakeFetch, ok } from './fake-fetch.ts';

const closed = { defaultRegistration: false, campaignSignup: false, groupSignup: false, vouchers: false };
const open = { defaultRegistration: true, campaignSignup: true, groupSignup: true, vouchers: true };
const CAPTCHA = { usecaptcha: true, captchapubkey: 'pub' };
const opened = { defaultregistration: true, campaignsignup: true, groupsignup: true, vouchers: true };

const inPreferences = (preferences: object) => ({ systempreferences: preferences });
const named = (appname: unknown) => inPreferences({ branding: { appname } });

/** Reads an answer, and counts the warnings. */
async function read<T>(fetchIt: (client: Client) => Promise<T>, data: unknown) {
  const warnings = captureWarnings();
  fakeFetch(ok(data));
  return { reply: await fetchIt(clientFor()), warnings: warnings() };
}
const configuration = (client: Client) => fetchConfiguration(client, undefined);

test.each<[string, unknown, Configuration]>([
  ['empty', {}, { members: closed }],
  ['with nulls', { version: null, systempreferences: null, members: null }, { members: closed }],
  ['with a version', { version: '4.2' }, { version: '4.2', members: closed }],
  ['with an empty version', { version: '' }, { members: closed }],
  ['with a name', named(' Compass '), { applicationName: 'Compass', members: closed }],
  ['with a blank name', named('  '), { members: closed }],
  ['with a length', inPreferences({ passwordminlength: 15 }), { passwordMinLength: 15, members: closed }],
  ['that enables registration', { members: opened }, { members: open }],
  ['with a captcha', { members: CAPTCHA }, { members: { ...closed, captchaKey: 'pub' } }],
  ['with a captcha without a key', { members: { ...CAPTCHA, captchapubkey: '' } }, { members: closed }],
  ['with a key but no captcha', { members: { ...CAPTCHA, usecaptcha: false } }, { members: closed }],
])('a configuration is parsed without a warning: %s', async (_, data, value) => {
  expect(await read(configuration, data)).toEqual({ reply: { ok: true, value }, warnings: [] });
});

test('a text instead of a configuration is an unexpected answer', async () => {
  const { reply } = await read(configuration, 'config');
  expect(reply).toMatchObject({ problem: { kind: 'unexpected' } });
});

// server/tests/calls/any-shape.test.ts has what is read of any other answer.
test('an odd value costs only itself, and one warning names the call and the field', async () => {
  const { reply, warnings } = await read(configuration, { members: { ...opened, groupsignup: 'yes' } });
  expect(reply).toEqual({ ok: true, value: { members: { ...open, groupSignup: false } } });
  expect(warnings).toEqual([
    expect.stringContaining(
      'GET /api/v1/settings/config: data.members.groupsignup is of type string. Expected a boolean.',
    ),
  ]);
});

test('the configuration is requested from config-url', async () => {
  const sent = fakeFetch(ok());
  await fetchConfiguration(clientFor(API), new URL('https://portal.example/my.json'));
  expect(sent.map(({ url, init }) => `${init.method} ${url}`)).toEqual([
    'GET https://portal.example/my.json',
  ]);
});

test.each<[string, object, string[], isOdd?: boolean]>([
  ['in order', { ssoproviders: ['google', 'azure'] }, ['google', 'azure']],
  ['without duplicates', { ssoproviders: ['google', 'azure', 'google'] }, ['google', 'azure']],
  ['without blanks', { ssoproviders: ['', ' ', 'google'] }, ['google']],
  ['none', { ssoproviders: [] }, []],
  ['none without a list', { ssoproviders: null }, []],
  ['none without preferences', {}, []],
  ['without other values', { ssoproviders: ['google', 7, null] }, ['google'], true],
])('the single sign-on providers are listed: %s', async (_, preferences, ssoProviders, isOdd = false) => {
  const { reply, warnings } = await read(fetchSignInWays, inPreferences(preferences));
  expect(reply).toEqual({ ok: true, value: { ssoProviders, passkeys: false } });
  expect(new Set(warnings).size).toBe(warnings.length);
  expect(warnings.join().includes('data.systempreferences.ssoproviders')).toBe(isOdd);
});

test('passkeys are announced', async () => {
  const { reply } = await read(fetchSignInWays, inPreferences({ passkeys: true }));
  expect(reply).toEqual({ ok: true, value: { ssoProviders: [], passkeys: true } });
});

const FULL = { version: '1', ...named('Full') };
const SHORT = { version: '2', ...named('Short') };
const missing: Answer = async () => new Response('', { status: 404 });

test.each<[string, Answer, Answer, object | undefined, number]>([
  ['the configuration', ok(FULL), ok(SHORT), { applicationName: 'Full', version: '1' }, 1],
  ['the short one, if there is no other', missing, ok(SHORT), { applicationName: 'Short', version: '2' }, 2],
  ['both', ok(named('Full')), ok(SHORT), { applicationName: 'Full', version: '2' }, 2],
  ['neither', missing, missing, undefined, 2],
])('the name and the version are those of %s', async (_, full, short, expected, calls) => {
  captureWarnings();
  const sent = fakeFetch(full, short);
  const client = clientFor();
  const found = await findApplication(
    () => fetchConfiguration(client, undefined),
    () => fetchSignInWays(client),
  );
  expect(found).toMatchObject(expected ? { ok: true, value: expected } : { ok: false });
  expect(sent).toHaveLength(calls);
});
