import { expect } from 'chai';
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

interface FakeCaptcha {
  loaded: number;
  asked: [string, { action: string }][];
  answer(): Promise<unknown>;
  render: string;
}
const page = window as unknown as { captcha?: FakeCaptcha; grecaptcha?: unknown };

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
trustedTypes.createPolicy = ((name: string, rules: Record<string, (text: string) => string>) => {
  policies.push(name);
  return createPolicy.call(trustedTypes, name, rules);
}) as typeof createPolicy;

describe('the captcha of a registration', () => {
  before(loadElements);
  keepWarnings();
  afterEach(() => {
    if (page.captcha) Object.assign(page.captcha, { asked: [], answer: async () => 'a-token' });
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
    const { loaded, asked, render } = page.captcha as FakeCaptcha;
    expect([loaded, render]).to.deep.equal([1, 'public-key']);
    expect(asked).to.deep.equal(Array(2).fill(['public-key', { action: 'registration' }]));
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
    (page.captcha as FakeCaptcha).answer = () => new Promise(() => {});
    const element = await openRegistration(SCRIPT, WITH_CAPTCHA);
    const giveUp: (() => void)[] = [];
    window.setTimeout = ((act: () => void, milliseconds?: number) =>
      milliseconds === 20_000 ? giveUp.push(act) : realTimeout(act, milliseconds)) as typeof setTimeout;
    register(element);
    await poll(() => textOf(element).includes('Please wait…'));
    expect(alertOf(element)).to.equal('');
    for (const act of giveUp) act();
    await poll(() => alertOf(element) === BLOCKED);
    expect(sent(REGISTER)).to.deep.equal([]);
    (page.captcha as FakeCaptcha).answer = async () => 'at last';
    submit(element);
    await untilStage(element, 'success');
    expect(sent(REGISTER).map(({ body }) => body)).to.deep.equal([registration({ gRCtoken: 'at last' })]);
  });

  for (const [what, answer] of [
    ['throws', () => Promise.reject(new Error('no'))],
    ['has no token', async () => ''],
    ['has no text for a token', async () => ({ token: 'x' })],
  ] as const)
    it(`that ${what} sends nothing`, async () => {
      const { sent } = fakeFetch({ ...wanted(), [REGISTER]: ok() });
      const element = await openRegistration(SCRIPT, WITH_CAPTCHA);
      (page.captcha as FakeCaptcha).answer = answer;
      register(element);
      await poll(() => alertOf(element) === BLOCKED);
      expect(sent(REGISTER)).to.deep.equal([]);
    });

  it('is nobody’s business any more when the element has gone', async () => {
    const { sent } = fakeFetch({ ...wanted(), [REGISTER]: ok() });
    const token = Promise.withResolvers<string>();
    const element = await openRegistration(SCRIPT, WITH_CAPTCHA);
    (page.captcha as FakeCaptcha).answer = () => token.promise;
    register(element);
    await poll(() => (page.captcha as FakeCaptcha).asked.length === 1);
    element.remove();
    await settled();
    token.resolve('too late');
    await settled();
    expect(sent(REGISTER)).to.deep.equal([]);
  });
});
