import { expect } from 'chai';
import { PRODUCTS, REDEEM, VOUCHER } from '../../support/calls.ts';
import { captureWarnings } from '../../support/console.ts';
import { fakeFetch, httpReply, ok, sequence, usualReply } from '../../support/fake-fetch.ts';
import { UNEXPECTED } from '../../support/faults.ts';
import { eventDetails, recordEvents } from '../../support/host-events.ts';
import { alertText, hrefOf } from '../../support/links.ts';
import { navigations } from '../../support/location.ts';
import '../../support/loaded.ts';
import { SCREENS } from '../../support/screens.ts';
import { button, field, find, findAll, focused, textOf } from '../../support/shadow.ts';
import { EMAIL, submit, waitForStage } from '../../support/stages.ts';
import { waitFor } from '../../support/timing.ts';
import { openVoucher, redemptionBody } from '../../support/vouchers.ts';

const success = ok({ action: 'success' });

const values = (element: HTMLElement) => SCREENS.voucher.labels.map((label) => field(element, label).value);

/** src/features/voucher/ has every answer and every problem. */
describe('<voucher-redeem> in a host page', () => {
  captureWarnings();

  it('shows an error while loading the products, and a retry works', async () => {
    const askForProduct = ok({ action: 'incomplete', require: ['product'] });
    const { sent } = fakeFetch({
      [REDEEM]: sequence(askForProduct, askForProduct, success),
      [PRODUCTS]: sequence(httpReply(502, ''), usualReply(PRODUCTS)),
    });
    const element = await openVoucher();
    submit(element);
    await waitFor(() => alertText(element) === UNEXPECTED);
    expect([findAll(element, 'fieldset'), values(element)]).to.deep.equal([[], [VOUCHER, EMAIL]]);
    submit(element);
    (await waitFor(() => find(element, '[value=one]'))).click();
    submit(element);
    await waitForStage(element, 'success');
    expect(sent(REDEEM).at(-1)?.body).to.deep.equal(redemptionBody({ product: 'one' }));
  });

  it('shows the next step, and fires portal-navigate before it goes to the member portal', async () => {
    fakeFetch({ [REDEEM]: success });
    const events = recordEvents(document);
    const element = await openVoucher(`voucher="${VOUCHER}" email="${EMAIL}" member-url="/our/members"`);
    submit(element);
    await waitForStage(element, 'success');
    await waitFor(() => focused() === find(element, '[part=title]'));
    expect(textOf(element)).to.include(SCREENS.voucher.done);
    const url = `${location.origin}/our/members`;
    expect(hrefOf(element, 'Go to the member portal')).to.equal(url);
    button(element, 'Go to the member portal').click();
    await waitFor(() => navigations().length === 1);
    expect(navigations()[0]?.url).to.equal(url);
    expect(eventDetails(events, 'portal-navigate')).to.deep.equal([{ url, reason: 'voucher' }]);
  });

  it('never interprets a reply as HTML', async () => {
    const hostile = '<img src=x onerror=alert(1)>&amp;';
    fakeFetch({
      [REDEEM]: ok({
        action: 'incomplete',
        require: ['product', 'language'],
        product: [
          { id: hostile, title: hostile, description: hostile },
          { id: '__proto__', title: 'toString' },
        ],
        language: ['not a language', hostile, 'DE', 'sr-Latn'],
      }),
    });
    const element = await openVoucher();
    submit(element);
    await waitFor(() => findAll(element, '[name=product]').length === 2);
    expect(findAll(element, 'img')).to.deep.equal([]);
    expect(findAll(element, '.option-title').map(({ textContent }) => textContent)).to.deep.equal([
      hostile,
      'toString',
      'not a language',
      hostile,
      'Deutsch',
      'Srpski (latinica)',
    ]);
  });
});
