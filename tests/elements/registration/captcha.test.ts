import { expect } from 'chai';
import { captcha, initialCaptcha as initial, captchaPage as page } from '../../support/captcha.ts';
import { expectProblem } from '../../support/element-guard.ts';
import { fakeFetch, ok } from '../../support/fake-fetch.ts';
import { record } from '../../support/host-events.ts';
import { settled } from '../../support/late.ts';
import { alertOf } from '../../support/links.ts';
import { loadElements } from '../../support/mount.ts';
import { poll } from '../../support/poll.ts';
import { expectNowhere } from '../../support/public.ts';
import {
  openRegistration,
  openRegistry,
  REGISTER,
  register,
  registration,
} from '../../support/registration.ts';
import { field, findAll, textOf } from '../../support/shadow.ts';
import { EMAIL, submit, untilStage } from '../../support/stages.ts';
import { keepWarnings } from '../../support/warnings.ts';

const SCRIPT = 'captcha-src="/tests/support/fake-captcha.js"';
const WITH_CAPTCHA = '/captcha/config';
const BLOCKED =
  'The check against robots could not be loaded. Please allow it in your browser and try again.';

const wanted = (members: object = {}) =>
  openRegistry({ usecaptcha: true, captchapubkey: 'public-key', ...members }, WITH_CAPTCHA);
const scripts = () => findAll(document, 'script[src*=captcha]');
const { setTimeout: realTimeout } = window;
const { createPolicy } = trustedTypes;
const policies: string[] = [];

/** The time limit of a captcha is up when the test says so, by what this returns. */
function holdTheLimit(): (() => void)[] {
  const held: (() => void)[] = [];
  window.setTimeout = ((act: () => void, milliseconds?: number) =>
    milliseconds === 20_000 ? held.push(act) : realTimeout(act, milliseconds)) as typeof setTimeout;
  return held;
}

trustedTypes.createPolicy = ((name: string, rules: Record<string, (text: string) => string>) => {
  policies.push(name);
  return createPolicy.call(trustedTypes, name, rules);
}) as typeof createPolicy;

