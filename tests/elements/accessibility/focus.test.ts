import { sendKeys } from '@web/test-runner-commands';
import { expect } from 'chai';
import { focusLater } from '../../../src/browser/keys.ts';
import { PROBE } from '../../support/calls.ts';
import { deferred, fakeFetch, ok } from '../../support/fake-fetch.ts';
import '../../support/loaded.ts';
import { field, find, focused } from '../../support/shadow.ts';
import {
  EMAIL,
  enter,
  open,
  openStage,
  PASSWORD,
  repliesFor,
  stageOf,
  waitForStage,
} from '../../support/stages.ts';
import { waitFor } from '../../support/timing.ts';

describe('before the focus of a new stage has moved', () => {
  for (const [what, key, isFirst] of [
    ['a typed character moves it', { key: 'a' }, true],
    ['the second of two Enters does nothing', { key: 'Enter' }, false],
    ['the second of two spaces does nothing', { key: ' ' }, false],
    ['a key that is held does nothing', { key: 'a', repeat: true }, false],
  ] as const)
    it(what, async () => {
      const field = document.createElement('input');
      document.body.append(field);
      focusLater(field);
      const event = new KeyboardEvent('keydown', { ...key, cancelable: true });
      window.dispatchEvent(event);
      expect(document.activeElement === field).to.equal(isFirst);
      expect(event.defaultPrevented).to.equal(!isFirst);
      await waitFor(() => document.activeElement === field);
      field.remove();
    });
});

/** Sends the address, and waits until the button shows that it is being checked. */
async function sendEmail(element: HTMLElement): Promise<void> {
  field(element, 'Email address').focus();
  enter(element, 'email', EMAIL);
  await waitFor(() => find(element, '[type=submit]').ariaDisabled === 'true');
}

describe('what is typed while the email address is checked', () => {
  for (const [what, moveFocus] of [
    ['', () => {}],
    [', also if the button has the focus', (element) => find(element, '[type=submit]').focus()],
    [', also if nothing has the focus', () => (focused() as HTMLElement).blur()],
  ] satisfies [string, (element: HTMLElement) => void][])
    it(`goes into the password field${what}`, async () => {
      const slow = deferred(ok({ action: 'password' }));
      fakeFetch({ [PROBE]: slow });
      const element = await open();
      await sendEmail(element);
      moveFocus(element);
      await sendKeys({ type: PASSWORD.slice(0, 4) });
      expect(field(element, 'Email address').value).to.equal(EMAIL);
      slow.resolve();
      await waitForStage(element, 'password');
      await waitFor(() => focused() === field(element, 'Password'));
      await sendKeys({ type: PASSWORD.slice(4) });
      expect(field(element, 'Password').value).to.equal(PASSWORD);
    });

  it('stays in another field of the page if the person types there', async () => {
    const slow = deferred(ok({ action: 'password' }));
    fakeFetch({ [PROBE]: slow });
    const element = await open();
    await sendEmail(element);
    const other = document.createElement('input');
    document.body.append(other);
    other.focus();
    await sendKeys({ type: PASSWORD });
    expect(other.value).to.equal(PASSWORD);
    slow.resolve();
    await waitForStage(element, 'password');
    await sendKeys({ type: PASSWORD });
    expect(other.value).to.equal(PASSWORD + PASSWORD);
    expect(field(element, 'Password').value).to.equal('');
    other.remove();
  });
});

it('a new stage loses no key that is pressed before it has the focus', async () => {
  fakeFetch(repliesFor('password'));
  const element = await open();
  const type = (key: string) => {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    document.execCommand('insertText', false, key);
  };
  // In the task in which the field is inserted.
  const observer = new MutationObserver(() => {
    if (stageOf(element) !== 'password') return;
    observer.disconnect();
    [...'Tall'].forEach(type);
  });
  observer.observe(element.shadowRoot as ShadowRoot, { childList: true, subtree: true });
  enter(element, 'email', EMAIL);
  await waitForStage(element, 'password');
  await new Promise((resolve) => setTimeout(resolve, 100));
  [...' trees'].forEach(type);
  expect(field(element, 'Password').value).to.equal('Tall trees');
});

it('a removed field with the focus is followed a moment later, even if nobody in the element was told of its focus', async () => {
  fakeFetch(repliesFor('password'));
  const element = await open();
  // As React does while it hydrates.
  find(element, '.root').addEventListener('focusin', (event) => event.stopPropagation());
  field(element, 'Email address').focus();
  let focusedWithRemoval: string | undefined = 'not observed';
  const observer = new MutationObserver(() => {
    if (stageOf(element) !== 'password') return;
    observer.disconnect();
    focusedWithRemoval = element.shadowRoot?.activeElement?.nodeName;
  });
  observer.observe(element.shadowRoot as ShadowRoot, { childList: true, subtree: true });
  enter(element, 'email', EMAIL);
  await waitFor(() => focused() === field(element, 'Password'));
  expect(focusedWithRemoval).to.equal(undefined);
});

it('`focus()` of an element focuses its first empty field, also after a field with the focus was removed', async () => {
  const { element } = await openStage('password');
  const password = field(element, 'Password');
  await waitFor(() => focused() === password);
  password.blur();
  element.focus();
  expect(focused()).to.equal(password);
});

it('`focus()` focuses the field of an element that was removed with the focus and is back', async () => {
  const element = await open();
  const { parentElement } = element;
  field(element, 'Email address').focus();
  element.remove();
  // Until it has been unmounted for good.
  await waitFor(() => !stageOf(element));
  parentElement?.append(element);
  await waitFor(() => stageOf(element) === 'start');
  element.focus();
  expect(focused()).to.equal(field(element, 'Email address'));
});
