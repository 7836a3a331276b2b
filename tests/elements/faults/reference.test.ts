import { expect } from 'chai';
import { PROBE } from '../../support/calls.ts';
import { captureWarnings } from '../../support/console.ts';
import { fakeFetch, refused } from '../../support/fake-fetch.ts';
import { eventDetails, recordEvents } from '../../support/host-events.ts';
import { loadElements } from '../../support/mount.ts';
import { button, field, textOf } from '../../support/shadow.ts';
import { EMAIL, enter, errorOf, open } from '../../support/stages.ts';
import { waitFor } from '../../support/wait-for.ts';

const ID = '0b8f4c9e-9d0d-4a55-8f3e-1f6f8f2f5b11';

describe('the reference of a failed request', () => {
  before(loadElements);

  it('is shown, and the host page gets it', async () => {
    captureWarnings();
    fakeFetch({ [PROBE]: refused('We broke it.', 500, { 'X-Request-Id': ID }) });
    const element = await open();
    const events = recordEvents(element);
    enter(element, 'email', EMAIL);
    await waitFor(() => textOf(element).includes(`Reference: ${ID}`));
    expect(errorOf(field(element, 'Email address'))).to.include('We broke it.');
    expect(eventDetails(events, 'portal-error')).to.deep.include({
      flow: 'login',
      field: 'email',
      message: 'We broke it.',
      kind: 'busy',
      call: PROBE,
      reference: ID,
    });
    button(element, 'Copy').click();
    await waitFor(() => /Copied|Please select and copy it/.test(textOf(element)));
  });

  it('is absent if the person has to correct something', async () => {
    fakeFetch({ [PROBE]: refused('Unknown.', 422, { 'X-Request-Id': ID }) });
    const element = await open();
    enter(element, 'email', EMAIL);
    await waitFor(() => errorOf(field(element, 'Email address')));
    expect(textOf(element)).to.not.include('Reference');
  });
});
