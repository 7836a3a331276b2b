import { emulateMedia } from '@web/test-runner-commands';
import { expect } from 'chai';
import '../../support/address.ts';
import { CALLS, serve } from '../../support/calls.ts';
import { held } from '../../support/fake-fetch.ts';
import { loadElements } from '../../support/mount.ts';
import { poll } from '../../support/poll.ts';
import { button, find, findAll } from '../../support/shadow.ts';
import { stageOf, untilStage } from '../../support/stages.ts';

const MOVING = ['transform', 'translate', 'rotate', 'scale', 'left', 'top', 'marginLeft', 'width', 'height'];

/** Animations that take time and move something, wherever they are in the element. */
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
  afterEach(() => emulateMedia({ reducedMotion: 'no-preference' }));

  async function signInSlowly() {
    const call = CALLS['the login of an admin'] as (typeof CALLS)[string];
    const slow = held(call.good);
    serve(call, slow);
    const element = await call.arrive();
    const entering = moving(element).length;
    call.send(element);
    await poll(() => findAll(element, '.button .spinner').length === 1);
    return { entering, waiting: moving(element).length, element };
  }

  it('is small: the panel comes in within 0.2 s, and the spinner turns', async () => {
    const { entering, waiting, element } = await signInSlowly();
    expect(getComputedStyle(find(element, '[part=panel]')).animationDuration).to.equal('0.2s');
    expect(entering).to.be.greaterThan(0);
    expect(waiting).to.be.greaterThan(0);
  });

  it('is not there for those who want none', async () => {
    await emulateMedia({ reducedMotion: 'reduce' });
    const { entering, waiting, element } = await signInSlowly();
    expect(entering).to.equal(0);
    expect(waiting).to.equal(0);
    expect(find(element, '.button .spinner').getAnimations()).to.have.length(1);
    button(element, 'Cancel').click();
    await untilStage(element, 'start');
    expect(moving(element)).to.deep.equal([]);
    expect(stageOf(element)).to.equal('start');
  });
});
