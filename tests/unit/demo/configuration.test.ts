import { expect, test } from 'vitest';
import { captchaKey, membersConfig, readConfiguration } from '../../../demo/configuration.ts';

const off = { defaultregistration: false, campaignsignup: false, groupsignup: false, usecaptcha: false };

test('without variables everything is off', () => {
  const { members, allowedOrigins } = readConfiguration({});
  expect(membersConfig(members)).toEqual({ ...off, captchapubkey: null });
  expect(allowedOrigins).toEqual([]);
});

test.each([
  ['DEFAULT_REGISTRATION', 'defaultregistration'],
  ['CAMPAIGN_SIGNUP', 'campaignsignup'],
  ['GROUP_SIGNUP', 'groupsignup'],
  ['USE_CAPTCHA', 'usecaptcha'],
])('%s switches %s', (variable, setting) => {
  for (const text of ['true', '1', 'TRUE']) {
    expect(readConfiguration({ [variable]: text }).members).toEqual({ ...off, [setting]: true });
  }
  for (const text of ['false', '0', '']) {
    expect(readConfiguration({ [variable]: text }).members).toEqual(off);
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
