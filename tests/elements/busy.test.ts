import { expect } from 'chai';
import { waitForAnimations } from '../support/animations.ts';
import { itIn } from '../support/engine.ts';
import { deferred, usualReply } from '../support/fake-fetch.ts';
import { FORMS, serveForm } from '../support/forms.ts';
import { emulateMedia } from '../support/media.ts';
import '../support/loaded.ts';
import { button, find, findAll, focused, textOf } from '../support/shadow.ts';
import { open, stageOf, waitForStage } from '../support/stages.ts';
import { waitFor } from '../support/timing.ts';

const SPINNER = '.button .spinner';
const MOVING = ['transform', 'translate', 'rotate', 'scale', 'left', 'top', 'marginLeft', 'width', 'height'];

/** The time at which the selector first matches in the element. */
function timeOfMatch(element: HTMLElement, selector: string): Promise<number> {
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

/** The position of the button in its element, which may have been scrolled. */
function positionIn(element: HTMLElement, button: HTMLElement): string {
  const { top } = element.getBoundingClientRect();
  const { x, y, width, height } = button.getBoundingClientRect();
  return JSON.stringify([x, y - top, width, height]);
}

describe('a slow reply', () => {
  for (const name of ['email lookup', 'voucher', 'new password', 'registration'] as const)
    it(`shows a spinner after 250 ms without a layout shift: ${name}`, async () => {
      const form = FORMS[name];
      const slow = deferred(usualReply(form.route));
      serveForm(form, slow);
      const element = await form.open();
      await waitForAnimations();
      const button = find(element, 'button[type=submit]');
      const box = positionIn(element, button);
      const { length } = textOf(element);
      const progress = timeOfMatch(element, SPINNER);
      button.focus();
      const start = performance.now();
      form.submit(element);
      button.focus();

      await waitFor(() => button.ariaDisabled === 'true');
      expect(positionIn(element, button)).to.equal(box);
      expect((await progress) - start).to.be.at.least(250);
      expect(find(element, 'button + [aria-live]').textContent).to.equal('Please wait…');
      expect(textOf(element).length).to.be.greaterThan(length);
      expect(positionIn(element, button)).to.equal(box);
      await waitFor(() => focused() === button);

      slow.resolve();
      await waitForStage(element, form.nextStage);
      expect(findAll(element, SPINNER)).to.deep.equal([]);
    });
});

/** The animations of the element that move something and take time. */
const moving = (element: HTMLElement) =>
  (element.shadowRoot?.getAnimations() ?? []).filter(({ effect }) => {
    const { duration, endTime } = (effect as KeyframeEffect).getComputedTiming();
    const moves = (effect as KeyframeEffect)
      .getKeyframes()
      .some((keyframe) => MOVING.some((property) => property in keyframe));
    return moves && duration !== 0 && endTime !== 0;
  });

/** The number of animations of a panel that appears, and of a form that waits. */
async function countAnimations() {
  const form = FORMS['admin login'];
  serveForm(form, deferred(usualReply(form.route)));
  const element = await form.open();
  const entering = moving(element).length;
  form.submit(element);
  await waitFor(() => findAll(element, SPINNER).length === 1);
  return { entering, waiting: moving(element).length, element };
}

describe('motion', () => {
  it('is short: the panel appears within 0.2 s, and the spinner turns', async () => {
    const { entering, waiting, element } = await countAnimations();
    expect(getComputedStyle(find(element, '[part=panel]')).animationDuration).to.equal('0.2s');
    expect(entering).to.be.greaterThan(0);
    expect(waiting).to.be.greaterThan(0);
  });

  it('does not delay the first stage, which can be used at once', async () => {
    const element = await open();
    expect(stageOf(element)).to.equal('start');
    expect(find(element, '[part=panel]').getAnimations()).to.deep.equal([]);
  });

  itIn('Chromium', 'is off with prefers-reduced-motion', async () => {
    await emulateMedia({ reducedMotion: 'reduce' });
    const { entering, waiting, element } = await countAnimations();
    expect([entering, waiting]).to.deep.equal([0, 0]);
    expect(find(element, SPINNER).getAnimations()).to.have.length(1);
    button(element, 'Not you?').click();
    await waitForStage(element, 'start');
    expect(moving(element)).to.deep.equal([]);
  });
});
