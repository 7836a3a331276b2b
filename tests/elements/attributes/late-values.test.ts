import { expect } from 'chai';
import '../../support/captcha.ts';
import {
  ACCESS,
  CAPTCHA,
  COMMON,
  FORM,
  REGISTRATION,
  ROUTING,
  VOUCHER,
} from '../../../elements/attributes.ts';
import { departures, openAt } from '../../support/address.ts';
import { fakeFetch, held, ok } from '../../support/fake-fetch.ts';
import { hrefOf, REPORTS_REQUEST, titleOf, untilTitle } from '../../support/links.ts';
import { loadElements } from '../../support/mount.ts';
import { poll } from '../../support/poll.ts';
import { openRegistration, openRegistry, REGISTER, register } from '../../support/registration.ts';
import { field, fill, find, findAll, textOf } from '../../support/shadow.ts';
import {
  answersFor,
  EMAIL,
  enter,
  open,
  PORTAL,
  PROBE,
  submit,
  untilStage,
  walkTo,
} from '../../support/stages.ts';
import { VOUCHER as CODE, CODE_FIELD, openVoucher, REDEEM } from '../../support/vouchers.ts';

const OTHER_EMAIL = 'bob@example.org';
const REGISTRATION_CONFIG = { config: { selfregistration: { signup: true, register: true } } };

const root = (element: Element) => find(element, '[part=root]');

/** The destination after a login during which the attribute changes at the last moment, on `portal-success`. */
async function destinationAfter(name: string, action: string): Promise<string | undefined> {
  fakeFetch({ [PROBE]: ok({ action }) });
  const element = await open();
  element.addEventListener('portal-success', () => element.setAttribute(name, '/late/area'));
  await walkTo(element, 'done');
  return departures()[0]?.url;
}

/** The body of a registration whose attribute is set after the form has opened. */
async function registrationBody(name: string, path: string): Promise<unknown> {
  const { sent } = fakeFetch({
    ...openRegistry(),
    [`GET /api/v1/${path}/7/registration/data`]: ok(REGISTRATION_CONFIG),
    [REGISTER]: ok(),
  });
  const element = await openRegistration();
  element.setAttribute(name, '7');
  await poll(() => sent(`GET /api/v1/${path}/7/registration/data`).length === 1);
  await untilStage(element, 'entry');
  register(element);
  await untilStage(element, 'success');
  return sent(REGISTER)[0]?.body;
}

/** Sets the attribute of an open element and waits until the link has the new address. */
async function waitForLink(html: string, name: string, link: string) {
  fakeFetch(openRegistry());
  const element = await open(html);
  element.setAttribute(name, '/late/page');
  await poll(() => hrefOf(element, link) === `${location.origin}/late/page`);
}

async function footerAfter(name: string, value: string): Promise<Element> {
  fakeFetch();
  const element = await open(
    PORTAL.replace(
      ' ',
      ' provider-name="Ada Ltd" provider-url="/a" provider-logo="/standalone/icon.svg?early" ',
    ),
  );
  element.setAttribute(name, value);
  return poll(() => findAll(element, '[part=powered-by]')[0]);
}

