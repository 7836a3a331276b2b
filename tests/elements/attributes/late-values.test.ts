import { expect } from 'chai';
import {
  CAMPAIGN,
  CHECK_TOKEN,
  GROUP,
  MEMBER_RECOVERY,
  PROBE,
  REDEEM,
  REGISTER,
  REPORTS_REQUEST,
  type Route,
  TOKEN,
  VOUCHER,
} from '../../support/calls.ts';
import '../../support/captcha.ts';
import { ATTRIBUTES, FORM_TAGS } from '../../support/elements.ts';
import { fakes } from '../../support/fake-captchas.ts';
import { deferred, fakeFetch, ok, usualReplies } from '../../support/fake-fetch.ts';
import { hrefOf, openPath, titleOf, waitForTitle } from '../../support/links.ts';
import { navigations, setUrl } from '../../support/location.ts';
import { loadElements } from '../../support/mount.ts';
import { openRegistration, registrationConfig, submitRegistration } from '../../support/registration.ts';
import { field, fill, find, findAll, textOf } from '../../support/shadow.ts';
import {
  EMAIL,
  enter,
  goToStage,
  open,
  PORTAL,
  repliesFor,
  submit,
  waitForStage,
} from '../../support/stages.ts';
import { settle } from '../../support/timing.ts';
import { CODE_LABEL, openVoucher } from '../../support/vouchers.ts';
import { waitFor } from '../../support/wait-for.ts';

const OTHER_EMAIL = 'bob@example.org';

const root = (element: Element) => find(element, '[part=root]');

/** The URL that the browser goes to if the attribute changes when `portal-success` is fired. */
async function urlAfterLogin(name: string, action: string): Promise<string | undefined> {
  fakeFetch({ [PROBE]: ok({ action }) });
  const element = await open();
  element.addEventListener('portal-success', () => element.setAttribute(name, '/late/area'));
  await goToStage(element, 'done');
  return navigations()[0]?.url;
}

/** The body that a form sends if the attribute is set to 7 after it has opened. */
async function registrationWith(name: string, data: Route): Promise<unknown> {
  const { sent } = fakeFetch({
    ...registrationConfig(),
    ...usualReplies(data, REGISTER),
  });
  const element = await openRegistration();
  element.setAttribute(name, '7');
  await waitFor(() => sent(data).length === 1);
  await waitForStage(element, 'entry');
  submitRegistration(element);
  await waitForStage(element, 'success');
  return sent(REGISTER)[0]?.body;
}

/** Expects the link to follow the attribute of an open element. */
async function expectLinkFollows(html: string, name: string, link: string) {
  fakeFetch(registrationConfig());
  const element = await open(html);
  element.setAttribute(name, '/late/page');
  await waitFor(() => hrefOf(element, link) === `${location.origin}/late/page`);
}

async function poweredBy(name: string, value: string): Promise<Element> {
  fakeFetch();
  const element = await open(
    PORTAL.replace(
      ' ',
      ' provider-name="Ada Ltd" provider-url="/a" provider-logo="/standalone/icon.svg?early" ',
    ),
  );
  element.setAttribute(name, value);
  return waitFor(() => findAll(element, '[part=powered-by]')[0]);
}

