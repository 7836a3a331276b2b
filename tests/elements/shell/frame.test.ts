import { expect } from 'chai';
import { useFakeTimers } from '../../support/fake-timers.ts';
import { openPath } from '../../support/links.ts';
import '../../support/loaded.ts';
import { button, find, findAll } from '../../support/shadow.ts';
import { waitForStage } from '../../support/stages.ts';
import { settle, waitFor } from '../../support/timing.ts';

/** Specification, sections 2 "Shell" and 9. */
describe('the shell of a portal page', () => {
  it('has a loading screen that lets clicks through, fades after 200 ms and is removed after 500 ms', async () => {
    const advance = useFakeTimers();
    const element = openPath('');
    await waitForStage(element, 'start');
    const loadingScreen = find(element, '[part=loading-screen]');
    await settle();
    expect(loadingScreen.dataset.state).to.equal('loading');
    expect([getComputedStyle(loadingScreen).pointerEvents, loadingScreen.ariaHidden]).to.deep.equal([
      'none',
      'true',
    ]);
    advance(200);
    await waitFor(() => loadingScreen.dataset.state === 'finished');
    advance(300);
    await waitFor(() => findAll(element, '[part=loading-screen]').length === 0);
  });

  it('has two switchers fixed at the top right, and a background that is hidden from screen readers', async () => {
    const element = openPath('');
    await waitForStage(element, 'start');
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