/** Checks for each attribute that it takes effect after the screen has opened. */
const CHECKS: Record<string, () => Promise<void>> = {
  'api-base': async () => {
    const { sent } = fakeFetch({
      'POST /late/api/v1/login': ok({ action: 'password' }),
      'GET /late/*': ok(),
    });
    const element = await open();
    element.setAttribute('api-base', '/late');
    await poll(() => sent('GET /late/api/v1/settings/config').length === 1);
    enter(element, 'Email address', EMAIL);
    await untilStage(element, 'password');
  },
  locale: async () => {
    fakeFetch();
    const element = await open();
    element.setAttribute('locale', 'de');
    await poll(() => root(element).lang === 'de');
  },
  theme: async () => {
    fakeFetch();
    const element = await open();
    element.setAttribute('theme', 'dark');
    await poll(() => root(element).dataset.theme === 'dark');
  },
  'messages-area': async () => {
    const { sent } = fakeFetch();
    const element = await open();
    element.setAttribute('messages-area', 'member');
    await poll(() => sent('GET /api/v1/i18n/messages/member/en').length === 1);
  },
  'terms-url': () =>
    waitForLink(
      '<self-register config-url="/members/config"></self-register>',
      'terms-url',
      'Terms & Conditions',
    ),
  'privacy-url': () => waitForLink('<forgot-password></forgot-password>', 'privacy-url', 'Privacy Statement'),
  'login-url': () => waitForLink('<forgot-password></forgot-password>', 'login-url', 'Back to Login'),
  'config-url': async () => {
    const { sent } = fakeFetch({ ...openRegistry(), ...openRegistry({}, '/late/config'), [REGISTER]: ok() });
    const element = await openRegistration();
    element.setAttribute('config-url', '/late/config');
    register(element);
    await untilStage(element, 'success');
    expect(sent('GET /late/config')).to.have.length(1);
  },
  'member-url': async () => {
    expect(await destinationAfter('member-url', 'portal')).to.equal(`${location.origin}/late/area`);
  },
  'admin-url': async () => {
    expect(await destinationAfter('admin-url', 'admin')).to.equal(`${location.origin}/late/area`);
  },
  'provider-name': async () => {
    const footer = await footerAfter('provider-name', 'Bob Ltd');
    await poll(() => find<HTMLImageElement>(footer, 'img').alt === 'Bob Ltd');
  },
  'provider-url': async () => {
    const footer = await footerAfter('provider-url', '/late');
    await poll(() => find<HTMLAnchorElement>(footer, 'a').pathname === '/late');
  },
  'provider-logo': async () => {
    const footer = await footerAfter('provider-logo', '/standalone/icon.svg');
    await poll(() => new URL(find<HTMLImageElement>(footer, 'img').src).pathname === '/standalone/icon.svg');
  },
  email: async () => {
    fakeFetch(answersFor('password'));
    const element = await open();
    element.setAttribute('email', EMAIL);
    await poll(() => field(element, 'Email address').value === EMAIL);
    submit(element);
    await untilStage(element, 'password');
    expect(textOf(element)).to.include(EMAIL);
  },
  base: async () => {
    openAt('/late/forgotpw');
    fakeFetch();
    const element = await open('<login-portal routing="history"></login-portal>');
    element.setAttribute('base', '/late/');
    await untilTitle(element, 'Forgot Password');
  },
  routing: async () => {
    openAt('/login/forgotpw');
    fakeFetch();
    const element = await open();
    element.setAttribute('routing', 'history');
    await untilTitle(element, 'Forgot Password');
  },
  kind: async () => {
    const { sent } = fakeFetch({ [REPORTS_REQUEST]: ok() });
    const element = await open('<access-request></access-request>');
    element.setAttribute('kind', 'personalreports');
    await untilTitle(element, 'Access to your personal reports');
    enter(element, 'Email address', EMAIL);
    await poll(() => sent(REPORTS_REQUEST).length === 1);
  },
  voucher: async () => {
    const { sent } = fakeFetch({ [REDEEM]: ok({ action: 'success' }) });
    const element = await openVoucher(`voucher="22222-22222" email="${EMAIL}"`);
    element.setAttribute('voucher', CODE.replaceAll('-', '').toLowerCase());
    await poll(() => field(element, CODE_FIELD).value === CODE);
    submit(element);
    await poll(() => sent(REDEEM).length === 1);
  },
  'campaign-id': async () => {
    const body = await registrationBody('campaign-id', 'campaigns');
    expect(body).to.include({ regType: 'campaign', campaignid: '7' });
  },
  'group-id': async () => {
    const body = await registrationBody('group-id', 'groups');
    expect(body).to.include({ regType: 'group', groupid: '7' });
  },
  'captcha-src': async () => {
    const slow = held(ok({ members: { defaultregistration: true, usecaptcha: true, captchapubkey: 'key' } }));
    const { sent } = fakeFetch({ ...openRegistry(), 'GET /late/captcha': slow, [REGISTER]: ok() });
    const element = await openRegistration('captcha-src="/tests/support/no-captcha.js"');
    element.setAttribute('config-url', '/late/captcha');
    register(element);
    await poll(() => sent('GET /late/captcha').length === 1);
    element.setAttribute('captcha-src', '/tests/support/fake-captcha.js');
    slow.open();
    await untilStage(element, 'success');
    expect(sent(REGISTER)[0]?.body).to.include({ gRCtoken: 'a-token' });
  },
};