describe('the captcha of a registration', () => {
  before(loadElements);
  keepWarnings();
  afterEach(() => {
    Object.assign(captcha, initial());
    window.setTimeout = realTimeout;
  });

  // First: nothing has been loaded yet.
  it('is not loaded where none is wanted, nor before somebody registers', async () => {
    const { sent } = fakeFetch({
      ...wanted(),
      ...openRegistry(),
      ...openRegistry({ usecaptcha: true, captchapubkey: '' }, '/keyless/config'),
      ...openRegistry({ usecaptcha: false, captchapubkey: 'public-key' }, '/off/config'),
      [REGISTER]: ok(),
    });
    for (const address of [undefined, '/keyless/config', '/off/config']) {
      const element = await openRegistration(SCRIPT, address);
      register(element);
      await untilStage(element, 'success');
    }
    expect(sent(REGISTER).map(({ body }) => body)).to.deep.equal(Array(3).fill(registration()));
    const waiting = await openRegistration(SCRIPT, WITH_CAPTCHA);
    submit(waiting);
    await poll(() => textOf(waiting).includes('Please fill in your first name'));
    expect([scripts(), policies]).to.deep.equal([[], []]);
  });

  it('is loaded once for two elements, by a policy of ours, into the head; each token is sent once', async () => {
    const { sent } = fakeFetch({ ...wanted(), [REGISTER]: ok() });
    const events = record(document);
    const elements = [
      await openRegistration(SCRIPT, WITH_CAPTCHA),
      await openRegistration(SCRIPT, WITH_CAPTCHA),
    ];
    for (const element of elements) register(element);
    for (const element of elements) await untilStage(element, 'success');
    expect(captcha.loaded).to.equal(1);
    expect(captcha.parameters).to.deep.equal({ render: 'public-key', trustedtypes: 'true' });
    expect(captcha.asked).to.deep.equal(Array(2).fill(['public-key', { action: 'registration' }]));
    expect(sent(REGISTER).map(({ body }) => body)).to.deep.equal(
      Array(2).fill(registration({ gRCtoken: 'a-token' })),
    );
    expect(policies).to.deep.equal(['login-portal']);
    expect(scripts().map(({ parentElement }) => parentElement)).to.deep.equal([document.head]);
    for (const element of elements) expect(findAll(element, 'script, iframe')).to.deep.equal([]);
    expectNowhere(['a-token'], events);
  });

  it('that is blocked is explained, keeps the form, sends nothing, and is asked for again', async () => {
    const { sent } = fakeFetch({ ...wanted(), [REGISTER]: ok() });
    const before = scripts().length;
    const element = await openRegistration('captcha-src="/tests/support/no-captcha.js"', WITH_CAPTCHA);
    let asked = 0;
    const observer = new MutationObserver((records) => {
      asked += records.flatMap(({ addedNodes }) => [...addedNodes]).length;
    });
    observer.observe(document.head, { childList: true });
    for (const times of [1, 2]) {
      register(element);
      await poll(() => asked === times && alertOf(element) === BLOCKED && scripts().length === before);
      expect(field(element, 'Email address').value).to.equal(EMAIL);
    }
    observer.disconnect();
    expect(sent(REGISTER)).to.deep.equal([]);
  });

  it('that is slow is waited for in sight, and given up after 20 seconds', async () => {
    const { sent } = fakeFetch({ ...wanted(), [REGISTER]: ok() });
    // A captcha that has been loaded, and says nothing.
    captcha.answer = () => new Promise(() => {});
    const element = await openRegistration(SCRIPT, WITH_CAPTCHA);
    const before = captcha.loaded;
    const giveUp = holdTheLimit();
    register(element);
    await poll(() => textOf(element).includes('Please wait…'));
    expect(alertOf(element)).to.equal('');
    for (const act of giveUp) act();
    await poll(() => alertOf(element) === BLOCKED);
    expect(sent(REGISTER)).to.deep.equal([]);
    captcha.answer = async () => 'at last';
    submit(element);
    await untilStage(element, 'success');
    expect(sent(REGISTER).map(({ body }) => body)).to.deep.equal([registration({ gRCtoken: 'at last' })]);
    expect(captcha.loaded).to.equal(before);
  });

  it('whose second script hangs is given up after 20 seconds, and loaded anew for the next try', async () => {
    const { sent } = fakeFetch({ ...wanted(), [REGISTER]: ok() });
    delete page.grecaptcha;
    captcha.stuck = true;
    const before = captcha.loaded;
    const source = '/tests/support/fake-captcha.js?hangs';
    const element = await openRegistration(`captcha-src="${source}"`, WITH_CAPTCHA);
    const giveUp = holdTheLimit();
    register(element);
    await poll(() => captcha.loaded === before + 1 && giveUp.length === 1);
    for (const act of giveUp) act();
    await poll(() => alertOf(element) === BLOCKED);
    expect(scripts().filter((script) => script.getAttribute('src')?.includes('hangs'))).to.deep.equal([]);
    captcha.stuck = false;
    submit(element);
    await untilStage(element, 'success');
    expect(captcha.loaded).to.equal(before + 2);
    // A browser would answer the same address with the request that still hangs.
    expect(captcha.parameters).to.include({ again: '1' });
    expect(sent(REGISTER).map(({ body }) => body)).to.deep.equal([registration({ gRCtoken: 'a-token' })]);
  });

  for (const [where, source] of Object.entries({
    'on another origin': 'https://elsewhere.example/captcha.js',
    'elsewhere on the host of the provider': 'https://www.google.com/complete/search?jsonp=alert',
  }))
    it(`is never loaded from where the page does not trust it: ${where}`, async () => {
      fakeFetch({ ...wanted(), [REGISTER]: ok() });
      // What it falls back to is not reachable here, and not allowed by the policy, which is only reported.
      expectProblem(/script-src-elem https:\/\/www\.google\.com\/recaptcha\/api\.js/);
      const asked: string[] = [];
      const observer = new MutationObserver((records) => {
        for (const { addedNodes } of records)
          for (const node of addedNodes) asked.push((node as HTMLScriptElement).src);
      });
      observer.observe(document.head, { childList: true });
      const element = await openRegistration(`captcha-src="${source}"`, WITH_CAPTCHA);
      register(element);
      await poll(() => alertOf(element) === BLOCKED);
      observer.disconnect();
      expect(asked.map((address) => address.replace(/\?.*/, ''))).to.deep.equal([
        'https://www.google.com/recaptcha/api.js',
      ]);
    });

  for (const [what, answer] of [
    ['throws', () => Promise.reject(new Error('no'))],
    ['has no token', async () => ''],
    ['has no text for a token', async () => ({ token: 'x' })],
  ] as const)
    it(`that ${what} sends nothing`, async () => {
      const { sent } = fakeFetch({ ...wanted(), [REGISTER]: ok() });
      const element = await openRegistration(SCRIPT, WITH_CAPTCHA);
      captcha.answer = answer;
      register(element);
      await poll(() => alertOf(element) === BLOCKED);
      expect(sent(REGISTER)).to.deep.equal([]);
    });

  it('is nobody’s business any more when the element has gone', async () => {
    const { sent } = fakeFetch({ ...wanted(), [REGISTER]: ok() });
    const token = Promise.withResolvers<string>();
    const element = await openRegistration(SCRIPT, WITH_CAPTCHA);
    captcha.answer = () => token.promise;
    register(element);
    await poll(() => captcha.asked.length === 1);
    element.remove();
    await settled();
    token.resolve('too late');
    await settled();
    expect(sent(REGISTER)).to.deep.equal([]);
  });
});