/** By attribute: its effect when it is set after the screen has opened. */
const LATE: Record<string, () => Promise<void>> = {
  'api-base': async () => {
    const { sent } = fakeFetch({
      'POST /late/api/v1/login': ok({ action: 'password' }),
      'GET /late/*': ok(),
    });
    const element = await open();
    element.setAttribute('api-base', '/late');
    await waitFor(() => sent('GET /late/api/v1/settings/config').length === 1);
    enter(element, 'email', EMAIL);
    await waitForStage(element, 'password');
  },
  locale: async () => {
    fakeFetch();
    const element = await open();
    element.setAttribute('locale', 'de');
    await waitFor(() => root(element).lang === 'de');
  },
  theme: async () => {
    fakeFetch();
    const element = await open();
    element.setAttribute('theme', 'dark');
    await waitFor(() => root(element).dataset.theme === 'dark');
  },
  'messages-area': async () => {
    const { sent } = fakeFetch();
    const element = await open();
    element.setAttribute('messages-area', 'member');
    await waitFor(() => sent('GET /api/v1/i18n/messages/member/en').length === 1);
  },
  'terms-url': () =>
    expectLinkFollows(
      '<self-register config-url="/members/config"></self-register>',
      'terms-url',
      'Terms & Conditions',
    ),
  'privacy-url': () =>
    expectLinkFollows('<forgot-password></forgot-password>', 'privacy-url', 'Privacy Statement'),
  'login-url': () => expectLinkFollows('<forgot-password></forgot-password>', 'login-url', 'Back to Login'),
  'config-url': async () => {
    const { sent } = fakeFetch({
      ...registrationConfig(),
      ...registrationConfig({}, '/late/config'),
      [REGISTER]: ok(),
    });
    const element = await openRegistration();
    element.setAttribute('config-url', '/late/config');
    submitRegistration(element);
    await waitForStage(element, 'success');
    expect(sent('GET /late/config')).to.have.length(1);
  },
  'member-url': async () => {
    expect(await urlAfterLogin('member-url', 'portal')).to.equal(`${location.origin}/late/area`);
  },
  'admin-url': async () => {
    expect(await urlAfterLogin('admin-url', 'admin')).to.equal(`${location.origin}/late/area`);
  },
  'registration-success-url': async () => {
    const check = deferred(ok({ type: 'registration', memberid: 7 }));
    fakeFetch({ [CHECK_TOKEN]: check });
    const element = openPath(`token/${TOKEN}`);
    await waitForStage(element, 'info');
    element.setAttribute('registration-success-url', '/late/area');
    check.resolve();
    await waitFor(() => navigations().length === 1);
    expect(navigations()[0]?.url).to.equal(`${location.origin}/late/area?mid=7`);
  },
  'provider-name': async () => {
    const footer = await poweredBy('provider-name', 'Bob Ltd');
    await waitFor(() => find<HTMLImageElement>(footer, 'img').alt === 'Bob Ltd');
  },
  'provider-url': async () => {
    const footer = await poweredBy('provider-url', '/late');
    await waitFor(() => find<HTMLAnchorElement>(footer, 'a').pathname === '/late');
  },
  'provider-logo': async () => {
    const footer = await poweredBy('provider-logo', '/standalone/icon.svg');
    await waitFor(
      () => new URL(find<HTMLImageElement>(footer, 'img').src).pathname === '/standalone/icon.svg',
    );
  },
  email: async () => {
    fakeFetch(repliesFor('password'));
    const element = await open();
    element.setAttribute('email', EMAIL);
    await waitFor(() => field(element, 'Email address').value === EMAIL);
    submit(element);
    await waitForStage(element, 'password');
    expect(textOf(element)).to.include(EMAIL);
  },
  base: async () => {
    setUrl('/late/forgotpw');
    fakeFetch();
    const element = await open('<login-portal routing="history"></login-portal>');
    element.setAttribute('base', '/late/');
    await waitForTitle(element, 'Forgot Password');
  },
  routing: async () => {
    setUrl('/login/forgotpw');
    fakeFetch();
    const element = await open();
    element.setAttribute('routing', 'history');
    await waitForTitle(element, 'Forgot Password');
  },
  account: async () => {
    const { sent } = fakeFetch(usualReplies(MEMBER_RECOVERY));
    const element = await open('<forgot-password></forgot-password>');
    fill(field(element, 'Email address'), EMAIL);
    element.setAttribute('account', 'member');
    await settle();
    submit(element);
    await waitForStage(element, 'success');
    expect(sent(MEMBER_RECOVERY).map(({ body }) => body)).to.deep.equal([{ email: EMAIL }]);
  },
  kind: async () => {
    const { sent } = fakeFetch({ [REPORTS_REQUEST]: ok() });
    const element = await open('<access-request></access-request>');
    fill(field(element, 'Email address'), EMAIL);
    element.setAttribute('kind', 'personalreports');
    await waitForTitle(element, 'Access to your personal reports');
    submit(element);
    await waitFor(() => sent(REPORTS_REQUEST).length === 1);
  },
  voucher: async () => {
    const { sent } = fakeFetch({ [REDEEM]: ok({ action: 'success' }) });
    const element = await openVoucher(`voucher="22222-22222" email="${EMAIL}"`);
    element.setAttribute('voucher', VOUCHER.replaceAll('-', '').toLowerCase());
    await waitFor(() => field(element, CODE_LABEL).value === VOUCHER);
    submit(element);
    await waitFor(() => sent(REDEEM).length === 1);
  },
  'campaign-id': async () => {
    const body = await registrationWith('campaign-id', CAMPAIGN);
    expect(body).to.include({ regType: 'campaign', campaignid: '7' });
  },
  'group-id': async () => {
    const body = await registrationWith('group-id', GROUP);
    expect(body).to.include({ regType: 'group', groupid: '7' });
  },
  rendering: async () => {
    fakeFetch();
    setUrl('/login/');
    const element = await open('<login-portal></login-portal>');
    element.setAttribute('rendering', 'light');
    const place = element.parentElement;
    element.remove();
    await waitFor(() => element.shadowRoot?.childElementCount === 0);
    place?.append(element);
    await waitFor(() => element.querySelector('[part=form]'));
  },
  captcha: async () => {
    const config = { usecaptcha: true, captchapubkey: 'key' };
    const { sent } = fakeFetch({ ...registrationConfig(config, '/late/captcha'), [REGISTER]: ok() });
    const element = await openRegistration('captcha-src="/tests/support/fake-turnstile.js"', '/late/captcha');
    element.setAttribute('captcha', 'turnstile');
    await waitFor(() => fakes.rendered.length === 1);
    submitRegistration(element);
    await waitForStage(element, 'success');
    expect(sent(REGISTER)[0]?.body).to.include({ gRCtoken: 'token-1' });
  },
  'captcha-src': async () => {
    const slow = deferred(
      ok({ members: { defaultregistration: true, usecaptcha: true, captchapubkey: 'key' } }),
    );
    const { sent } = fakeFetch({ ...registrationConfig(), 'GET /late/captcha-src': slow, [REGISTER]: ok() });
    const element = await openRegistration('captcha-src="/tests/support/no-captcha.js"');
    element.setAttribute('config-url', '/late/captcha-src');
    submitRegistration(element);
    await waitFor(() => sent('GET /late/captcha-src').length === 1);
    element.setAttribute('captcha-src', '/tests/support/fake-captcha.js');
    slow.resolve();
    await waitForStage(element, 'success');
    expect(sent(REGISTER)[0]?.body).to.include({ gRCtoken: 'a-token' });
  },
};

