import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseReply } from '../../../src/contract/parse-reply.ts';
import { callName } from '../../../src/contract/path.ts';
import { fields, flag, texts } from '../../../src/contract/structs.ts';
import { anyText } from '../support/any-text.ts';
import { captureWarnings } from '../support/console.ts';

const Reply = fields({ personal: texts, sent: flag });
const TOKEN = 'k3y-0f-ada';

const ok = (data: unknown) => ({ status: 'OK', data });

const bodies: ((secret: string) => unknown)[] = [
  (secret) => ok(secret),
  (secret) => ok({ personal: { email: [secret] }, sent: true }),
  (secret) => ok({ personal: { email: secret }, sent: secret }),
  (secret) => ok({ personal: { [secret]: 7 }, sent: true }),
  (secret) => ok({ personal: secret, sent: true }),
  (secret) => ({ status: secret, data: { email: secret } }),
  (secret) => ({ message: secret }),
];

test('for any wrong answer, neither its content nor a token is logged', () => {
  const warnings = captureWarnings();
  const literals = fc.constantFrom(['token'], ['vouchers'], ['members', 'personaldata']);
  const statuses = fc.constantFrom(200, 400, 500);
  fc.assert(
    fc.property(literals, anyText, statuses, fc.constantFrom(...bodies), (segments, text, status, body) => {
      const secret = `${TOKEN}${text}`;
      for (const answer of [secret, JSON.stringify(body(secret))])
        parseReply(status, answer, Reply, callName('GET', [...segments, { secret }]));
    }),
  );
  expect(warnings().length).toBeGreaterThan(50);
  expect(warnings().join('\n')).not.toContain(TOKEN);
});
