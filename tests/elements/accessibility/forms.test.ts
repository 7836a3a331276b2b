import { type Answer, fakeFetch, ok, refused, silent } from '../../support/fake-fetch.ts';
import { alertOf } from '../../support/links.ts';
import { loadElements } from '../../support/mount.ts';
import { poll } from '../../support/poll.ts';
import { openRegistration, openRegistry, REGISTER, register, termsBox } from '../../support/registration.ts';
import { field, fill, findAll, textOf } from '../../support/shadow.ts';
import { EMAIL, errorOf, open, submit, untilStage } from '../../support/stages.ts';
import { CODE_FIELD, EVERYTHING, openVoucher, REDEEM } from '../../support/vouchers.ts';
import { expectAccessibleEverywhere } from '../../support/widths.ts';

const LONG = `Sorry, ${'very.long.'.repeat(12)}name@${'sub.'.repeat(12)}example.org is not known.`;
const LANGUAGES = ['en', 'de', 'not a language'];

async function redeemed(answer: Answer): Promise<HTMLElement> {
  fakeFetch({ [REDEEM]: answer });
  const element = await openVoucher();
  submit(element);
  return element;
}

async function registered(answer: Answer): Promise<HTMLElement> {
  fakeFetch({ ...openRegistry(), [REGISTER]: answer });
  const element = await openRegistration();
  register(element);
  return element;
}

/** Each leads to a state. */
const STATES: Record<string, () => Promise<HTMLElement>> = {
  'the form of a voucher': async () => {
    fakeFetch();
    return openVoucher();
  },
  'a voucher whose code is too short': async () => {
    fakeFetch();
    const element = await openVoucher('voucher="ABCDE"');
    submit(element);
    await poll(() => errorOf(field(element, CODE_FIELD)));
    return element;
  },
  'a voucher that asks for everything, and misses a choice': async () => {
    const element = await redeemed(
      ok({ ...EVERYTHING, require: ['product', 'language'], language: LANGUAGES }),
    );
    await poll(() => findAll(element, 'fieldset').length === 3);
    submit(element);
    await poll(() => textOf(element).includes('Please choose a product'));
    return element;
  },
  'a voucher that asks for names': async () => {
    const element = await redeemed(ok(EVERYTHING));
    await poll(() => field(element, 'First name'));
    return element;
  },
  'a voucher that is refused at length': async () => {
    const element = await redeemed(refused(LONG));
    await poll(() => alertOf(element) === LONG);
    return element;
  },
  'a voucher on its way': async () => {
    const element = await redeemed(silent);
    await poll(() => findAll(element, '[data-slow]').length === 1);
    return element;
  },
  'a voucher of a new member': async () => {
    const element = await redeemed(ok({ action: 'awaitconfirm' }));
    await poll(() => textOf(element).includes('Your voucher has been accepted.'));
    return element;
  },
  'a voucher of a member': async () => {
    const element = await redeemed(ok({ action: 'success' }));
    await untilStage(element, 'success');
    return element;
  },
  'a registration that is being looked up': async () => {
    fakeFetch({ 'GET /slow/config': silent });
    return open('<self-register config-url="/slow/config"></self-register>');
  },
  'a registration that is closed': async () => {
    fakeFetch(openRegistry({ defaultregistration: false }, '/closed/config'));
    const element = await open('<self-register config-url="/closed/config"></self-register>');
    await poll(() => textOf(element).includes('Registration is not available.'));
    return element;
  },
  'the form of a registration': async () => {
    fakeFetch(openRegistry());
    return openRegistration(`email="${EMAIL}"`);
  },
  'a registration without its terms': async () => {
    fakeFetch(openRegistry());
    const element = await openRegistration(`email="${EMAIL}"`);
    for (const label of ['First name', 'Last name']) fill(field(element, label), 'Ada');
    submit(element);
    await poll(() => errorOf(termsBox(element)));
    return element;
  },
  'a registration that is refused at length': async () => {
    const element = await registered(refused(LONG));
    await poll(() => alertOf(element) === LONG);
    return element;
  },
  'a registration that is sent': async () => {
    const element = await registered(ok());
    await untilStage(element, 'success');
    return element;
  },
};

describe('at 240 px, at 320 px and at 1280 px, light and dark', function () {
  this.timeout(30_000);
  before(loadElements);

  for (const [state, reach] of Object.entries(STATES)) {
    it(`everybody can use ${state}`, async () => {
      await expectAccessibleEverywhere(await reach());
    });
  }
});
