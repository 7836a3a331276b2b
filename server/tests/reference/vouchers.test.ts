import { expect, test } from 'vitest';
import { seededVoucher, seededVouchers, type VoucherKey } from '../../reference/seeds/vouchers.ts';
import { emailOf, error, ok, setUp } from './support.ts';

const NEW = 'Nora.Nilsen@example.org';
const MEMBER = emailOf('memberWithPassword');
const noExtras = { firstname: '', middlename: '', lastname: '', product: '', language: '' };

const SPENT = 'This is an invalid voucher: it has been used already.';

function setUpVouchers() {
  const backend = setUp();
  return {
    ...backend,
    redeem: (key: VoucherKey, email: string, extras: object = {}) =>
      backend.post(`/vouchers/${seededVoucher(key).code}/info`, { email, ...noExtras, ...extras }),
  };
}

const incomplete = (require: string[], lists: object = {}) =>
  ok({ action: 'incomplete', require, product: [], language: [], ...lists });

test.each([
  ['asksForNothing', NEW, {}, 'awaitconfirm'],
  ['asksForNothing', emailOf('adminWithCode'), {}, 'awaitconfirm'],
  ['asksForNothing', emailOf('memberNotActivated'), {}, 'awaitconfirm'],
  ['membersOnly', ` ${MEMBER.toUpperCase()} `, {}, 'success'],
  ['membersOnly', NEW, {}, 'errormembersonly'],
  ['membersOnly', emailOf('memberNotActivated'), {}, 'errormembersonly'],
  ['newOnly', MEMBER, {}, 'errornewonly'],
  ['asksForNames', MEMBER, {}, 'success'],
  ['asksForNames', NEW, { firstname: 'Nora', lastname: 'Nilsen' }, 'awaitconfirm'],
  ['asksForProduct', NEW, { product: 'ldr-self' }, 'awaitconfirm'],
  ['asksForAnyProduct', MEMBER, { product: 'ldr-360' }, 'success'],
  ['asksForLanguage', MEMBER, { language: 'sv' }, 'success'],
] as const)(
  '%s redeemed by %s with %j is answered with %s, and only once',
  async (key, email, extras, action) => {
    const { redeem, outbox } = setUpVouchers();
    expect(await redeem(key, email, extras)).toEqual(ok({ action }));
    // The link is mailed again until the address is confirmed.
    const again = action === 'success' ? error(422, SPENT) : ok({ action });
    expect(await redeem(key, email, extras)).toEqual(again);
    expect(outbox.list()).toHaveLength(action === 'awaitconfirm' ? 2 : 0);
  },
);

const flat = (id: string) => ({ id, title: expect.stringMatching(/./), description: expect.any(String) });
const branch = (id: string, parentgroup: string, ...children: object[]) => ({
  ...flat(id),
  // A group cannot be chosen.
  ...(children.length > 0 && { id: undefined }),
  parentgroup,
  children,
});
const personality = branch(
  'personality',
  'root',
  branch('cmp-short', 'personality'),
  branch('cmp-standard', 'personality'),
);
const someProducts = [
  branch('tea-compass', 'root'),
  personality,
  branch('work', 'root', branch('leadership', 'work', branch('ldr-self', 'leadership'))),
];
const languages = ['en', 'nl', 'de', 'pl', 'pt', 'sv'];
const everything = {
  product: [flat('cmp-short'), flat('car-anchors'), flat('str-load')],
  language: ['de', 'en'],
};

test.each([
  ['asksForNames', NEW, { firstname: 'Nora', lastname: '  ' }, incomplete(['firstname', 'lastname'])],
  ['asksForProduct', NEW, {}, incomplete(['product'], { product: someProducts })],
  ['asksForAnyProduct', NEW, {}, incomplete(['product'])],
  ['asksForLanguage', NEW, {}, incomplete(['language'], { language: languages })],
  [
    'asksForEverything',
    NEW,
    { product: 'cmp-short' },
    incomplete(['firstname', 'lastname', 'product', 'language'], everything),
  ],
  ['asksForEverything', emailOf('memberNotActivated'), {}, incomplete(['product', 'language'], everything)],
] as const)(
  '%s asks %s with %j for the missing fields and stays unused',
  async (key, email, extras, answer) => {
    const { redeem, outbox } = setUpVouchers();
    expect(await redeem(key, email, extras)).toEqual(answer);
    expect(await redeem(key, email, extras)).toEqual(answer);
    expect(outbox.list()).toEqual([]);
  },
);

test.each(['nora', 'nora@', '@example.org', 'nora@example', 'nora @example.org', 'a@b.c,d@e.f', '<a@b.c>'])(
  'the email address %s is refused before the voucher is checked',
  async (email) => {
    const { redeem } = setUpVouchers();
    expect(await redeem('spent', email)).toEqual(error(422, 'Please provide a valid email address.'));
  },
);

test('the database stores the choices but not the readable code', async () => {
  const { redeem, database } = setUpVouchers();
  await redeem('asksForEverything', MEMBER, { product: 'str-load', language: 'en' });
  const rows = database.prepare('SELECT * FROM vouchers').all();
  expect(rows).toContainEqual(expect.objectContaining({ product: 'str-load', language: 'en' }));
  for (const voucher of seededVouchers) expect(JSON.stringify(rows)).not.toContain(voucher.code);
});
