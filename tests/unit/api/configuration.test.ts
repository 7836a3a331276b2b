import { expect, test } from 'vitest';
import { type Configuration, fetchConfiguration, fetchSsoProviders } from '../../../src/api/configuration.ts';
import { captureWarnings } from '../support/console.ts';
import { API, clientFor, fakeFetch, ok } from './fake-fetch.ts';

const closed = { defaultRegistration: false, campaignSignup: false, groupSignup: false };
const open = { defaultRegistration: true, campaignSignup: true, groupSignup: true };
const opened = { defaultregistration: true, campaignsignup: true, groupsignup: true };

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

test.each([
  ['a string instead of an object', 'config'],
  ['a version that is a number', { version: 4 }],
  ['branding that is a string', { systempreferences: { branding: 'Compass' } }],
  ['a switch that is a string', { members: { usecaptcha: 'no' } }],
])('a configuration with %s is an unexpected answer', async (_, data) => {
  captureWarnings();
  fakeFetch(ok(data));
  expect(await fetchConfiguration(clientFor(), undefined)).toMatchObject({
    ok: false,
    problem: { kind: 'unexpected' },
  });
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
  expect(await fetchSsoProviders(clientFor())).toEqual({ ok: true, value });
  expect(sent.map(({ url }) => url)).toEqual(['https://portal.example/api/v1/settings/config/short']);
});

test.each([
  { ssoproviders: 'google' },
  { ssoproviders: ['google', 7] },
  { ssoproviders: [{ name: 'google' }] },
])('providers of the wrong type, %j, are an unexpected answer', async (systempreferences) => {
  captureWarnings();
  fakeFetch(ok({ systempreferences }));
  expect(await fetchSsoProviders(clientFor())).toMatchObject({ ok: false, problem: { kind: 'unexpected' } });
});
