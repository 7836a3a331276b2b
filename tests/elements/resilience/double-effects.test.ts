import { expect } from 'chai';
import { createElement, StrictMode } from 'react';
import { defineElement } from '../../../elements/define.ts';
import { portal } from '../../../src/app/portal/portal.tsx';
import { MEMBER_RECOVERY, PROBE, USER_RECOVERY } from '../../support/calls.ts';
import { fakeFetch, ok, refused } from '../../support/fake-fetch.ts';
import { eventDetails, recordEvents } from '../../support/host-events.ts';
import { navigations, setUrl } from '../../support/location.ts';
import { mount } from '../../support/mount.ts';
import { field } from '../../support/shadow.ts';
import { EMAIL, errorOf, goToStage, open, repliesFor, waitForStage } from '../../support/stages.ts';
import { waitFor } from '../../support/timing.ts';

/** The portal in React's strict mode, where a development build runs every effect twice. */
defineElement({
  tag: 'strict-portal',
  attributes: ['base', 'routing'],
  render: (mounted) => createElement(StrictMode, null, portal(mounted)),
});

const address = encodeURIComponent(EMAIL);

describe('with every React effect run twice', () => {
  it('a recovery submitted by the URL is requested once', async () => {
    setUrl(`/login/forgotpw?email=${address}&cat=member&submit=1`);
    const { requests } = fakeFetch({ [MEMBER_RECOVERY]: ok() });
    const events = recordEvents(document);
    await waitForStage(mount('<strict-portal></strict-portal>'), 'success');
    const posts = requests.filter(({ route }) => route.startsWith('POST'));
    expect(posts.map(({ route, body }) => [route, body])).to.deep.equal([
      [MEMBER_RECOVERY, { email: EMAIL }],
    ]);
    expect(eventDetails(events, 'portal-success')).to.not.deep.equal([]);
  });

  it('a refused recovery is shown and not requested again', async () => {
    setUrl(`/login/forgotpw?email=${address}&submit=1`);
    const { sent } = fakeFetch({ [USER_RECOVERY]: refused('Not now.') });
    const element = await open('<strict-portal></strict-portal>');
    expect(await waitFor(() => errorOf(field(element, 'Email address')))).to.equal('Not now.');
    expect(field(element, 'Email address').value).to.equal(EMAIL);
    expect(sent(USER_RECOVERY)).to.have.length(1);
  });

  it('the sign-in sends one request and navigates once', async () => {
    setUrl('/login/');
    const { sent } = fakeFetch(repliesFor('done'));
    const element = await open('<strict-portal></strict-portal>');
    const events = recordEvents(element);
    await goToStage(element, 'done');
    await waitFor(() => navigations().length === 1);
    expect(sent(PROBE)).to.have.length(1);
    expect(eventDetails(events, 'portal-navigate')).to.have.length(1);
  });

  it('a single sign-on landing redirects once', async () => {
    setUrl('/login/sso/admin');
    mount('<strict-portal></strict-portal>');
    await waitFor(() => navigations().length > 0);
    await new Promise((resolve) => setTimeout(resolve));
    expect(navigations()).to.deep.equal([{ url: `${location.origin}/admin`, type: 'replace' }]);
  });
});
