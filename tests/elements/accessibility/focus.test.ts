import { expect } from 'chai';
import '../../support/loaded.ts';
import { fakeFetch } from '../../support/fake-fetch.ts';
import { field, focused } from '../../support/shadow.ts';
import { EMAIL, enter, open, repliesFor, stageOf } from '../../support/stages.ts';
import { waitFor } from '../../support/timing.ts';

/** Calls `onShown` in the task in which the password field is inserted. */
async function reachPassword(onShown: () => void): Promise<HTMLElement> {
  fakeFetch(repliesFor('password'));
  const element = await open();
  const { shadowRoot } = element;
  const shown = new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      if (stageOf(element) !== 'password') return;
      observer.disconnect();
      onShown();
      resolve();
    });
    if (shadowRoot) observer.observe(shadowRoot, { childList: true, subtree: true });
  });
  field(element, 'Email address').focus();
  enter(element, 'email', EMAIL);
  await shown;
  return element;
}

describe('a new stage', () => {
  it('takes the focus after the former one is gone, because screen readers would not read it otherwise', async () => {
    let before: Element | null | undefined;
    const element = await reachPassword(() => {
      before = focused();
    });
    const password = field(element, 'Password');
    expect(before === document.body, 'nothing has it meanwhile').to.equal(true);
    await waitFor(() => focused() === password);
  });

  it('loses no key that is pressed before it has the focus', async () => {
    const type = (key: string) => {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      document.execCommand('insertText', false, key);
    };
    const element = await reachPassword(() => [...'Tall'].forEach(type));
    await new Promise((resolve) => setTimeout(resolve, 100));
    [...' trees'].forEach(type);
    expect(field(element, 'Password').value).to.equal('Tall trees');
  });
});

it('`focus()` of an element focuses its first empty field, also after a field with the focus was removed', async () => {
  const element = await reachPassword(() => {});
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
