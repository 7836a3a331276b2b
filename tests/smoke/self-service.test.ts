import { seededVoucher } from '../../server/reference/seeds/vouchers.ts';
import { emailOf } from '../flows/portal.ts';
import { linkIn, mailTo } from '../support/mail.ts';
import { expect, test } from './smoke-test.ts';

const NEWCOMER = 'nora.vik@example.org';

for (const [screen, path, key, name] of [
  ['personal data', 'requestpdaccess', 'memberWithPassword', 'Hanna Elisabet Lindqvist'],
  ['personal reports', 'requestpraccess', 'memberWithoutPassword', 'Piotr Zieliński'],
] as const)
  test(`${screen} are requested and shown with the mailed link`, async ({ visitor, backend }) => {
    const email = emailOf(key);
    await visitor.open(path);
    await visitor.complete('mailRequest', email);
    await visitor.open(linkIn(await mailTo(backend, email)));
    await visitor.sees(name);
  });

test('a domain of another script is sent in A-labels, and shown as it was typed or decoded', async ({
  visitor,
}) => {
  await visitor.open('forgotpw?email=ada@xn--bcher-kva.example');
  await expect.poll(() => visitor.ask('fieldValue', 'Email address')).toBe('ada@bücher.example');
  await visitor.driver.run(
    'const { fetch } = window; window.fetch = (url, init) => ((window.sent = init.body), fetch(url, init))',
  );
  await visitor.complete('mailRequest', 'zoë@bücher.example\u200b”,');
  await visitor.sees('zoë@bücher.example');
  expect(await visitor.driver.run('return sent')).toBe('{"email":"zoë@xn--bcher-kva.example"}');
  await visitor.click('Change the address');
  expect(await visitor.ask('fieldValue', 'Email address')).toBe('zoë@bücher.example');
});

test('a new member redeems a voucher that asks for every detail', async ({ visitor, backend }) => {
  await visitor.open('voucher');
  const { code } = seededVoucher('asksForEverything');
  await visitor.enter('voucher', code.replaceAll('-', '').toLowerCase(), NEWCOMER);
  await visitor.fill('First name', 'Nora');
  await visitor.fill('Last name', 'Vik');
  await visitor.clickSelector('input[type=radio]');
  await visitor.clickField('Deutsch');
  await visitor.click('Redeem');
  await visitor.sees('Your voucher has been accepted.');
  await visitor.open(linkIn(await mailTo(backend, NEWCOMER)));
  await visitor.sees('Your link is valid.');
});

test.describe('with registration turned on', () => {
  test.use({ members: { defaultregistration: true } });

  test('an unknown address opens the registration, which is confirmed by mail', async ({
    visitor,
    backend,
  }) => {
    await visitor.open();
    await visitor.enter('email', NEWCOMER);
    await visitor.complete('registration', 'Nora', 'Vik', NEWCOMER);
    await visitor.open(linkIn(await mailTo(backend, NEWCOMER)));
    await visitor.click('Confirm my registration');
    await visitor.sees('Your registration is confirmed.');
  });
});