describe('an attribute that is set after the screen has opened', () => {
  before(loadElements);

  it('has a check in this file', () => {
    const all = { ...COMMON, ...FORM, ...ROUTING, ...ACCESS, ...VOUCHER, ...REGISTRATION, ...CAPTCHA };
    expect(Object.keys(CHECKS).sort()).to.deep.equal(Object.keys(all).sort());
  });

  for (const [name, check] of Object.entries(CHECKS)) it(`takes effect: ${name}`, check);
});

describe('a value that the host page sets late', () => {
  before(loadElements);

  for (const html of [
    PORTAL,
    '<forgot-password></forgot-password>',
    '<access-request></access-request>',
    '<voucher-redeem></voucher-redeem>',
    '<self-register config-url="/members/config"></self-register>',
  ]) {
    it(`fills the e-mail field, but does not overwrite typed text: ${html}`, async () => {
      fakeFetch(openRegistry());
      const element = await open(html);
      await poll(() => findAll(element, 'input[type=email]').length === 1);
      element.setAttribute('email', OTHER_EMAIL);
      await poll(() => field(element, 'Email address').value === OTHER_EMAIL);
      element.setAttribute('email', EMAIL);
      await poll(() => field(element, 'Email address').value === EMAIL);

      fill(field(element, 'Email address'), 'typed@example.org');
      element.setAttribute('email', OTHER_EMAIL);
      element.setAttribute('theme', 'dark');
      await poll(() => root(element).dataset.theme === 'dark');
      expect(field(element, 'Email address').value).to.equal('typed@example.org');
    });
  }

  it('does not overwrite what a password manager wrote without an event', async () => {
    fakeFetch();
    const element = await open();
    field(element, 'Email address').value = OTHER_EMAIL;
    element.setAttribute('email', EMAIL);
    element.setAttribute('theme', 'dark');
    await poll(() => root(element).dataset.theme === 'dark');
    expect(field(element, 'Email address').value).to.equal(OTHER_EMAIL);
  });

  it('does not change the account at the password stage', async () => {
    fakeFetch(answersFor('password'));
    const element = await open(PORTAL.replace(' ', ` email="${EMAIL}" `));
    submit(element);
    await untilStage(element, 'password');
    element.setAttribute('email', OTHER_EMAIL);
    element.setAttribute('theme', 'dark');
    await poll(() => root(element).dataset.theme === 'dark');
    expect(find<HTMLInputElement>(element, '[name=user]').value).to.equal(EMAIL);
    expect(find(element, '[part=identity]').textContent).to.include(EMAIL);
  });

  it('does not move the focus', async () => {
    fakeFetch();
    const element = await openVoucher('');
    element.setAttribute('voucher', CODE);
    element.setAttribute('email', EMAIL);
    await poll(() => field(element, 'Email address').value === EMAIL);
    expect(field(element, CODE_FIELD).value).to.equal(CODE);
    expect(element.matches(':focus-within')).to.equal(false);
    expect(titleOf(element)).to.equal('Redeem Voucher');
  });
});
