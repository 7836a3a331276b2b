import { expect, test } from 'vitest';
import { type Configuration, fetchConfiguration, fetchSignInWays } from '../../../src/api/configuration.ts';
import { captureWarnings } from '../support/console.ts';
import { API, clientFor, fakeFetch, ok } from './fake-fetch.ts';

const closed = { defaultRegistration: false, campaignSignup: false, groupSignup: false, vouchers: false };
const open = { defaultRegistration: true, campaignSignup: true, groupSignup: true, vouchers: true };
const opened = { defaultregistration: true, campaignsignup: true, groupsignup: true, vouchers: true };

test.each<[string, unknown, Configuration]>([
  ['empty', {}, { members: closed }],
  ['with nulls', { version: null, systempreferences: null, members: null }, { members: closed }],
  ['with nested nulls', { systempreferences: { branding: null } }, { members: closed }],
  ['with a null for the name', { systempreferences: { branding: { appname: null } } }, { members: closed }],
  ['with a version', { version: '4.2' }, { version: '4.2', members: closed }],
  ['with an empty version', { version: '' }, { members: closed }],
  [
    'with a name',
    { systempreferences: { branding: { appname: ' Compass ' } } },
    { applicationName: 'Compass', members: closed },
  ],
  [
    'with a minimum length of passwords',
    { systempreferences: { passwordminlength: 15 } },
    { passwordMinLength: 15, members: closed },
  ],
  ['with a blank name', { systempreferences: { branding: { appname: '  ' } } }, { members: closed }],
  ['that enables registration', { members: opened }, { members: open }],
  ['with nulls for members', { members: { defaultregistration: null } }, { members: closed }],
  [
    'with a captcha',
    { members: { usecaptcha: true, captchapubkey: 'pub' } },
    { members: { ...closed, captchaKey: 'pub' } },
  ],
  ['with a captcha without a key', { members: { usecaptcha: true, captchapubkey: '' } }, { members: closed }],
  [
    'with a key but no captcha',
    { members: { usecaptcha: false, captchapubkey: 'pub' } },
    { members: closed },
  ],
  ['with unknown fields', { theme: 'red', members: { more: 1 } }, { members: closed }],
])('a configuration is parsed: %s', async (_, data, value) => {
  fakeFetch(ok(data));
  expect(await fetchConfiguration(clientFor(), undefined)).toEqual({ ok: true, value });
});

test('a text instead of a configuration is an unexpected answer', async () => {
  captureWarnings();
  fakeFetch(ok('config'));
  expect(await fetchConfiguration(clientFor(), undefined)).toMatchObject({
    ok: false,
    problem: { kind: 'unexpected' },
  });
});

const FLAGS: [unknown, boolean][] = [
  [true, true],
  [1, true],
  ['1', true],
  ['true', true],
  [false, false],
  [0, false],
  ['0', false],
  ['false', false],
  ['', false],
  [null, false],
  [undefined, false],
];

test.each(FLAGS)('the flag %j is read as %j, without a warning', async (sent, read) => {
  const warnings = captureWarnings();
  const { defaultregistration: _, ...others } = opened;
  fakeFetch(ok({ members: { ...others, defaultregistration: sent } }));
  expect(await fetchConfiguration(clientFor(), undefined)).toEqual({
    ok: true,
    value: { members: { ...open, defaultRegistration: read } },
  });
  expect(warnings()).toEqual([]);
});

test.each<{ sent: unknown }>([
  { sent: 2 },
  { sent: -1 },
  { sent: 'yes' },
  { sent: 'TRUE' },
  { sent: [] },
  { sent: [true] },
  { sent: {} },
  { sent: { toString: 1, valueOf: 1 } },
])('a flag that is $sent has its default, and one warning names the call and the field', async ({ sent }) => {
  const warnings = captureWarnings();
  fakeFetch(ok({ members: { ...opened, groupsignup: sent } }));
  expect(await fetchConfiguration(clientFor(), undefined)).toEqual({
    ok: true,
    value: { members: { ...open, groupSignup: false } },
  });
  expect(warnings()).toEqual([
    expect.stringMatching(
      /^Unexpected answer from GET \/api\/v1\/settings\/config: data\.members\.groupsignup is of type \w+\. Expected a boolean\./,
    ),
  ]);
});

