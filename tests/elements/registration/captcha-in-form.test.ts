import { expect } from 'chai';
import { REGISTER } from '../../support/calls.ts';
import { captureWarnings } from '../../support/console.ts';
import { itIn } from '../../support/engine.ts';
import { fakes } from '../../support/fake-captchas.ts';
import { fakeFetch, ok, refused } from '../../support/fake-fetch.ts';
import { useFakeTimers } from '../../support/fake-timers.ts';
import { recordEvents } from '../../support/host-events.ts';
import '../../support/loaded.ts';
import {
  openRegistration,
  registrationBody,
  registrationConfig,
  submitRegistration,
} from '../../support/registration.ts';
import { rowsOf } from '../../support/rows.ts';
import { button, field, find, textOf } from '../../support/shadow.ts';
import { EMAIL, submit, waitForStage } from '../../support/stages.ts';
import { settle, waitFor } from '../../support/timing.ts';

const CONFIG = '/captcha-in-form/config';
const BLOCKED =
  "We couldn't load the spam protection. If your browser blocks it, please allow it, then try again.";
const UNSOLVED = 'Please complete the spam protection check.';
const EXPIRED = 'The spam protection check has expired. Please repeat it.';

const replies = (register = ok()) => ({
  ...registrationConfig({ usecaptcha: true, captchapubkey: 'public-key' }, CONFIG),
  [REGISTER]: register,
});

const group = (element: HTMLElement) => find(element, '.captcha');
const tokens = (requests: readonly { body: unknown }[]) =>
  requests.map(({ body }) => (body as { gRCtoken: string }).gRCtoken);

/** Removes what an earlier test has loaded. The function that is returned does what a script of the page does. */
function takeFromPage(name: string): () => void {
  const value = Reflect.get(window, name);
  Reflect.deleteProperty(window, name);
  return () => Reflect.set(window, name, value);
}

let former: HTMLElement | undefined;

async function openWith(provider: string, attributes = ''): Promise<HTMLElement> {
  const source = `captcha-src="/tests/support/fake-${provider}.js"`;
  const element = await openRegistration(`captcha="${provider}" ${source} ${attributes}`, CONFIG);
  former = element;
  await waitFor(() => fakes.rendered.length === 1);
  return element;
}

/** The form has this error at the captcha, which has the focus, and everything that was typed. */
async function expectError(element: HTMLElement, message: string): Promise<void> {
  await waitFor(() => textOf(group(element)).includes(message));
  const label = find(element, '.captcha > .label');
  await waitFor(() => element.shadowRoot?.activeElement === label);
  expect(group(element).getAttribute('aria-describedby')).to.equal(find(element, '.captcha .error').id);
  expect(field(element, 'Email address').value).to.equal(EMAIL);
}

