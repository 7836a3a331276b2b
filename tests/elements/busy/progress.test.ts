import { expect } from 'chai';
import '../../support/address.ts';
import { CALLS, serve } from '../../support/calls.ts';
import { held } from '../../support/fake-fetch.ts';
import { loadElements } from '../../support/mount.ts';
import { poll } from '../../support/poll.ts';
import { comeToRest } from '../../support/rest.ts';
import { button, find, findAll, focused, textOf } from '../../support/shadow.ts';
import { untilStage } from '../../support/stages.ts';

const FORMS = Object.entries(CALLS).filter(([, { stage }]) => stage !== 'choice');

/** The moment something first matches in the element. */
function momentOf(element: HTMLElement, selector: string): Promise<number> {
  return new Promise((resolve) => {
    const root = element.shadowRoot as ShadowRoot;
    const observer = new MutationObserver(() => {
      if (!root.querySelector(selector)) return;
      observer.disconnect();
      resolve(performance.now());
    });
    observer.observe(root, { subtree: true, childList: true, attributes: true });
  });
}

/** Where the button lies in its element, which may have been scrolled. */
function placeIn(element: HTMLElement, button: HTMLElement): string {
  const { top } = element.getBoundingClientRect();
  const { x, y, width, height } = button.getBoundingClientRect();
  return JSON.stringify([x, y - top, width, height]);
}

describe('a slow answer', () => {
  before(loadElements);

  for (const [name, call] of FORMS) {
    it(`is waited for in sight, without a jump: ${name}`, async () => {
      const slow = held(call.good);
      serve(call, slow);
      const element = await call.arrive();
      await comeToRest();
      const button = find(element, 'button[type=submit]');
      const box = placeIn(element, button);
      const { length } = textOf(element);
      const progress = momentOf(element, '.button .spinner');
      button.focus();
      const start = performance.now();
      call.send(element);
      button.focus();

      await poll(() => button.ariaDisabled === 'true');
      expect(placeIn(element, button)).to.equal(box);
      expect((await progress) - start).to.be.at.least(150);
      expect(find(element, 'button [role=status]').textContent).to.equal('Please wait…');
      expect(textOf(element).length).to.be.greaterThan(length);
      expect(placeIn(element, button)).to.equal(box);
      expect(focused()).to.equal(button);

      slow.open();
      await untilStage(element, call.next);
      expect(findAll(element, '.button .spinner')).to.deep.equal([]);
    });
  }

  it('can be cancelled, and the next form is not busy', async () => {
    const call = CALLS['the login of an admin'] as (typeof CALLS)[string];
    serve(call, held(call.good));
    const element = await call.arrive();
    call.send(element);
    await poll(() => findAll(element, '.button .spinner').length === 1);
    button(element, 'Cancel').click();
    await untilStage(element, 'start');
    expect(findAll(element, '.button .spinner, [aria-disabled]')).to.deep.equal([]);
  });
});

describe('a quick answer', () => {
  before(loadElements);

  it('shows no progress at all', async () => {
    const call = CALLS['the probe of the address'] as (typeof CALLS)[string];
    let seen = false;
    // A machine that is busy with something else may need a second try to be quick.
    await poll(async () => {
      serve(call, call.good);
      const element = await call.arrive();
      seen = false;
      void momentOf(element, '.button .spinner').then(() => {
        seen = true;
      });
      const start = performance.now();
      call.send(element);
      await untilStage(element, call.next);
      return performance.now() - start < 150;
    });
    expect(seen).to.equal(false);
  });
});
