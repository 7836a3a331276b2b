import { expect, test } from 'vitest';
import { type Configuration, fetchConfiguration, fetchSsoProviders } from '../../../src/api/configuration.ts';
import { captureWarnings } from '../support/console.ts';
import { API, clientFor, fakeFetch, ok } from './fake-fetch.ts';

const closed = { defaultRegistration: false, campaignSignup: false, groupSignup: false };
const open = { defaultRegistration: true, campaignSignup: true, groupSignup: true };
const opened = { defaultregistration: true, campaignsignup: true, groupsignup: true };

test.each<[string, unknown, Configuration]>([
  ['empty', {}, { members: closed }],
  ['of nulls', { version: null, systempreferences: null, members: null }, { members: closed }],
  ['of nulls further down', { systempreferences: { branding: null } }, { members: closed }],
  ['with a null for the name', { systempreferences: { branding: { appname: null } } }, { members: closed }],
  ['with a version', { version: '4.2' }, { version: '4.2', members: closed }],
  ['with an empty version', { version: '' }, { members: closed }],
  [
    'with a name',
    { systempreferences: { branding: { appname: ' Compass ' } } },
    { applicationName: 'Compass', members: closed },
  ],
  ['with a blank name', { systempreferences: { branding: { appname: '  ' } } }, { members: closed }],
  ['that allows to sign up', { members: opened }, { members: open }],
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
  ['with fields we do not know', { theme: 'red', members: { more: 1 } }, { members: closed }],
])('a configuration %s is read', async (_, data, value) => {
  fakeFetch(ok(data));
  expect(await fetchConfiguration(clientFor())).toEqual({ ok: true, value });
});

test.each([
  ['no object', 'config'],
  ['a version that is a number', { version: 4 }],
  ['branding that is a text', { systempreferences: { branding: 'Compass' } }],
  ['a switch that is a text', { members: { usecaptcha: 'no' } }],
])('a configuration with %s is an unexpected answer', async (_, data) => {
  captureWarnings();
  fakeFetch(ok(data));
  expect(await fetchConfiguration(clientFor())).toEqual({ ok: false, problem: { kind: 'unexpected' } });
});

test.each([
  ['its usual address', undefined, `${API}/customer/api/v1/settings/config`],
  [
    'the address of the embedder',
    new URL('https://portal.example/my.json'),
    'https://portal.example/my.json',
  ],
])('the configuration comes from %s', async (_, address, expected) => {
  const sent = fakeFetch(ok());
  await fetchConfiguration(clientFor(`${API}/customer/`), address);
  expect(sent.map(({ url, init }) => `${init.method} ${url}`)).toEqual([`GET ${expected}`]);
});

test.each([
  ['in their order', { systempreferences: { ssoproviders: ['google', 'azure'] } }, ['google', 'azure']],
  ['each once', { systempreferences: { ssoproviders: ['google', 'azure', 'google'] } }, ['google', 'azure']],
  ['without blanks', { systempreferences: { ssoproviders: ['', ' ', 'google'] } }, ['google']],
  ['none', { systempreferences: { ssoproviders: [] } }, []],
  ['none where there is no list', { systempreferences: { ssoproviders: null } }, []],
  ['none where there are no preferences', {}, []],
])('the single sign-on providers are listed: %s', async (_, data, value) => {
  const sent = fakeFetch(ok(data));
  expect(await fetchSsoProviders(clientFor())).toEqual({ ok: true, value });
  expect(sent.map(({ url }) => url)).toEqual(['https://portal.example/api/v1/settings/config/short']);
});

test.each([
  { ssoproviders: 'google' },
  { ssoproviders: ['google', 7] },
  { ssoproviders: [{ name: 'google' }] },
])('providers of the wrong type are an unexpected answer: %j', async (systempreferences) => {
  captureWarnings();
  fakeFetch(ok({ systempreferences }));
  expect(await fetchSsoProviders(clientFor())).toEqual({ ok: false, problem: { kind: 'unexpected' } });
});
