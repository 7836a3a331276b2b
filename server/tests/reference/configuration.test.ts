import { expect, test } from 'vitest';
import { membersConfig, readConfiguration } from '../../reference/configuration.ts';
import { readSmtpUrl } from '../../reference/environment.ts';

const open = {
  defaultregistration: true,
  campaignsignup: true,
  groupsignup: true,
  vouchers: true,
  usecaptcha: false,
};

test('by default registration is on, and everything else is off or left to the backend', () => {
  for (const environment of [{}, { DEFAULT_REGISTRATION: '', USE_CAPTCHA: '', ORIGIN: '' }]) {
    const { members, ...others } = readConfiguration(environment);
    expect(membersConfig(members)).toEqual({ ...open, captchapubkey: null });
    expect(others).toMatchObject({
      ...{ allowedOrigins: [], origin: undefined, proxies: 0, allowPublic: false },
      ...{ loose: false, passwordMinLength: undefined },
    });
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

test.each([
  [{ LOOSE: '1' }, { loose: true }],
  [{ PASSWORD_MIN_LENGTH: '15' }, { passwordMinLength: 15 }],
  [
    { ALLOWED_ORIGINS: ' https://www.example.org, http://localhost:3000 ,,' },
    { allowedOrigins: ['https://www.example.org', 'http://localhost:3000'] },
  ],
  [{ ORIGIN: 'https://portal.example.org' }, { origin: 'https://portal.example.org' }],
  [{ ORIGIN: 'http://localhost:3000' }, { origin: 'http://localhost:3000' }],
  [
    { PROXIES: '1', ALLOW_PUBLIC: '1' },
    { proxies: 1, allowPublic: true },
  ],
])('%j is read as %j', (environment, expected) => {
  expect(readConfiguration(environment)).toMatchObject(expected);
});

const ORIGINS = ['*', 'www.example.org', 'https://example.org/', 'ftp://example.org', 'https://a@b.example'];

test.each([
  ...['7', '65', 'many', '15.5'].map((text) => ['PASSWORD_MIN_LENGTH', text, 'from 8 to 64'] as const),
  ...['-1', 'one', '1.5'].map((text) => ['PROXIES', text, 'PROXIES'] as const),
  ...ORIGINS.map(
    (text) => ['ORIGIN', text, `ORIGIN must look like https://portal.example.org, not "${text}".`] as const,
  ),
  ...[...ORIGINS, 'null', 'https://Example.org'].map(
    (text) => ['ALLOWED_ORIGINS', `https://a.example,${text}`, `without "${text}"`] as const,
  ),
])('%s cannot be %s', (variable, text, message) => {
  expect(() => readConfiguration({ [variable]: text })).toThrow(message);
});

test('SMTP_URL is the address of a server, and its password is in no error', () => {
  for (const url of [
    'smtp://mail.example.org',
    'smtps://name:a%23b@mail.example.org:465/',
    'smtp://[::1]:25',
  ])
    expect(readSmtpUrl('SMTP_URL', url)).toBe(url);
  for (const url of [
    'http://mail.example.org',
    'smtp://',
    'smtp://n:secret#2@mail.example.org',
    'smtp://n:1/secret@m.example',
    'smtp://m.example:99999',
  ])
    expect(() => readSmtpUrl('SMTP_URL', url)).toThrow(/^SMTP_URL must look like (?!.*secret)/);
});
