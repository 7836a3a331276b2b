import { describe, expect, test } from 'vitest';
import { LOCALES } from '../../reference/locales.ts';
import { linkMail } from '../../reference/mail/link-mail.ts';
import {
  alreadyMemberMail,
  codeMail,
  passkeyMail,
  passwordChangedMail,
  unlockMail,
} from '../../reference/mail/mail-templates.ts';
import { MARK } from '../../reference/mail/mark.ts';
import type { Account } from '../../reference/store/accounts.ts';
import { readerIn } from '../../reference/texts/reader.ts';
import { setUp } from './support.ts';

const ACCOUNT: Account = {
  id: 1,
  kind: 'member',
  email: 'ada@example.org',
  name: 'Ada <b>King</b>',
  password: null,
  active: true,
  suspended: false,
  twofactor: true,
  memberid: '1',
  access: 0,
};
const LINK = 'https://portal.example/login/token/abc?a=1&b=2';
const TYPES = [
  'forgotpw',
  'activate',
  'pdaccess',
  'personalreports',
  'portalaccess',
  'registration',
  'vouchernewreg',
] as const;

/** The links of a person with two accounts. */
const BOTH = [
  { account: { ...ACCOUNT, kind: 'user' }, type: 'activate', address: `${LINK}&kind=user` },
  { account: ACCOUNT, type: 'forgotpw', address: `${LINK}&kind=member` },
] as const;

const unescaped = (html: string) =>
  html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&#39;', "'").replaceAll('&amp;', '&');

describe.each(LOCALES)('in %s', (locale) => {
  const reader = readerIn(locale);
  const mails = [
    codeMail(reader, ACCOUNT, '123456'),
    alreadyMemberMail(reader, ACCOUNT, LINK),
    unlockMail(reader, ACCOUNT, LINK),
    passwordChangedMail(reader, ACCOUNT, LINK),
    passkeyMail(reader, ACCOUNT, LINK),
    ...TYPES.map((type) => linkMail(reader, [{ account: ACCOUNT, type, address: LINK }])),
    linkMail(reader, BOTH),
  ];

  test.each(mails.map((mail) => [mail.subject, mail] as const))(
    '"%s" has every line of its text and the mark in its HTML, without unreplaced places',
    (_, { subject, text, html = '' }) => {
      expect(subject + text + html).not.toContain('{{');
      for (const line of text.split('\n').filter(Boolean)) expect(unescaped(html)).toContain(line);
      expect(html).not.toContain('<b>King');
      expect(html).toContain(`<img src="${MARK}" alt=""`);
      expect(html).toContain(`<html lang="${locale}">`);
      expect(html).toContain('prefers-color-scheme: dark');
    },
  );

  test('the subject of a code mail has the code', () => {
    expect(mails[0]?.subject).toContain('123456');
  });

  test('the HTML of a mail has one address, which is that of the text', () => {
    const { text, html = '' } = linkMail(reader, [{ account: ACCOUNT, type: 'portalaccess', address: LINK }]);
    const addresses = [...html.matchAll(/href="([^"]+)"/g)].map(([, address = '']) => unescaped(address));
    expect(new Set(addresses)).toEqual(new Set([LINK]));
    expect(text.split(LINK)).toHaveLength(2);
  });
});

test('the outbox shows the HTML of a mail under a policy without scripts', async () => {
  const { outbox, request } = setUp();
  await outbox.send({ to: 'a@example.org', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' });
  await outbox.send({ to: 'a@example.org', subject: 'Plain', text: 'Plain' });
  const shown = await request('/outbox/1');
  expect(await shown.text()).toBe('<p>Hello</p>');
  expect(shown.headers.get('Content-Security-Policy')).toBe(
    "default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox allow-popups",
  );
  for (const id of ['2', '3', 'x']) expect((await request(`/outbox/${id}`)).status).toBe(404);
});
