import { expect } from 'chai';
import '../../support/location.ts';
import { waitForAnimations } from '../../support/animations.ts';
import { deferred, usualReply } from '../../support/fake-fetch.ts';
import { FORMS, serveForm } from '../../support/forms.ts';
import { loadElements } from '../../support/mount.ts';
import { button, find, findAll, focused, textOf } from '../../support/shadow.ts';
import { waitForStage } from '../../support/stages.ts';
import { waitFor } from '../../support/wait-for.ts';

const FORMS_WITH_BUTTON = Object.entries(FORMS).filter(([, { stage }]) => stage !== 'choice');

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
  before(loadElements);

  for (const [name, form] of FORMS_WITH_BUTTON) {
    it(`shows a spinner after 150 ms without a layout shift: ${name}`, async () => {
      const slow = deferred(usualReply(form.route));
      serveForm(form, slow);
      const element = await form.open();
      await waitForAnimations();
      const button = find(element, 'button[type=submit]');
      const box = positionIn(element, button);
      const { length } = textOf(element);
      const progress = timeOfMatch(element, '.button .spinner');
      button.focus();
      const start = performance.now();
      form.submit(element);
      button.focus();

      await waitFor(() => button.ariaDisabled === 'true');
      expect(positionIn(element, button)).to.equal(box);
      expect((await progress) - start).to.be.at.least(150);
      expect(find(element, 'button + [role=status]').textContent).to.equal('Please wait…');
      expect(textOf(element).length).to.be.greaterThan(length);
      expect(positionIn(element, button)).to.equal(box);
      expect(focused()).to.equal(button);

      slow.resolve();
      await waitForStage(element, form.nextStage);
      expect(findAll(element, '.button .spinner')).to.deep.equal([]);
    });
  }

  it('can be cancelled, and the next form is not busy', async () => {
    const form = FORMS['admin login'];
    serveForm(form, deferred(usualReply(form.route)));
    const element = await form.open();
    form.submit(element);
    await waitFor(() => findAll(element, '.button .spinner').length === 1);
    button(element, 'Cancel').click();
    await waitForStage(element, 'start');
    expect(findAll(element, '.button .spinner, [aria-disabled]')).to.deep.equal([]);
  });
});

describe('a quick reply', () => {
  before(loadElements);

  it('shows no spinner', async () => {
    const form = FORMS['email lookup'];
    let spinner = { seen: false };
    // A busy machine may need several attempts to reply quickly.
    await waitFor(async () => {
      serveForm(form, usualReply(form.route));
      const element = await form.open();
      const attempt = { seen: false };
      spinner = attempt;
      void timeOfMatch(element, '.button .spinner').then(() => {
        attempt.seen = true;
      });
      const start = performance.now();
      form.submit(element);
      await waitForStage(element, form.nextStage);
      return performance.now() - start < 150;
    });
    expect(spinner.seen).to.equal(false);
  });
});
