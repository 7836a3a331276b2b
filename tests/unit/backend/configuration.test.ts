import { expect, test } from 'vitest';
import { captchaKey, membersConfig, readConfiguration } from '../../../demo/backend/configuration.ts';

const open = { defaultregistration: true, campaignsignup: true, groupsignup: true, usecaptcha: false };

test('without variables people may register, and no captcha asks them', () => {
  for (const environment of [{}, { DEFAULT_REGISTRATION: '', USE_CAPTCHA: '' }]) {
    const { members, allowedOrigins } = readConfiguration(environment);
    expect(membersConfig(members)).toEqual({ ...open, captchapubkey: null });
    expect(allowedOrigins).toEqual([]);
  }
});

test.each([
  ['DEFAULT_REGISTRATION', 'defaultregistration'],
  ['CAMPAIGN_SIGNUP', 'campaignsignup'],
  ['GROUP_SIGNUP', 'groupsignup'],
  ['USE_CAPTCHA', 'usecaptcha'],
])('%s switches %s', (variable, setting) => {
  for (const text of ['true', '1', 'TRUE']) {
    expect(readConfiguration({ [variable]: text }).members).toEqual({ ...open, [setting]: true });
  }
  for (const text of ['false', '0']) {
    expect(readConfiguration({ [variable]: text }).members).toEqual({ ...open, [setting]: false });
  }
  expect(() => readConfiguration({ [variable]: 'perhaps' })).toThrow(
    `${variable} must be true or false, not "perhaps".`,
  );
});

test.each([
  [{ USE_CAPTCHA: 'true' }, 'compass-demo-key'],
  [{ USE_CAPTCHA: 'true', CAPTCHA_PUBKEY: ' other-key ' }, 'other-key'],
  [{ USE_CAPTCHA: 'true', CAPTCHA_PUBKEY: ' ' }, 'compass-demo-key'],
  [{ CAPTCHA_PUBKEY: 'other-key' }, null],
])('%j make the key of the captcha %j', (environment, key) => {
  expect(captchaKey(membersConfig(readConfiguration(environment).members))).toBe(key);
});

test('other origins are a list', () => {
  const text = ' https://www.example.org, http://localhost:3000 ,,';
  expect(readConfiguration({ ALLOWED_ORIGINS: text }).allowedOrigins).toEqual([
    'https://www.example.org',
    'http://localhost:3000',
  ]);
});

test.each([
  '*',
  'null',
  'www.example.org',
  'https://example.org/',
  'https://Example.org',
  'ftp://example.org',
])('%s is not an origin', (text) => {
  expect(() => readConfiguration({ ALLOWED_ORIGINS: `https://a.example,${text}` })).toThrow(
    `without "${text}"`,
  );
});

test.each(['https://portal.example.org', 'http://localhost:3000'])('the origin may be %s', (origin) => {
  expect(readConfiguration({ ORIGIN: origin }).origin).toBe(origin);
});

test.each([
  'portal.example.org',
  'https://portal.example.org/',
  'https://a@b.example',
  'ftp://a.example',
  '*',
])('the origin cannot be %s', (text) => {
  expect(() => readConfiguration({ ORIGIN: text })).toThrow(
    `ORIGIN must look like https://portal.example.org, not "${text}".`,
  );
});

test('without variables there is no other origin, no proxy, and nobody else to serve', () => {
  expect(readConfiguration({ ORIGIN: '' })).toMatchObject({
    origin: undefined,
    proxies: 0,
    allowPublic: false,
  });
  expect(readConfiguration({ PROXIES: '1', ALLOW_PUBLIC: '1' })).toMatchObject({
    proxies: 1,
    allowPublic: true,
  });
  for (const text of ['-1', 'one', '1.5'])
    expect(() => readConfiguration({ PROXIES: text })).toThrow('PROXIES');
});
