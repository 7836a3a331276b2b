import { expect } from 'chai';
import { MEMBER_RECOVERY } from '../../support/calls.ts';
import { fakeFetch, ok } from '../../support/fake-fetch.ts';
import { eventDetails, recordEvents } from '../../support/host-events.ts';
import { setUrl } from '../../support/location.ts';
import { loadElements } from '../../support/mount.ts';
import { field, find } from '../../support/shadow.ts';
import { EMAIL, open, waitForStage } from '../../support/stages.ts';
import { waitFor } from '../../support/wait-for.ts';

describe('opening a portal', () => {
  before(loadElements);

  it('fires portal-ready once, also if the URL redirects', async () => {
    setUrl('/login/register');
    fakeFetch();
    const events = recordEvents(document);
    await waitForStage(await open('<login-portal></login-portal>'), 'start');
    await waitFor(() => eventDetails(events, 'portal-route').length > 0);
    expect(location.pathname).to.equal('/login/');
    expect(eventDetails(events, 'portal-ready')).to.deep.equal([{ element: 'login-portal' }]);
  });

  it('reads the email address and the kind of account from the query', async () => {
    setUrl(`/login/forgotpw?email=${encodeURIComponent(EMAIL)}&cat=member`);
    const { sent } = fakeFetch({ [MEMBER_RECOVERY]: ok() });
    const element = await open('<login-portal email="another@example.org"></login-portal>');
    expect(field(element, 'Email address').value).to.equal(EMAIL);
    find(element, 'button[type=submit]').click();
    await waitForStage(element, 'success');
    expect(sent(MEMBER_RECOVERY)[0]?.body).to.deep.equal({ email: EMAIL });
  });
});
