import { expect } from 'chai';
import '../../support/location.ts';
import { itIn } from '../../support/engine.ts';
import { deferred, fakeFetch, usualReply } from '../../support/fake-fetch.ts';
import { FORMS, serveForm } from '../../support/forms.ts';
import { emulateMedia } from '../../support/media.ts';
import { loadElements } from '../../support/mount.ts';
import { button, find, findAll } from '../../support/shadow.ts';
import { open, stageOf, waitForStage } from '../../support/stages.ts';
import { waitFor } from '../../support/wait-for.ts';

const MOVING = ['transform', 'translate', 'rotate', 'scale', 'left', 'top', 'marginLeft', 'width', 'height'];

/** The animations of the element that move something and take time. */
const moving = (element: HTMLElement) =>
  (element.shadowRoot?.getAnimations() ?? []).filter(({ effect }) => {
    const { duration, endTime } = (effect as KeyframeEffect).getComputedTiming();
    const moves = (effect as KeyframeEffect)
      .getKeyframes()
      .some((keyframe) => MOVING.some((property) => property in keyframe));
    return moves && duration !== 0 && endTime !== 0;
  });

describe('motion', () => {
  before(loadElements);

  async function countAnimations() {
    const form = FORMS['admin login'];
    const slow = deferred(usualReply(form.route));
    serveForm(form, slow);
    const element = await form.open();
    const entering = moving(element).length;
    form.submit(element);
    await waitFor(() => findAll(element, '.button .spinner').length === 1);
    return { entering, waiting: moving(element).length, element };
  }

  it('is short: the panel appears within 0.2 s, and the spinner turns', async () => {
    const { entering, waiting, element } = await countAnimations();
    expect(getComputedStyle(find(element, '[part=panel]')).animationDuration).to.equal('0.2s');
    expect(entering).to.be.greaterThan(0);
    expect(waiting).to.be.greaterThan(0);
  });

  it('does not delay the first stage, which can be used at once', async () => {
    fakeFetch();
    const element = await open();
    expect(stageOf(element)).to.equal('start');
    expect(find(element, '[part=panel]').getAnimations()).to.deep.equal([]);
  });

  itIn('Chromium', 'is off with prefers-reduced-motion', async () => {
    await emulateMedia({ reducedMotion: 'reduce' });
    const { entering, waiting, element } = await countAnimations();
    expect(entering).to.equal(0);
    expect(waiting).to.equal(0);
    expect(find(element, '.button .spinner').getAnimations()).to.have.length(1);
    button(element, 'Cancel').click();
    await waitForStage(element, 'start');
    expect(moving(element)).to.deep.equal([]);
    expect(stageOf(element)).to.equal('start');
  });
});
