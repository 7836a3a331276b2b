import { expect } from 'chai';
import { MEMBER_RECOVERY, PROBE } from '../../support/calls.ts';
import { fakeFetch, ok } from '../../support/fake-fetch.ts';
import { eventDetails, recordEvents } from '../../support/host-events.ts';
import { navigations, setUrl } from '../../support/location.ts';
import { loadElements } from '../../support/mount.ts';
import { button, field, find, focused } from '../../support/shadow.ts';
import { EMAIL, fillAndSubmit, open, waitForStage } from '../../support/stages.ts';
import { waitFor } from '../../support/wait-for.ts';

describe('opening a portal', () => {
  before(loadElements);

  it('redirects an unknown path to the login without a new history entry', async () => {
    setUrl('/login/no/such/path');
    const { length } = history;
    fakeFetch();
    await waitForStage(await open('<login-portal></login-portal>'), 'start');
    expect(location.pathname).to.equal('/login/');
    expect(history.length).to.equal(length);
  });

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

  it('returns to the login with a notice for an unknown email address', async () => {
    fakeFetch({ [PROBE]: ok({ action: 'registration' }) });
    const element = await open();
    fillAndSubmit(element, 'Email address', EMAIL);
    const notice = await waitFor(() => find(element, '[part="alert info"]'));
    expect(notice.textContent).to.equal(
      "We don't know this email address. Please check it, or contact whoever invited you.",
    );
    expect(field(element, 'Email address').value).to.equal(EMAIL);
    expect(navigations()).to.deep.equal([]);
  });

  it('focuses the title of a new screen', async () => {
    fakeFetch();
    const element = await open();
    button(element, 'Forgot password?').click();
    await waitForStage(element, 'idle');
    await waitFor(() => focused()?.matches('[part=title]') && focused()?.textContent === 'Forgot Password');
  });
});