const WHOLE = {
  version: '4.2',
  systempreferences: { branding: { appname: 'Compass' } },
  members: { ...opened, usecaptcha: true, captchapubkey: 'pub' },
};
const READ = { version: '4.2', applicationName: 'Compass', members: { ...open, captchaKey: 'pub' } };
const { version: _version, ...WITHOUT_VERSION } = READ;
const { applicationName: _name, ...WITHOUT_NAME } = READ;

test.each<[string, object, object]>([
  ['a version that is a list', { version: ['4.2'] }, WITHOUT_VERSION],
  ['preferences that are a text', { systempreferences: 'Compass' }, WITHOUT_NAME],
  ['branding that is a text', { systempreferences: { branding: 'Compass' } }, WITHOUT_NAME],
  [
    'a name that is an object',
    { systempreferences: { branding: { appname: { en: 'Compass' } } } },
    WITHOUT_NAME,
  ],
  ['members that are a list', { members: [opened] }, { ...READ, members: closed }],
  [
    'a captcha that is an odd text',
    { members: { ...opened, usecaptcha: 'odd', captchapubkey: 'pub' } },
    { ...READ, members: open },
  ],
])('%s costs only itself', async (_, odd, value) => {
  const warnings = captureWarnings();
  fakeFetch(ok({ ...WHOLE, ...odd }));
  expect(await fetchConfiguration(clientFor(), undefined)).toEqual({ ok: true, value });
  expect(warnings()).toHaveLength(1);
});

test('numbers are read as texts', async () => {
  const warnings = captureWarnings();
  const members = { usecaptcha: 1, captchapubkey: 12 };
  fakeFetch(ok({ version: 701, systempreferences: { branding: { appname: 360 } }, members }));
  expect(await fetchConfiguration(clientFor(), undefined)).toEqual({
    ok: true,
    value: { version: '701', applicationName: '360', members: { ...closed, captchaKey: '12' } },
  });
  expect(warnings()).toEqual([]);
});

test.each([
  ['the API', undefined, `${API}/customer/api/v1/settings/config`],
  ['config-url', new URL('https://portal.example/my.json'), 'https://portal.example/my.json'],
])('the configuration is requested from %s', async (_, address, expected) => {
  const sent = fakeFetch(ok());
  await fetchConfiguration(clientFor(`${API}/customer/`), address);
  expect(sent.map(({ url, init }) => `${init.method} ${url}`)).toEqual([`GET ${expected}`]);
});

test.each([
  ['in order', { systempreferences: { ssoproviders: ['google', 'azure'] } }, ['google', 'azure']],
  [
    'without duplicates',
    { systempreferences: { ssoproviders: ['google', 'azure', 'google'] } },
    ['google', 'azure'],
  ],
  ['without blanks', { systempreferences: { ssoproviders: ['', ' ', 'google'] } }, ['google']],
  ['none', { systempreferences: { ssoproviders: [] } }, []],
  ['none without a list', { systempreferences: { ssoproviders: null } }, []],
  ['none without preferences', {}, []],
])('the single sign-on providers are listed: %s', async (_, data, value) => {
  const sent = fakeFetch(ok(data));
  expect(await fetchSignInWays(clientFor())).toEqual({
    ok: true,
    value: { ssoProviders: value, passkeys: false },
  });
  expect(sent.map(({ url }) => url)).toEqual(['https://portal.example/api/v1/settings/config/short']);
});

test.each([
  [['google', 7, null], ['google']],
  [[{ name: 'google' }, 'azure'], ['azure']],
  ['google', []],
])('of the single sign-on providers %j only %j are read, with one warning', async (ssoproviders, value) => {
  const warnings = captureWarnings();
  fakeFetch(ok({ systempreferences: { ssoproviders } }));
  expect(await fetchSignInWays(clientFor())).toEqual({
    ok: true,
    value: { ssoProviders: value, passkeys: false },
  });
  expect(new Set(warnings()).size).toBe(warnings().length);
  expect(warnings().join()).toContain('data.systempreferences.ssoproviders');
});

test.each([
  [true, true],
  [1, true],
  ['false', false],
  [null, false],
  [undefined, false],
  ['yes', false],
])('passkeys are announced with %j: %j', async (passkeys, value) => {
  captureWarnings();
  fakeFetch(ok({ systempreferences: { passkeys } }));
  expect(await fetchSignInWays(clientFor())).toEqual({
    ok: true,
    value: { ssoProviders: [], passkeys: value },
  });
});
