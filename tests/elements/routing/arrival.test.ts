import { expect } from 'chai';
import { departures, openAt } from '../../support/address.ts';
import { fakeFetch, ok } from '../../support/fake-fetch.ts';
import { details, record } from '../../support/host-events.ts';
import { loadElements } from '../../support/mount.ts';
import { poll } from '../../support/poll.ts';
import { button, field, find, focused } from '../../support/shadow.ts';
import { EMAIL, enter, open, PROBE, untilStage } from '../../support/stages.ts';

describe('arriving in a portal', () => {
  before(loadElements);

  it('opens an unknown path at the start, without a history entry of its own', async () => {
    openAt('/login/no/such/path');
    const { length } = history;
    fakeFetch();
    await untilStage(await open('<login-portal></login-portal>'), 'start');
    expect(location.pathname).to.equal('/login/');
    expect(history.length).to.equal(length);
  });

  it('is told once, also where the address leads somewhere else at once', async () => {
    openAt('/login/register');
    fakeFetch();
    const events = record(document);
    await untilStage(await open('<login-portal></login-portal>'), 'start');
    await poll(() => details(events, 'portal-route').length > 0);
    expect(location.pathname).to.equal('/login/');
    expect(details(events, 'portal-ready')).to.deep.equal([{ element: 'login-portal' }]);
  });

  it('reads address and kind from the query', async () => {
    openAt(`/login/forgotpw?email=${encodeURIComponent(EMAIL)}&cat=member`);
    const { sent } = fakeFetch({ 'POST /api/v1/login/member/forgotpw': ok() });
    const element = await open('<login-portal email="another@example.org"></login-portal>');
    expect(field(element, 'Email address').value).to.equal(EMAIL);
    find(element, 'button[type=submit]').click();
    await untilStage(element, 'success');
    expect(sent('POST /api/v1/login/member/forgotpw')[0]?.body).to.deep.equal({ email: EMAIL });
  });

  it('brings an unknown address back to the start, and says why', async () => {
    fakeFetch({ [PROBE]: ok({ action: 'registration' }) });
    const element = await open();
    enter(element, 'Email address', EMAIL);
    const notice = await poll(() => find(element, '[part="alert info"]'));
    expect(notice.textContent).to.equal('Registration is not available.');
    expect(field(element, 'Email address').value).to.equal(EMAIL);
    expect(departures()).to.deep.equal([]);
  });

  it('gives the focus to the title of a new screen', async () => {
    fakeFetch();
    const element = await open();
    button(element, 'Forgot password?').click();
    await untilStage(element, 'idle');
    await poll(() => focused()?.matches('[part=title]') && focused()?.textContent === 'Forgot Password');
  });
});
