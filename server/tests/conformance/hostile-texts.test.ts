import { expect, test } from 'vitest';
import { wordsOf } from '../../conformance/area.ts';
import { isInternal } from '../../conformance/checks/answers.ts';
import { assetsOf } from '../../conformance/checks/page.ts';
import { personalField } from '../../conformance/checks/sign-in.ts';
import { createMailbox } from '../../conformance/mailbox.ts';

const SIZE = 410_000;
/** Microseconds of the processor, because the machine may be busy. What reads a text again from each of its characters takes minutes. */
const LONGEST = 1_000_000;

/** What the kit looks for, begun again and again and never finished. */
const BEGUN = [
  '<',
  '</',
  '<a',
  '<script ',
  '<script>a</',
  'src="',
  '/assets/j',
  'at ',
  'at :1:',
  'http://',
  'http://a/token/',
  '"failed',
];
const HOSTILE = [
  ...BEGUN.map((part) => part.repeat(SIZE / part.length)),
  ...['src="', '"', '<', 'at ', 'http://'].flatMap((start) =>
    ['/assets/j', 'failed', '/token/', ':1', ' ', 'a', '1', 'script '].map(
      (part) => start + part.repeat(SIZE / part.length),
    ),
  ),
];

const mailbox = (text: string) =>
  createMailbox(
    async () => text,
    () => {},
    async () => {},
  );

test.each<[string, (text: string) => unknown]>([
  ['the words of a page', wordsOf],
  ['the files of a page', assetsOf],
  ['the text of a refusal', isInternal],
  ['the fields of an answer', personalField],
  ['the links and codes of emails', (text) => mailbox(text).contents('a@example.org')],
  ['the words of emails', (text) => mailbox(text).words('a@example.org')],
])('no text of 410 kB keeps the kit busy with %s', async (_, read) => {
  for (const text of HOSTILE) {
    const before = process.threadCpuUsage();
    await read(text);
    expect([text.slice(0, 30), process.threadCpuUsage(before).user < LONGEST]).toEqual([
      text.slice(0, 30),
      true,
    ]);
  }
});

test('what the texts contain is found', async () => {
  expect(
    wordsOf('a<b class="x">b</b> <!doctype html><SCRIPT>if (a<b) c();</SCRIPT>c<style>d{}</style>\n 1 <'),
  ).toBe('a b c 1');
  expect(
    assetsOf('<script src="/login/assets/a-1.js"></script><link href="/a.css"><img src="/assets/a.png">'),
  ).toEqual(['/login/assets/a-1.js']);
  for (const text of ['<b>No</b>', 'Error at f (file:///a.js:10:5)', 'SQL'])
    expect([text, isInternal(text)]).toEqual([text, true]);
  expect(isInternal('Please come at 10:30 or a < b > c.')).toBe(false);
  expect(personalField('{"action":"choice","first_name":"","failed_logins":3}')).toBe('failed_logins');
  const found = await mailbox(
    '123456 (https://a.example/login/token/t-1) http://b/token/ <a href="http://c/x">',
  ).contents('a');
  expect([...found]).toEqual(['https://a.example/login/token/t-1', '123456']);
});
