import { expect, test } from 'vitest';
import { createMailbox } from '../../conformance/mailbox.ts';

const LINK = 'https://portal.example/login/token/abc-DEF_123?a=1&b=2';
const TEXT = `Your code is\n\n136130\n\nor <a href="${LINK}">open the link</a>`;

test.each([
  ['text', TEXT],
  ['HTML', TEXT.replace('&', '&amp;')],
  ['JSON', JSON.stringify([{ id: 7, text: TEXT }])],
  ['JSON with escaped slashes', JSON.stringify({ text: TEXT }).replaceAll('/', String.raw`\/`)],
  [
    'JSON with every letter that HTML knows escaped',
    JSON.stringify({ text: TEXT })
      .replaceAll('\\n', String.raw`\u000A`)
      .replaceAll('<', String.raw`\u003c`)
      .replaceAll('>', String.raw`\u003e`)
      .replaceAll('&', String.raw`\u0026`),
  ],
])('a code on a line of its own and a link are found in %s', async (_, mails) => {
  const mailbox = createMailbox(
    async () => mails,
    () => {},
    async () => {},
  );
  expect(await mailbox.newCode('a@example.org', new Set())).toBe('136130');
  expect(await mailbox.newLink('a@example.org', new Set())).toMatchObject({ token: 'abc-DEF_123' });
});
