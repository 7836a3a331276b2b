import { expect, test } from 'vitest';
import { mailboxOf } from '../../../src/form/mailboxes.ts';

test.each([
  ['ada@gmail.com', 'Gmail', 'https://mail.google.com/'],
  [' Ada+news@GoogleMail.com ', 'Gmail', 'https://mail.google.com/'],
  ['ada@hotmail.co.uk', 'Outlook', 'https://outlook.live.com/mail/'],
  ['ada@live.nl', 'Outlook', 'https://outlook.live.com/mail/'],
  ['ada@yahoo.com.br', 'Yahoo Mail', 'https://mail.yahoo.com/'],
  ['ada@me.com', 'iCloud Mail', 'https://www.icloud.com/mail'],
  ['ada@pm.me', 'Proton Mail', 'https://mail.proton.me/'],
  ['ada@gmx.at', 'GMX', 'https://www.gmx.net/'],
  ['ada@wp.pl', 'WP Poczta', 'https://poczta.wp.pl/'],
])('the mailbox of %s is %s', (email, name, url) => {
  expect(mailboxOf(email)).toMatchObject({ name, url });
});

test.each([
  '',
  'ada',
  'gmail.com.evil.example',
  'ada@gmail.com.evil.example',
  'ada@notgmail.com',
  'ada@gmail.con',
  'ada@outlook.example',
  'ada@company.example',
  'gmail.com@company.example',
])('%j has no known mailbox', (email) => {
  expect(mailboxOf(email)).toBeUndefined();
});
