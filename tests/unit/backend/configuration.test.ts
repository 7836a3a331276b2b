import { expect, test } from 'vitest';
import { captchaKey, membersConfig, readConfiguration } from '../../../demo/backend/configuration.ts';

const open = {
  defaultregistration: true,
  campaignsignup: true,
  groupsignup: true,
  vouchers: true,
  usecaptcha: false,
};

test('by default registration is on and the captcha is off', () => {
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
  ['VOUCHERS', 'vouchers'],
  ['USE_CAPTCHA', 'usecaptcha'],
])('%s sets %s', (variable, setting) => {
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

test('CAPTCHA is one of those that the backend knows', () => {
  expect(readConfiguration({}).captcha).toBeUndefined();
  expect(readConfiguration({ CAPTCHA: 'altcha' }).captcha).toBe('altcha');
  expect(() => readConfiguration({ CAPTCHA: 'turnstile' })).toThrow(
    'CAPTCHA must be one of recaptcha, altcha, not "turnstile".',
  );
});

test('LOOSE makes the calls answer as another server might', () => {
  expect(readConfiguration({}).loose).toBe(false);
  expect(readConfiguration({ LOOSE: '1' }).loose).toBe(true);
});

test.each([
  [{ USE_CAPTCHA: 'true' }, 'compass-demo-key'],
  [{ USE_CAPTCHA: 'true', CAPTCHA_PUBKEY: ' other-key ' }, 'other-key'],
  [{ USE_CAPTCHA: 'true', CAPTCHA_PUBKEY: ' ' }, 'compass-demo-key'],
  [{ CAPTCHA_PUBKEY: 'other-key' }, null],
])('with %j the captcha key is %j', (environment, key) => {
  expect(captchaKey(membersConfig(readConfiguration(environment).members))).toBe(key);
});

test('PASSWORD_MIN_LENGTH is a number from 8 to 64', () => {
  expect(readConfiguration({}).passwordMinLength).toBeUndefined();
  expect(readConfiguration({ PASSWORD_MIN_LENGTH: '15' }).passwordMinLength).toBe(15);
  for (const text of ['7', '65', 'many', '15.5'])
    expect(() => readConfiguration({ PASSWORD_MIN_LENGTH: text })).toThrow('from 8 to 64');
});

test('ALLOWED_ORIGINS is a list separated by commas', () => {
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
])('ALLOWED_ORIGINS cannot contain %s', (text) => {
  expect(() => readConfiguration({ ALLOWED_ORIGINS: `https://a.example,${text}` })).toThrow(
    `without "${text}"`,
  );
});

test.each(['https://portal.example.org', 'http://localhost:3000'])('ORIGIN can be %s', (origin) => {
  expect(readConfiguration({ ORIGIN: origin }).origin).toBe(origin);
});

test.each([
  'portal.example.org',
  'https://portal.example.org/',
  'https://a@b.example',
  'ftp://a.example',
  '*',
])('ORIGIN cannot be %s', (text) => {
  expect(() => readConfiguration({ ORIGIN: text })).toThrow(
    `ORIGIN must look like https://portal.example.org, not "${text}".`,
  );
});

test('by default there is no public origin, no proxy and no public access', () => {
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
