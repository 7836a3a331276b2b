import { REDEEM, REGISTER } from '../../support/calls.ts';
import { fakeFetch, neverReplies, ok, type Reply, refused } from '../../support/fake-fetch.ts';
import { alertText } from '../../support/links.ts';
import { loadElements } from '../../support/mount.ts';
import {
  openRegistration,
  registrationConfig,
  submitRegistration,
  termsCheckbox,
} from '../../support/registration.ts';
import { field, fill, findAll, textOf } from '../../support/shadow.ts';
import { EMAIL, errorOf, open, submit, waitForStage } from '../../support/stages.ts';
import { expectAccessibleAtAllSizes } from '../../support/viewports.ts';
import { ALL_DETAILS, CODE_LABEL, openVoucher } from '../../support/vouchers.ts';
import { waitFor } from '../../support/wait-for.ts';

const LONG = `Sorry, ${'very.long.'.repeat(12)}name@${'sub.'.repeat(12)}example.org is not known.`;
const LANGUAGES = ['en', 'de', 'not a language'];

async function redeem(answer: Reply): Promise<HTMLElement> {
  fakeFetch({ [REDEEM]: answer });
  const element = await openVoucher();
  submit(element);
  return element;
}

async function register(answer: Reply): Promise<HTMLElement> {
  fakeFetch({ ...registrationConfig(), [REGISTER]: answer });
  const element = await openRegistration();
  submitRegistration(element);
  return element;
}

/** Each function opens a state. */
const STATES: Record<string, () => Promise<HTMLElement>> = {
  'voucher: the form': async () => {
    fakeFetch();
    return openVoucher();
  },
  'voucher: a short code': async () => {
    fakeFetch();
    const element = await openVoucher('voucher="ABCDE"');
    submit(element);
    await waitFor(() => errorOf(field(element, CODE_LABEL)));
    return element;
  },
  'voucher: all details, with a missing choice': async () => {
    const element = await redeem(
      ok({ ...ALL_DETAILS, require: ['product', 'language'], language: LANGUAGES }),
    );
    await waitFor(() => findAll(element, 'fieldset').length === 3);
    submit(element);
    await waitFor(() => textOf(element).includes('Please choose a product'));
    return element;
  },
  'voucher: all details': async () => {
    const element = await redeem(ok(ALL_DETAILS));
    await waitFor(() => field(element, 'First name'));
    return element;
  },
  'voucher: a long error': async () => {
    const element = await redeem(refused(LONG));
    await waitFor(() => alertText(element) === LONG);
    return element;
  },
  'voucher: waiting for the server': async () => {
    const element = await redeem(neverReplies);
    await waitFor(() => findAll(element, '[data-slow]').length === 1);
    return element;
  },
  'voucher: accepted for a new member': async () => {
    const element = await redeem(ok({ action: 'awaitconfirm' }));
    await waitFor(() => textOf(element).includes('Your voucher has been accepted.'));
    return element;
  },
  'voucher: redeemed': async () => {
    const element = await redeem(ok({ action: 'success' }));
    await waitForStage(element, 'success');
    return element;
  },
  'registration: loading': async () => {
    fakeFetch({ 'GET /slow/config': neverReplies });
    return open('<self-register config-url="/slow/config"></self-register>');
  },
  'registration: closed': async () => {
    fakeFetch(registrationConfig({ defaultregistration: false }, '/closed/config'));
    const element = await open('<self-register config-url="/closed/config"></self-register>');
    await waitFor(() => textOf(element).includes('Registration is not available.'));
    return element;
  },
  'registration: the form': async () => {
    fakeFetch(registrationConfig());
    return openRegistration(`email="${EMAIL}"`);
  },
  'registration: terms not accepted': async () => {
    fakeFetch(registrationConfig());
    const element = await openRegistration(`email="${EMAIL}"`);
    for (const label of ['First name', 'Last name']) fill(field(element, label), 'Ada');
    submit(element);
    await waitFor(() => errorOf(termsCheckbox(element)));
    return element;
  },
  'registration: a long error': async () => {
    const element = await register(refused(LONG));
    await waitFor(() => alertText(element) === LONG);
    return element;
  },
  'registration: sent': async () => {
    const element = await register(ok());
    await waitForStage(element, 'success');
    return element;
  },
};

describe('accessibility of vouchers and registrations at every width and in both themes', function () {
  this.timeout(30_000);
  before(loadElements);

  for (const [state, openState] of Object.entries(STATES)) {
    it(state, async () => {
      await expectAccessibleAtAllSizes(await openState());
    });
  }
});
