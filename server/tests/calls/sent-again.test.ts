import { expect, test } from 'vitest';
import { createClient } from '../../../src/contract/client.ts';
import { fakeFetch, PAGE } from '../../../tests/unit/contract/fake-fetch.ts';
import { captureWarnings } from '../../../tests/unit/support/console.ts';
import { INVOCATIONS } from './invocations.ts';

/** A second attempt would count a wrong password twice, or find its link or challenge used up (D56). */
const ONCE = /\/login\/(user|member|passkey|resetpw|user\/resetpw|member\/resetpw)$/;

test.each(INVOCATIONS)(
  'after a 403 that sets another anti-forgery cookie, %o is sent as often as it may be',
  async (_, call) => {
    captureWarnings();
    const sent = fakeFetch(async () => new Response(null, { status: 403 }));
    const client = createClient({
      base: new URL(PAGE),
      origin: PAGE,
      antiForgeryTokens: () => [`token ${sent.length}`],
    });
    await call(client);
    const [first] = sent;
    const isRepeated = first?.init.method === 'POST' && !ONCE.test(first.url);
    expect(sent).toHaveLength(isRepeated ? 2 : 1);
  },
);
