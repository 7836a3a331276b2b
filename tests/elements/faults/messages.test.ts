import { expect } from 'chai';
import { PROBE, REDEEM } from '../../support/calls.ts';
import { captureWarnings } from '../../support/console.ts';
import { fakeFetch, httpReply, refused, sequence } from '../../support/fake-fetch.ts';
import { eventDetails, recordEvents } from '../../support/host-events.ts';
import '../../support/loaded.ts';
import { button, field, find, findAll, textOf } from '../../support/shadow.ts';
import { EMAIL, enter, errorOf, open, submit } from '../../support/stages.ts';
import { waitFor } from '../../support/timing.ts';
import { CODE_LABEL, openVoucher } from '../../support/vouchers.ts';

const LONG = 'Every sentence of this message is forty. '.repeat(50).trim();
const ID = '0b8f4c9e-9d0d-4a55-8f3e-1f6f8f2f5b11';

async function redeem(message: string): Promise<HTMLElement> {
  fakeFetch({ [REDEEM]: refused(message) });
  const element = await openVoucher();
  submit(element);
  await waitFor(() => findAll(element, '[role=alert]').length === 1);
  return element;
}

describe('a message of the server', () => {
  captureWarnings();

  for (const [where, start] of [
    ['at the top of the form', 'Sorry. '],
    ['under a field', 'Invalid voucher. '],
  ] as const)
    it(`of 2,000 characters ${where} is shown as a whole`, async () => {
      const alert = find(await redeem(start + LONG), '[role=alert]');
      expect(textOf(alert)).to.include(LONG);
      expect(alert.scrollHeight).to.equal(alert.clientHeight);
      expect(alert.querySelectorAll('button')).to.have.length(0);
    });

  it('is followed by what may have happened if the answer to the first attempt was lost', async () => {
    fakeFetch({
      [REDEEM]: sequence(httpReply(504, ''), refused('Invalid voucher: it has been used already.')),
    });
    const element = await openVoucher();
    submit(element);
    await waitFor(() => textOf(element).includes('Something went wrong on our side.'));
    submit(element);
    await waitFor(() =>
      errorOf(field(element, CODE_LABEL))?.endsWith(
        'used already. An earlier attempt may have worked, although no answer arrived.',
      ),
    );
  });

  it('is shown with the reference of the request, which can be copied and is in portal-error', async () => {
    fakeFetch({ [PROBE]: refused('We broke it.', 500, { 'X-Request-Id': ID }) });
    const element = await open();
    const events = recordEvents(element);
    enter(element, 'email', EMAIL);
    await waitFor(() => textOf(element).includes(`Reference: ${ID}`));
    expect(errorOf(field(element, 'Email address'))).to.include('We broke it.');
    expect(eventDetails(events, 'portal-error')).to.deep.equal([
      {
        flow: 'login',
        field: 'email',
        message: 'We broke it.',
        kind: 'busy',
        call: PROBE,
        reference: ID,
      },
    ]);
    button(element, 'Copy').click();
    await waitFor(() => /Copied|Please select and copy it/.test(textOf(element)));
  });
});
