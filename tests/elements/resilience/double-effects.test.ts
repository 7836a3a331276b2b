import { expect } from 'chai';
import { createElement, StrictMode } from 'react';
import { ROUTING } from '../../../elements/attributes.ts';
import { defineElement } from '../../../elements/define.ts';
import { Portal } from '../../../src/app/portal.tsx';
import { departures, openAt } from '../../support/address.ts';
import { fakeFetch, ok, refused } from '../../support/fake-fetch.ts';
import { details, record } from '../../support/host-events.ts';
import { mount } from '../../support/mount.ts';
import { poll } from '../../support/poll.ts';
import { field } from '../../support/shadow.ts';
import {
  answersFor,
  EMAIL,
  errorOf,
  MEMBER_RECOVERY,
  open,
  PROBE,
  USER_RECOVERY,
  untilStage,
  walkTo,
} from '../../support/stages.ts';

/** The portal in a development build, where React runs every effect twice. */
defineElement({
  tag: 'strict-portal',
  attributes: ROUTING,
  events: [],
  render: (host) => createElement(StrictMode, null, createElement(Portal, { host })),
});

const address = encodeURIComponent(EMAIL);

describe('where React runs every effect twice', () => {
  for (const [cat, route] of [
    ['member', MEMBER_RECOVERY],
    ['user', USER_RECOVERY],
  ] as const) {
    it(`a forgotten password is asked for once by the address alone: ${cat}`, async () => {
      openAt(`/login/forgotpw?email=${address}&cat=${cat}&submit=1`);
      const { requests } = fakeFetch({ [route]: ok() });
      const events = record(document);
      const element = mount('<strict-portal></strict-portal>');
      await untilStage(element, 'success');
      const posts = requests.filter(({ route }) => route.startsWith('POST'));
      expect(posts.map(({ route, body }) => [route, body])).to.deep.equal([[route, { email: EMAIL }]]);
      expect(events.filter(({ type }) => type === 'portal-success')).to.not.deep.equal([]);
    });
  }

  it('its refusal is shown, and not asked for again', async () => {
    openAt(`/login/forgotpw?email=${address}&submit=1`);
    const { sent } = fakeFetch({ [USER_RECOVERY]: refused('Not now.') });
    const element = await open('<strict-portal></strict-portal>');
    expect(await poll(() => errorOf(field(element, 'Email address')))).to.equal('Not now.');
    expect(field(element, 'Email address').value).to.equal(EMAIL);
    expect(sent(USER_RECOVERY)).to.have.length(1);
  });

  it('an empty address is not sent by itself either', async () => {
    openAt('/login/forgotpw?submit=1');
    fakeFetch();
    const element = await open('<strict-portal></strict-portal>');
    expect(await poll(() => errorOf(field(element, 'Email address')))).to.equal(
      'Please provide your email address!',
    );
  });

  it('a person signs in with one request and one departure', async () => {
    openAt('/login/');
    const { sent } = fakeFetch(answersFor('done'));
    const element = await open('<strict-portal></strict-portal>');
    const events = record(element);
    await walkTo(element, 'done');
    await poll(() => departures().length === 1);
    expect(sent(PROBE)).to.have.length(1);
    expect(details(events, 'portal-navigate')).to.have.length(1);
  });

  it('a landing is left once', async () => {
    openAt('/login/sso/admin');
    fakeFetch();
    mount('<strict-portal></strict-portal>');
    await poll(() => departures().length > 0);
    await new Promise((resolve) => setTimeout(resolve));
    expect(departures()).to.have.length(1);
  });
});
