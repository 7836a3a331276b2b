import { expect } from 'chai';
import { DATA_REQUEST } from '../../support/calls.ts';
import { fakeFetch, ok, refused, sequence } from '../../support/fake-fetch.ts';
import { eventDetails, recordEvents } from '../../support/host-events.ts';
import { loadElements } from '../../support/mount.ts';
import { field, focused } from '../../support/shadow.ts';
import { EMAIL, enter, errorOf, open, submit } from '../../support/stages.ts';
import { waitFor } from '../../support/wait-for.ts';

const MISSING = 'Please provide your e-mail address!';

describe('<access-request> in a host page', () => {
  before(loadElements);

  it('fires its events in order', async () => {
    fakeFetch({ [DATA_REQUEST]: sequence(refused('Not now.'), ok()) });
    const events = recordEvents(document);
    const element = await open('<access-request></access-request>');
    enter(element, 'email', ' ');
    await waitFor(() => eventDetails(events, 'portal-error').length === 1);
    enter(element, 'email', EMAIL);
    await waitFor(() => eventDetails(events, 'portal-error').length === 2);
    submit(element);
    await waitFor(() => eventDetails(events, 'portal-success').length === 1);
    const flow = 'access-request';
    expect(events.map(({ type, detail }) => [type, detail])).to.deep.equal([
      ['portal-stage', { stage: 'idle' }],
      ['portal-ready', { element: flow }],
      ['portal-error', { flow, field: 'email', message: MISSING, kind: 'input' }],
      [
        'portal-error',
        {
          flow,
          field: 'email',
          message: 'Not now.',
          kind: 'refused',
          call: 'POST /api/v1/members/personaldata',
        },
      ],
      ['portal-stage', { stage: 'success' }],
      ['portal-success', { flow }],
    ]);
  });

  it('shows an error and sends nothing while the email address is empty', async () => {
    const { sent } = fakeFetch();
    const element = await open('<access-request></access-request>');
    const input = field(element, 'Email address');
    for (const text of ['', '   ']) {
      enter(element, 'email', text);
      expect(await waitFor(() => errorOf(input))).to.equal(MISSING);
      await waitFor(() => focused() === input);
    }
    expect(sent(DATA_REQUEST)).to.deep.equal([]);
  });
});
