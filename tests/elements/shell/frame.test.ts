import { expect } from 'chai';
import { fakeFetch } from '../../support/fake-fetch.ts';
import { openPath } from '../../support/links.ts';
import { loadElements } from '../../support/mount.ts';
import { poll } from '../../support/poll.ts';
import { button, find, findAll } from '../../support/shadow.ts';
import { untilStage } from '../../support/stages.ts';

const { setTimeout: realTimeout } = window;

/** Specification, sections 2 "Shell" and 9. */
describe('the shell on a page of our own', () => {
  before(loadElements);
  afterEach(() => {
    window.setTimeout = realTimeout;
  });

  it('is covered for 200 ms, fades, and is free after 500 ms; meanwhile nothing is in the way of a click', async () => {
    fakeFetch();
    const held = new Map<number | undefined, (() => void)[]>([
      [200, []],
      [500, []],
    ]);
    window.setTimeout = ((act: () => void, milliseconds?: number) =>
      held.get(milliseconds)?.push(act) ?? realTimeout(act, milliseconds)) as typeof setTimeout;
    const run = (milliseconds: number) => {
      for (const act of held.get(milliseconds) ?? []) act();
    };
    const element = openPath('');
    await untilStage(element, 'start');
    const cover = find(element, '[part=loading-screen]');
    await poll(() => held.get(500)?.length);
    expect(cover.dataset.state).to.equal('loading');
    expect([getComputedStyle(cover).pointerEvents, cover.ariaHidden]).to.deep.equal(['none', 'true']);
    run(200);
    await poll(() => cover.dataset.state === 'finished');
    run(500);
    await poll(() => findAll(element, '[part=loading-screen]').length === 0);
  });

  it('has its two switchers fixed at the top right, over a background nobody meets', async () => {
    fakeFetch();
    const element = openPath('');
    await untilStage(element, 'start');
    const languages = find(element, '[part=language-switcher]').getBoundingClientRect();
    expect(innerWidth - languages.right).to.be.within(0, 48);
    expect(languages.top).to.be.within(0, 48);
    const theme = button(element, 'Switch to dark mode').getBoundingClientRect();
    expect(theme.right).to.be.at.most(languages.left);
    const fixed = find(element, '[part=language-switcher]').closest('.tools') as HTMLElement;
    expect(getComputedStyle(fixed).position).to.equal('fixed');
    expect(find(element, '[part=background]').ariaHidden).to.equal('true');
  });
});
