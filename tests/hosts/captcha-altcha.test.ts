/* The real ALTCHA in a host page with the strict policy that dist/csp.json names for it. */
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { WIDGET_POLICY, withCaptcha } from '../../standalone/content-security-policy.ts';
import { CONFIG } from '../support/calls.ts';
import { register } from './actions.ts';
import { expect, test } from './host-test.ts';
import { REQUIRES_CAPTCHA } from './replies.ts';
import { BUNDLE, moduleScripts } from './site.ts';

const CHALLENGE = 'GET /api/v1/captcha/challenge';
const SECRET = 'the key of the server';

/** Counts how often the browser works on a task. */
const COUNT = `<script>
  works = 0;
  const { deriveKey } = SubtleCrypto.prototype;
  SubtleCrypto.prototype.deriveKey = function (...parameters) {
    works += 1;
    return deriveKey.apply(this, parameters);
  };
</script>`;

test('the work ends, without an error, when the form is taken out of the page', async ({ host, page }) => {
  host.ownsPage = true;
  host.replies[CONFIG] = REQUIRES_CAPTCHA;
  const task = { algorithm: 'PBKDF2/SHA-256', cost: 1000, keyPrefix: '000000', deriveKey };
  host.replies[CHALLENGE] = await createChallenge({ ...task, hmacSignatureSecret: SECRET });
  await host.open({ head: COUNT + BUNDLE, body: '<self-register captcha="altcha"></self-register>' });
  await page.getByRole('group', { name: 'Spam protection' }).getByRole('checkbox').click();
  const works = () => page.evaluate((): number => Reflect.get(window, 'works'));
  await expect.poll(works).toBeGreaterThan(0);
  await page.locator('self-register').evaluate((element) => element.remove());
  let before = -1;
  await expect
    .poll(async () => {
      const isOver = (await works()) === before;
      before = await works();
      return isOver;
    })
    .toBe(true);
});

// The page guard fails a test that causes a violation report.
for (const [build, head] of Object.entries({
  'the one file': BUNDLE,
  'the module': moduleScripts(['self-register']),
}))
  test(`a person registers with ALTCHA under the strict policy: ${build}`, async ({ host, page }) => {
    // ALTCHA adds to the page, which is therefore not compared at the end.
    host.ownsPage = true;
    host.replies[CONFIG] = REQUIRES_CAPTCHA;
    host.replies[CHALLENGE] = await createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost: 1000,
      keyPrefix: '00',
      deriveKey,
      hmacSignatureSecret: SECRET,
    });
    await host.open({
      head,
      body: '<self-register captcha="altcha"></self-register>',
      headers: { 'Content-Security-Policy': withCaptcha(WIDGET_POLICY, 'altcha') },
    });
    await page.getByRole('group', { name: 'Spam protection' }).getByRole('checkbox').click();
    await expect(page.getByLabel('Verified')).toBeChecked({ timeout: 20_000 });
    await register(page);
    const { gRCtoken } = host.sent('POST /api/v1/members/registration') as { gRCtoken: string };
    const payload = JSON.parse(Buffer.from(gRCtoken, 'base64').toString());
    expect(await verifySolution({ ...payload, deriveKey, hmacSignatureSecret: SECRET })).toMatchObject({
      verified: true,
    });
    expect(host.calls().filter((call) => call === CHALLENGE)).toHaveLength(1);
  });