describe('an attribute set after the screen has opened', () => {
  before(loadElements);

  it('has a row in this table', () => {
    // An element that has loaded ignores `loading`; see tests/hosts/lazy.test.ts. tests/flows/cross-site.test.ts has two sites.
    const others = ['loading', 'cross-site'];
    expect(Object.keys(LATE).sort()).to.deep.equal(ATTRIBUTES.filter((name) => !others.includes(name)));
  });

  for (const [name, check] of Object.entries(LATE)) it(`takes effect: ${name}`, check);
});

describe('an email or voucher attribute set late', () => {
  before(loadElements);

  for (const tag of FORM_TAGS) {
    it(`fills the email field, but does not replace typed text: <${tag}>`, async () => {
      fakeFetch(registrationConfig());
      const element = await open(`<${tag} routing="memory" config-url="/members/config"></${tag}>`);
      await waitFor(() => findAll(element, 'input[type=email]').length === 1);
      element.setAttribute('email', OTHER_EMAIL);
      await waitFor(() => field(element, 'Email address').value === OTHER_EMAIL);
      element.setAttribute('email', EMAIL);
      await waitFor(() => field(element, 'Email address').value === EMAIL);

      fill(field(element, 'Email address'), 'typed@example.org');
      element.setAttribute('email', OTHER_EMAIL);
      element.setAttribute('theme', 'dark');
      await waitFor(() => root(element).dataset.theme === 'dark');
      expect(field(element, 'Email address').value).to.equal('typed@example.org');
    });
  }

  it('does not replace a value that a password manager set without an event', async () => {
    fakeFetch();
    const element = await open();
    field(element, 'Email address').value = OTHER_EMAIL;
    element.setAttribute('email', EMAIL);
    element.setAttribute('theme', 'dark');
    await waitFor(() => root(element).dataset.theme === 'dark');
    expect(field(element, 'Email address').value).to.equal(OTHER_EMAIL);
  });

  it('does not change the account at the password stage', async () => {
    fakeFetch(repliesFor('password'));
    const element = await open(PORTAL.replace(' ', ` email="${EMAIL}" `));
    submit(element);
    await waitForStage(element, 'password');
    element.setAttribute('email', OTHER_EMAIL);
    element.setAttribute('theme', 'dark');
    await waitFor(() => root(element).dataset.theme === 'dark');
    expect(find<HTMLInputElement>(element, '[name=user]').value).to.equal(EMAIL);
    expect(find(element, '[part=identity]').textContent).to.include(EMAIL);
  });

  it('does not move the focus', async () => {
    fakeFetch();
    const element = await openVoucher('');
    element.setAttribute('voucher', VOUCHER);
    element.setAttribute('email', EMAIL);
    await waitFor(() => field(element, 'Email address').value === EMAIL);
    expect(field(element, CODE_LABEL).value).to.equal(VOUCHER);
    expect(element.matches(':focus-within')).to.equal(false);
    expect(titleOf(element)).to.equal('Redeem Voucher');
  });
});
