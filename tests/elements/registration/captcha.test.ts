import { expect } from 'chai';
import { REGISTER } from '../../support/calls.ts';
import { captcha, captchaWindow, initialCaptcha } from '../../support/captcha.ts';
import { captureWarnings } from '../../support/console.ts';
import { expectAbsent } from '../../support/expect-absent.ts';
import { fakeFetch, ok } from '../../support/fake-fetch.ts';
import { useFakeTimers } from '../../support/fake-timers.ts';
import { recordEvents } from '../../support/host-events.ts';
import { alertText } from '../../support/links.ts';
import '../../support/loaded.ts';
import {
  openRegistration,
  registrationBody,
  registrationConfig,
  submitRegistration,
} from '../../support/registration.ts';
import { field, findAll, textOf } from '../../support/shadow.ts';
import { EMAIL, submit, waitForStage } from '../../support/stages.ts';
import { settle, waitFor } from '../../support/timing.ts';

const SCRIPT = 'captcha-src="/tests/support/fake-captcha.js"';
const WITH_CAPTCHA = '/captcha/config';
const BLOCKED =
  "We couldn't load the spam protection. If your browser blocks it, please allow it, then try again.";

const captchaConfig = registrationConfig({ usecaptcha: true, captchapubkey: 'public-key' }, WITH_CAPTCHA);
const scripts = () => findAll(document, 'script[src*=-captcha]');
const { createPolicy } = trustedTypes;
const policies: string[] = [];

/** Opens a registration with a captcha; `bodies` are those that it has sent. */
async function openWith(source = '/tests/support/fake-captcha.js') {
  const { sent } = fakeFetch({ ...captchaConfig, [REGISTER]: ok() });
  const element = await openRegistration(`captcha-src="${source}"`, WITH_CAPTCHA);
  return { element, bodies: () => sent(REGISTER).map(({ body }) => body) };
}

trustedTypes.createPolicy = ((name: string, rules: Record<string, (text: string) => string>) => {
  policies.push(name);
  return createPolicy.call(trustedTypes, name, rules);
}) as typeof createPolicy;

describe('the captcha of a registration', () => {
  captureWarnings();
  afterEach(() => {
    Object.assign(captcha, initialCaptcha());
  });

  // Must be the first test, because a page loads the script once.
  it('is not loaded if the configuration has none, nor before the form is submitted', async () => {
    const { sent } = fakeFetch({
      ...captchaConfig,
      ...registrationConfig({ usecaptcha: true, captchapubkey: '' }, '/keyless/config'),
      ...registrationConfig({ usecaptcha: false, captchapubkey: 'public-key' }, '/off/config'),
      [REGISTER]: ok(),
    });
    for (const address of [undefined, '/keyless/config', '/off/config']) {
      const element = await openRegistration(SCRIPT, address);
      submitRegistration(element);
      await waitForStage(element, 'success');
    }
    expect(sent(REGISTER).map(({ body }) => body)).to.deep.equal(Array(3).fill(registrationBody()));
    const waiting = await openRegistration(SCRIPT, WITH_CAPTCHA);
    submit(waiting);
    await waitFor(() => textOf(waiting).includes('Please fill in your first name'));
    expect([scripts(), policies]).to.deep.equal([[], []]);
  });

  it('is loaded once into the head for two elements, with a Trusted Types policy; each token is sent once', async () => {
    const { sent } = fakeFetch({ ...captchaConfig, [REGISTER]: ok() });
    const events = recordEvents(document);
    const elements = [
      await openRegistration(SCRIPT, WITH_CAPTCHA),
      await openRegistration(SCRIPT, WITH_CAPTCHA),
    ];
    for (const element of elements) submitRegistration(element);
    for (const element of elements) await waitForStage(element, 'success');
    expect(captcha.loaded).to.equal(1);
    expect(captcha.parameters).to.deep.equal({ render: 'public-key', trustedtypes: 'true' });
    expect(captcha.asked).to.deep.equal(Array(2).fill(['public-key', { action: 'registration' }]));
    expect(sent(REGISTER).map(({ body }) => body)).to.deep.equal(
      Array(2).fill(registrationBody({ gRCtoken: 'a-token' })),
    );
    expect(policies).to.deep.equal(['login-portal']);
    expect(scripts().map(({ parentElement }) => parentElement)).to.deep.equal([document.head]);
    for (const element of elements) expect(findAll(element, 'script, iframe')).to.deep.equal([]);
    expectAbsent(['a-token'], events);
  });

  it('shows an error, keeps the form and sends nothing if the script is blocked, and loads it again', async () => {
    const { grecaptcha } = captchaWindow;
    delete captchaWindow.grecaptcha;
    const before = scripts().length;
    const { element, bodies } = await openWith('/tests/support/no-captcha.js');
    let loads = 0;
    const observer = new MutationObserver((records) => {
      loads += records.flatMap(({ addedNodes }) => [...addedNodes]).length;
    });
    observer.observe(document.head, { childList: true });
    for (const times of [1, 2]) {
      submitRegistration(element);
      await waitFor(() => loads === times && alertText(element) === BLOCKED && scripts().length === before);
      expect(field(element, 'Email address').value).to.equal(EMAIL);
    }
    observer.disconnect();
    expect(bodies()).to.deep.equal([]);
    Object.assign(captchaWindow, { grecaptcha });
  });

  it('shows a loading message while it is slow, and times out after 20 seconds', async () => {
    // The captcha has loaded and never replies.
    captcha.answer = () => new Promise(() => {});
    const { element, bodies } = await openWith();
    const before = captcha.loaded;
    const advance = useFakeTimers();
    submitRegistration(element);
    await settle();
    advance(250);
    await waitFor(() => textOf(element).includes('Please wait…'));
    advance(19_749);
    await settle();
    expect(alertText(element)).to.equal('');
    advance(1);
    await waitFor(() => alertText(element) === BLOCKED);
    expect(bodies()).to.deep.equal([]);
    captcha.answer = async () => 'at last';
    submit(element);
    await waitForStage(element, 'success');
    expect(bodies()).to.deep.equal([registrationBody({ gRCtoken: 'at last' })]);
    expect(captcha.loaded).to.equal(before);
  });

  it('sends nothing if the element was removed before the token arrives', async () => {
    const token = Promise.withResolvers<string>();
    const { element, bodies } = await openWith();
    captcha.answer = () => token.promise;
    submitRegistration(element);
    await waitFor(() => captcha.asked.length === 1);
    element.remove();
    await settle();
    token.resolve('too late');
    await settle();
    expect(bodies()).to.deep.equal([]);
  });
});
