import { expect } from 'chai';
import { CONFIG, SHORT_CONFIG } from '../../support/calls.ts';
import { captureWarnings } from '../../support/console.ts';
import {
  deferred,
  fakeFetch,
  networkError,
  neverReplies,
  ok,
  type Reply,
  refused,
  usualReply,
} from '../../support/fake-fetch.ts';
import { UNAUTHORIZED, UNREACHABLE } from '../../support/faults.ts';
import { FORMS, type Form, serveForm } from '../../support/forms.ts';
import '../../support/loaded.ts';
import { eventDetails, recordEvents } from '../../support/host-events.ts';
import { navigations } from '../../support/location.ts';
import { rowsOf } from '../../support/rows.ts';
import { button, find, findAll, focused, textOf } from '../../support/shadow.ts';
import { EMAIL, enter, errorOf, open, stageOf, waitForStage } from '../../support/stages.ts';
import { ignoreAborts, settle, waitFor } from '../../support/timing.ts';

const forms = Object.entries(FORMS);
const SAMPLE = ['admin login', 'voucher', 'registration'];

/**
 * What a server may answer to a form, and what the form shows. Unit tests prove what each answer means (parse-reply, problem) and
 * what each screen does with it (the flows).
 */
const faultsOf = (name: string): (readonly [Reply, message: string])[] => {
  const text = '<img src=x onerror=alert(1)>&amp;';
  const unauthorized = UNAUTHORIZED[name];
  return [[refused(text), text], ...(unauthorized ? [[refused('no', 401), unauthorized] as const] : [])];
};

async function submitted(form: Form): Promise<{ element: HTMLElement; control: HTMLElement }> {
  const element = await form.open();
  form.submit(element);
  return { element, control: form.control(element) };
}

/** Expects one error under the field of the form, which keeps the input, and that another attempt succeeds. */
async function expectError(form: Form, element: HTMLElement, message: string): Promise<void> {
  const control = form.control(element);
  expect(await waitFor(() => errorOf(control))).to.equal(message);
  expect(stageOf(element)).to.equal(form.stage);
  expect((control as HTMLInputElement).value ?? '').to.equal(form.text);
  if (!(control instanceof HTMLInputElement)) return;
  expect(control.ariaInvalid).to.equal('true');
  await waitFor(() => focused() === control);
}

describe('a form', () => {
  captureWarnings();

  for (const [name, form] of rowsOf(
    forms,
    forms.filter(([name]) => SAMPLE.includes(name)),
  )) {
    for (const [reply, message] of faultsOf(name))
      it(`shows an error under the field, keeps the input, and a retry works: ${name}, "${message}"`, async () => {
        const sent = serveForm(form, reply, usualReply(form.route));
        const { element } = await submitted(form);
        await expectError(form, element, message);
        expect(sent()).to.have.length(1);
        form.resubmit(element);
        await waitForStage(element, form.nextStage);
        expect(sent()).to.have.length(2);
        expect(sent().at(-1)?.body).to.deep.equal(form.body);
      });

    it(`forgets that there was no answer when the network returns, and sends nothing: ${name}`, async () => {
      const sent = serveForm(form, networkError, usualReply(form.route));
      const { element } = await submitted(form);
      await waitFor(() => textOf(element).includes(UNREACHABLE));
      dispatchEvent(new Event('online'));
      await waitFor(() => !textOf(element).includes(UNREACHABLE));
      expect([stageOf(element), sent().length]).to.deep.equal([form.stage, 1]);
    });

    it(`sends one request, however often it is submitted: ${name}`, async () => {
      const slow = deferred(usualReply(form.route));
      const sent = serveForm(form, slow);
      const { element } = await submitted(form);
      const submitAgain = () => {
        form.resubmit(element);
        find<HTMLFormElement>(element, 'form').requestSubmit();
      };
      submitAgain();
      await waitFor(() => sent().length > 0);
      submitAgain();
      slow.resolve();
      await waitForStage(element, form.nextStage);
      expect(sent()).to.have.length(1);
    });
  }

  for (const [name, how, leave, stage] of [
    ['email lookup', 'the user went to another screen', 'Forgot password?', 'idle'],
    ['admin login', 'Not you?', 'Not you?', 'start'],
    ['voucher', 'the element was removed', undefined, undefined],
    ['registration', 'the element was removed', undefined, undefined],
  ] as const)
    it(`aborts its request after ${how}, and ignores a reply: ${name}`, async () => {
      const form = FORMS[name];
      const slow = deferred(usualReply(form.route));
      const sent = serveForm(form, slow);
      const isAborted = ignoreAborts();
      const { element } = await submitted(form);
      await waitFor(() => sent().length === 1);
      if (leave) button(element, leave).click();
      else element.remove();
      await waitFor(() => stageOf(element) === stage);
      await settle();
      const events = recordEvents(document);
      // Not the name of the screen, which is announced meanwhile.
      const shown = () => findAll(element, 'form').map(textOf);
      const before = shown();
      slow.resolve();
      await settle();
      expect(isAborted(form.route.replace('POST ', ''))).to.equal(true);
      expect([shown(), events, navigations()]).to.deep.equal([before, [], []]);
    });

  for (const [api, reply] of Object.entries<Reply>({ '/dead': networkError, '/pending': neverReplies }))
    it(`works without the configuration, and portal-problem names the calls that failed: ${api}`, async () => {
      const { requests } = fakeFetch({
        [`GET ${api}/*`]: reply,
        [`POST ${api}/api/v1/login`]: ok({ action: 'password' }),
      });
      const events = recordEvents(document);
      const element = await open(`<login-portal routing="memory" api-base="${api}"></login-portal>`);
      enter(element, 'email', EMAIL);
      await waitForStage(element, 'password');
      expect(textOf(element)).to.not.include(UNREACHABLE);
      const failed = reply === networkError ? [CONFIG, SHORT_CONFIG] : [];
      await waitFor(() => eventDetails(events, 'portal-problem').length === failed.length);
      expect(eventDetails(events, 'portal-problem')).to.have.deep.members(
        failed.map((call) => ({ kind: 'configuration', call })),
      );
      // The client repeats each GET after a network error; wait for that so that it does not reach the next test.
      const gets = () => requests.filter(({ route }) => route.startsWith(`GET ${api}`));
      if (reply === networkError) await waitFor(() => gets().length === 6);
    });
});
