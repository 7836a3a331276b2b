import { expect, test } from 'vitest';
import type { Client } from '../../../src/api/client.ts';
import { type Configuration, fetchConfiguration, fetchSignInWays } from '../../../src/api/configuration.ts';
import { captureWarnings } from '../support/console.ts';
import { API, clientFor, fakeFetch, ok } from './fake-fetch.ts';

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
  ['with nested nulls', inPreferences({ branding: null }), { members: closed }],
  ['with a null for the name', named(null), { members: closed }],
  ['with a version', { version: '4.2' }, { version: '4.2', members: closed }],
  ['with an empty version', { version: '' }, { members: closed }],
  ['with a name', named(' Compass '), { applicationName: 'Compass', members: closed }],
  ['with a blank name', named('  '), { members: closed }],
  ['with a length', inPreferences({ passwordminlength: 15 }), { passwordMinLength: 15, members: closed }],
  ['that enables registration', { members: opened }, { members: open }],
  ['with nulls for members', { members: { defaultregistration: null } }, { members: closed }],
  ['with a captcha', { members: CAPTCHA }, { members: { ...closed, captchaKey: 'pub' } }],
  ['with a captcha without a key', { members: { ...CAPTCHA, captchapubkey: '' } }, { members: closed }],
  ['with a key but no captcha', { members: { ...CAPTCHA, usecaptcha: false } }, { members: closed }],
  ['with unknown fields', { theme: 'red', members: { more: 1 } }, { members: closed }],
  [
    'with numbers instead of texts',
    { version: 701, ...named(360), members: { usecaptcha: 1, captchapubkey: 12 } },
    { version: '701', applicationName: '360', members: { ...closed, captchaKey: '12' } },
  ],
])('a configuration is parsed without a warning: %s', async (_, data, value) => {
  expect(await read(configuration, data)).toEqual({ reply: { ok: true, value }, warnings: [] });
});

test('a text instead of a configuration is an unexpected answer', async () => {
  const { reply } = await read(configuration, 'config');
  expect(reply).toMatchObject({ problem: { kind: 'unexpected' } });
});

test.each([...[2, -1, 'yes', 'TRUE', [], [true], {}, { toString: 1, valueOf: 1 }].map((sent) => ({ sent }))])(
  'a flag that is $sent has its default, and one warning names the call and the field',
  async ({ sent }) => {
    const { reply, warnings } = await read(configuration, { members: { ...opened, groupsignup: sent } });
    expect(reply).toEqual({ ok: true, value: { members: { ...open, groupSignup: false } } });
    expect(warnings).toEqual([
      expect.stringMatching(
        /^Unexpected answer from GET \/api\/v1\/settings\/config: data\.members\.groupsignup is of type \w+\. Expected a boolean\./,
      ),
    ]);
  },
);

const WHOLE = { version: '4.2', ...named('Compass'), members: { ...opened, ...CAPTCHA } };
const READ = { version: '4.2', applicationName: 'Compass', members: { ...open, captchaKey: 'pub' } };

test.each<[string, object, object]>([
  ['a version that is a list', { version: ['4.2'] }, { version: undefined }],
  ['preferences that are a text', { systempreferences: 'Compass' }, { applicationName: undefined }],
  ['branding that is a text', inPreferences({ branding: 'Compass' }), { applicationName: undefined }],
  ['a name that is an object', named({ en: 'Compass' }), { applicationName: undefined }],
  ['members that are a list', { members: [opened] }, { members: closed }],
  [
    'a captcha that is an odd text',
    { members: { ...opened, ...CAPTCHA, usecaptcha: 'odd' } },
    { members: open },
  ],
])('%s costs only itself', async (_, odd, value) => {
  const { reply, warnings } = await read(configuration, { ...WHOLE, ...odd });
  expect(reply).toEqual({ ok: true, value: { ...READ, ...value } });
  expect(warnings).toHaveLength(1);
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
  ['without objects', { ssoproviders: [{ name: 'google' }, 'azure'] }, ['azure'], true],
  ['none in a text', { ssoproviders: 'google' }, [], true],
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