describe('a captcha in the form of a registration', () => {
  captureWarnings();
  beforeEach(async () => {
    // The element of the previous test is taken down one second after its removal.
    await waitFor(() => !former?.shadowRoot?.firstChild);
    fakes.reset();
  });

  for (const provider of rowsOf(['turnstile', 'hcaptcha', 'friendly'], ['turnstile'])) {
    it(`is shown with a label in the language and theme of the person, and its token is sent: ${provider}`, async () => {
      const { sent } = fakeFetch(replies());
      const events = recordEvents(document);
      const element = await openWith(provider, 'locale="de" theme="dark"');
      const [shown] = fakes.rendered;
      expect(shown).to.include({ key: 'public-key', locale: 'de', theme: 'dark' });
      // Its script looks for it in the document.
      expect(shown?.container.parentElement).to.equal(element);
      expect(document.contains(shown?.container ?? null)).to.equal(true);
      await waitFor(() => textOf(group(element)) === 'Spamschutz I am human');
      element.setAttribute('locale', 'en');
      await waitFor(() => fakes.rendered.at(-1)?.locale === 'en');
      expect(fakes.removed).to.deep.equal([shown?.id]);
      submitRegistration(element);
      await waitForStage(element, 'success');
      const [token] = tokens(sent(REGISTER));
      expect(token).to.match(/^token-\d$/);
      expect(sent(REGISTER).map(({ body }) => body)).to.deep.equal([registrationBody({ gRCtoken: token })]);
      expect(JSON.stringify(events)).not.to.include('token-');
    });

    it(`gives a person as long as the provider does, and the error ends with the token: ${provider}`, async () => {
      const { sent } = fakeFetch(replies());
      fakes.mode = 'asks';
      const element = await openWith(provider);
      const advance = useFakeTimers();
      submitRegistration(element);
      // A task of hCaptcha lies above the form, which waits for it.
      if (provider === 'hcaptcha') await settle();
      else await expectError(element, UNSOLVED);
      advance(25_000);
      await settle();
      expect(textOf(group(element))).not.to.include(BLOCKED);
      expect([fakes.rendered.length, fakes.removed, sent(REGISTER)]).to.deep.equal([1, [], []]);
      find(element, 'button:not([part])').click();
      if (provider !== 'hcaptcha') {
        await waitFor(() => !textOf(group(element)).includes(UNSOLVED));
        submit(element);
      }
      await waitForStage(element, 'success');
      expect(tokens(sent(REGISTER))).to.deep.equal(['token-1']);
    });

    for (const [mode, message] of [
      ['fails', BLOCKED],
      ['expires', EXPIRED],
    ] as const)
      it(`is shown anew if it ${mode}: ${provider}`, async () => {
        const { sent } = fakeFetch(replies());
        fakes.mode = mode;
        const advance = useFakeTimers();
        const element = await openWith(provider);
        // Turnstile begins by itself. What it reports amid a submit would be about that.
        await settle();
        submitRegistration(element);
        await settle();
        // Turnstile tries again by itself until then.
        if (provider === 'turnstile' && mode === 'fails') {
          expect(textOf(group(element))).not.to.include(BLOCKED);
          advance(20_000);
        }
        await expectError(element, message);
        await waitFor(() => fakes.rendered.length === 2);
        expect(sent(REGISTER)).to.deep.equal([]);
        fakes.mode = 'solves';
        find(element, 'button:not([part])').click();
        await settle();
        // On a busy machine the new captcha has solved itself before the click.
        const newest = `token-${fakes.tokens}`;
        submit(element);
        await waitForStage(element, 'success');
        expect(tokens(sent(REGISTER))).to.deep.equal([newest]);
      });

    it(`gives another token after the server has refused one, and leaves nothing behind: ${provider}`, async () => {
      const { sent } = fakeFetch(replies(refused('The check failed.')));
      const element = await openWith(provider);
      submitRegistration(element);
      await waitFor(() => textOf(element).includes('The check failed.') && fakes.rendered.length === 2);
      expect(fakes.removed).to.deep.equal(['widget-0']);
      submit(element);
      await waitFor(() => sent(REGISTER).length === 2);
      expect(tokens(sent(REGISTER))).to.deep.equal(['token-1', 'token-2']);
      element.remove();
      await waitFor(() => fakes.removed.length === fakes.rendered.length);
      expect(element.children).to.have.length(0);
    });
  }

  it('waits for the next attempt of Turnstile after an error, without a word', async () => {
    const { sent } = fakeFetch(replies());
    fakes.mode = 'falters';
    const advance = useFakeTimers();
    const element = await openWith('turnstile');
    submitRegistration(element);
    await settle();
    advance(8000);
    await waitForStage(element, 'success');
    expect(tokens(sent(REGISTER))).to.deep.equal(['token-1']);
  });

  it('does not begin anew if the form is submitted during a task, and asks again after it was closed', async () => {
    const { sent } = fakeFetch(replies());
    fakes.mode = 'asks';
    const element = await openWith('hcaptcha');
    const checkbox = find(element, 'button:not([part])');
    checkbox.click();
    await settle();
    fakes.mode = 'fails';
    submitRegistration(element);
    await settle();
    checkbox.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    await expectError(element, UNSOLVED);
    fakes.mode = 'solves';
    checkbox.click();
    await waitFor(() => !textOf(group(element)).includes(UNSOLVED));
    expect(fakes.rendered).to.have.length(1);
    submit(element);
    await waitForStage(element, 'success');
    expect(tokens(sent(REGISTER))).to.deep.equal(['token-1']);
  });

  it('fits into a form of 280 pixels', async () => {
    document.body.style.maxInlineSize = '280px';
    await openWith('turnstile');
    const { container } = fakes.rendered[0] as (typeof fakes.rendered)[number];
    expect(container.clientWidth).to.be.within(150, 280);
    expect(container.scrollWidth).to.equal(container.clientWidth);
    document.body.style.maxInlineSize = '';
  });

  it('says at once and with the submit that it did not load, until another attempt works', async () => {
    const { sent } = fakeFetch(replies());
    const putBack = takeFromPage('turnstile');
    const source = 'captcha-src="/tests/support/no-captcha.js"';
    const element = await openRegistration(`captcha="turnstile" ${source}`, CONFIG);
    former = element;
    await waitFor(() => textOf(group(element)).includes(BLOCKED));
    submitRegistration(element);
    await expectError(element, BLOCKED);
    const retry = await waitFor(() => button(group(element), 'Try again'));
    putBack();
    retry.click();
    await waitFor(() => fakes.rendered.length === 1);
    await waitFor(() => !textOf(group(element)).includes(BLOCKED));
    submit(element);
    await waitForStage(element, 'success');
    expect(tokens(sent(REGISTER))).to.deep.equal(['token-1']);
  });

  it('is shown anew after the element has been moved, which reloads the frames of the captcha', async () => {
    const { sent } = fakeFetch(replies());
    const element = await openWith('turnstile');
    element.before(element);
    await waitFor(() => fakes.rendered.length === 2);
    expect(fakes.removed).to.deep.equal(['widget-0']);
    submitRegistration(element);
    await waitForStage(element, 'success');
    expect(tokens(sent(REGISTER))).to.deep.equal(['token-2']);
  });

  itIn('Chromium', 'stays in an element that moveBefore() moves, which keeps the frames', async () => {
    const { sent } = fakeFetch(replies());
    const element = await openWith('turnstile');
    (element.parentElement as HTMLElement & { moveBefore(node: Node, next: null): void }).moveBefore(
      element,
      null,
    );
    await settle();
    expect([fakes.rendered.length, fakes.removed]).to.deep.equal([1, []]);
    submitRegistration(element);
    await waitForStage(element, 'success');
    expect(tokens(sent(REGISTER))).to.deep.equal(['token-1']);
  });

  it('is shown once in a copy of the element, as of a popup that a page builder opens', async () => {
    fakes.mode = 'asks';
    const element = await openWith('turnstile');
    await waitFor(() => element.querySelector('button'));
    const copy = element.cloneNode(true) as HTMLElement;
    element.replaceWith(copy);
    former = copy;
    await waitFor(() => fakes.rendered.length === 2);
    await settle();
    expect(copy.querySelectorAll('login-portal-captcha')).to.have.length(1);
    expect(copy.querySelectorAll('button')).to.have.length(1);
    expect(fakes.rendered[1]?.container.contains(copy.querySelector('button'))).to.equal(true);
  });
});
