import { expect, test } from 'vitest';
import { wordsOf } from '../../conformance/area.ts';
import { isInternal } from '../../conformance/checks/answers.ts';
import { assetsOf } from '../../conformance/checks/page.ts';
import { personalField } from '../../conformance/checks/sign-in.ts';
import { createMailbox } from '../../conformance/mailbox.ts';

const mailbox = (text: string) =>
  createMailbox(
    async () => text,
    () => {},
    async () => {},
  );

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
