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
import { hrefOf, openPath, titleOf } from '../../support/links.ts';
import { navigations, setUrl } from '../../support/location.ts';
import '../../support/loaded.ts';
import { openRegistration, registrationConfig, submitRegistration } from '../../support/registration.ts';
import { field, fill, find, findAll } from '../../support/shadow.ts';
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
import { settle, waitFor } from '../../support/timing.ts';
import { CODE_LABEL, openVoucher } from '../../support/vouchers.ts';

const OTHER_EMAIL = 'bob@example.org';

const root = (element: Element) => find(element, '[part=root]');

/** Opens the element, sets the attribute and waits until the condition is met. */
const follows =
  (html: string, name: string, value: string, condition: (element: HTMLElement) => unknown) => async () => {
    const element = await open(html);
    element.setAttribute(name, value);
    await waitFor(() => condition(element));
  };

const linkFollows = (tag: string, name: string, link: string) =>
  follows(
    `<${tag} config-url="/members/config"></${tag}>`,
    name,
    '/late/page',
    (element) => hrefOf(element, link) === `${location.origin}/late/page`,
  );

const PROVIDER = PORTAL.replace(
  '>',
  ' provider-name="Ada Ltd" provider-url="/a" provider-logo="/standalone/icon.svg?early">',
);
const logoOf = (element: HTMLElement) =>
  find<HTMLImageElement>(element, '[part=powered-by] a[rel=noopener] img');

/** The attribute changes when `portal-success` is fired, before the browser goes to its URL. */
const areaFollows = (name: string, action: string) => async () => {
  fakeFetch({ [PROBE]: ok({ action }) });
  const element = await open();
  element.addEventListener('portal-success', () => element.setAttribute(name, '/late/area'));
  await goToStage(element, 'done');
  expect(navigations()[0]?.url).to.equal(`${location.origin}/late/area`);
};

/** The attribute is set to 7 after the form has opened; `expected` is in the body that the form sends. */
const registrationFollows = (name: string, data: Route, expected: object) => async () => {
  const { sent } = fakeFetch(usualReplies(data, REGISTER));
  const element = await openRegistration();
  element.setAttribute(name, '7');
  await waitFor(() => sent(data).length === 1);
  await waitForStage(element, 'entry');
  submitRegistration(element);
  await waitForStage(element, 'success');
  expect(sent(REGISTER)[0]?.body).to.include(expected);
};

/** The attribute is set after the address was typed, and decides which call is made. */
const requestFollows = (tag: string, name: string, value: string, route: Route) => async () => {
  const { sent } = fakeFetch(usualReplies(route));
  const element = await open(`<${tag}></${tag}>`);
  fill(field(element, 'Email address'), EMAIL);
  element.setAttribute(name, value);
  await settle();
  submit(element);
  await waitForStage(element, 'success');
  expect(sent(route).map(({ body }) => body)).to.deep.equal([{ email: EMAIL }]);
};

const routeFollows = (path: string, html: string, name: string, value: string) => async () => {
  setUrl(path);
  await follows(html, name, value, (element) => titleOf(element) === 'Forgot Password')();
};

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
    await waitFor(() => findAll(element, 'input[type=email]').length === 1);
    enter(element, 'email', EMAIL);
    await waitForStage(element, 'password');
  },
  locale: async () => {
    const element = await open();
    fill(field(element, 'Email address'), EMAIL);
    element.setAttribute('locale', 'nl');
    await waitFor(() => root(element).lang === 'nl');
    expect(field(element, 'E-mailadres').value).to.equal(EMAIL);
    element.removeAttribute('locale');
    await waitFor(() => root(element).lang === 'en');
  },
  languages: async () => {
    const element = await open();
    element.setAttribute('languages', 'nl de');
    await waitFor(() => root(element).lang === 'nl');
    element.removeAttribute('languages');
    await waitFor(() => root(element).lang === 'en');
  },
  theme: async () => {
    const element = await open();
    for (const theme of ['dark', 'light', 'dark']) {
      element.setAttribute('theme', theme);
      await waitFor(() => getComputedStyle(root(element)).colorScheme === theme);
    }
    element.removeAttribute('theme');
    await waitFor(() => getComputedStyle(root(element)).colorScheme === 'light');
  },
  'messages-area': async () => {
    const { sent } = fakeFetch();
    const element = await open();
    element.setAttribute('messages-area', 'member');
    await waitFor(() => sent('GET /api/v1/i18n/messages/member/en').length === 1);
  },
  'terms-url': linkFollows('self-register', 'terms-url', 'Terms & Conditions'),
  'privacy-url': linkFollows('forgot-password', 'privacy-url', 'Privacy Statement'),
  'login-url': linkFollows('forgot-password', 'login-url', 'Back to Login'),
  'config-url': async () => {
    const { sent } = fakeFetch({ ...registrationConfig({}, '/late/config'), [REGISTER]: ok() });
    const element = await openRegistration();
    element.setAttribute('config-url', '/late/config');
    submitRegistration(element);
    await waitForStage(element, 'success');
    expect(sent('GET /late/config')).to.have.length(1);
  },
  'member-url': areaFollows('member-url', 'portal'),
  'admin-url': areaFollows('admin-url', 'admin'),
  'registration-success-url': async () => {
    const check = deferred(ok({ type: 'registration', memberid: 7 }));
    fakeFetch({ [CHECK_TOKEN]: check });
    const element = openPath(`token/${TOKEN}`);
    await waitForStage(element, 'info');
    element.setAttribute('registration-success-url', '/late/area?from=mail');
    check.resolve();
    await waitFor(() => navigations().length === 1);
    expect(navigations()[0]?.url).to.equal(`${location.origin}/late/area?from=mail&mid=7`);
  },
  'provider-name': follows(
    PROVIDER,
    'provider-name',
    'Bob Ltd',
    (element) => logoOf(element).alt === 'Bob Ltd',
  ),
  'provider-url': follows(
    PROVIDER,
    'provider-url',
    '/late',
    (element) => logoOf(element).closest('a')?.pathname === '/late',
  ),
  'provider-logo': follows(
    PROVIDER,
    'provider-logo',
    '/standalone/icon.svg?late',
    (element) => new URL(logoOf(element).src).search === '?late',
  ),
  base: routeFollows('/late/forgotpw', PORTAL.replace('memory', 'history'), 'base', '/late/'),
  routing: routeFollows('/login/forgotpw', PORTAL, 'routing', 'history'),
  account: requestFollows('forgot-password', 'account', 'member', MEMBER_RECOVERY),
  kind: requestFollows('access-request', 'kind', 'personalreports', REPORTS_REQUEST),
  voucher: async () => {
    const { sent } = fakeFetch({ [REDEEM]: ok({ action: 'success' }) });
    const element = await openVoucher(`voucher="22222-22222" email="${EMAIL}"`);
    element.setAttribute('voucher', VOUCHER.replaceAll('-', '').toLowerCase());
    await waitFor(() => field(element, CODE_LABEL).value === VOUCHER);
    submit(element);
    await waitFor(() => sent(REDEEM).length === 1);
  },
  'campaign-id': registrationFollows('campaign-id', CAMPAIGN, { regType: 'campaign', campaignid: '7' }),
  'group-id': registrationFollows('group-id', GROUP, { regType: 'group', groupid: '7' }),
  rendering: async () => {
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
    const { sent } = fakeFetch({ 'GET /late/captcha-src': slow, [REGISTER]: ok() });
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
  it('has a row in this table', () => {
    // An element that has loaded ignores `loading`; see tests/hosts/lazy.test.ts. tests/flows/cross-site.test.ts has two sites.
    // Each form has a test below for `email`, and tests/elements/holiday.test.ts has a holiday.
    const others = ['loading', 'cross-site', 'email', 'holiday-effects'];
    expect(Object.keys(LATE).sort()).to.deep.equal(ATTRIBUTES.filter((name) => !others.includes(name)));
  });

  for (const [name, check] of Object.entries(LATE)) it(`takes effect: ${name}`, check);
});

/** Sets an attribute and waits until the element has drawn a later one. */
async function setAndDraw(element: HTMLElement, name: string, value: string): Promise<void> {
  element.setAttribute(name, value);
  element.setAttribute('theme', 'dark');
  await waitFor(() => root(element).dataset.theme === 'dark');
}

describe('an email or voucher attribute set late', () => {
  for (const tag of FORM_TAGS) {
    it(`fills the email field, but does not replace typed text: <${tag}>`, async () => {
      const element = await open(`<${tag} routing="memory" config-url="/members/config"></${tag}>`);
      await waitFor(() => findAll(element, 'input[type=email]').length === 1);
      element.setAttribute('email', OTHER_EMAIL);
      await waitFor(() => field(element, 'Email address').value === OTHER_EMAIL);
      element.setAttribute('email', EMAIL);
      await waitFor(() => field(element, 'Email address').value === EMAIL);

      fill(field(element, 'Email address'), 'typed@example.org');
      await setAndDraw(element, 'email', OTHER_EMAIL);
      expect(field(element, 'Email address').value).to.equal('typed@example.org');
    });
  }

  it('does not replace a value that a password manager set without an event', async () => {
    const element = await open();
    field(element, 'Email address').value = OTHER_EMAIL;
    await setAndDraw(element, 'email', EMAIL);
    expect(field(element, 'Email address').value).to.equal(OTHER_EMAIL);
  });

  it('does not change the account at the password stage', async () => {
    fakeFetch(repliesFor('password'));
    const element = await open(PORTAL.replace(' ', ` email="${EMAIL}" `));
    submit(element);
    await waitForStage(element, 'password');
    await setAndDraw(element, 'email', OTHER_EMAIL);
    expect(find<HTMLInputElement>(element, '[name=user]').value).to.equal(EMAIL);
    expect(find(element, '[part=identity]').textContent).to.include(EMAIL);
  });

  it('does not move the focus', async () => {
    const element = await openVoucher('');
    element.setAttribute('voucher', VOUCHER);
    element.setAttribute('email', EMAIL);
    await waitFor(() => field(element, 'Email address').value === EMAIL);
    expect(field(element, CODE_LABEL).value).to.equal(VOUCHER);
    expect(element.matches(':focus-within')).to.equal(false);
    expect(titleOf(element)).to.equal('Redeem Voucher');
  });
});
