import { expect } from 'chai';
import { ACCENTS, unreadableAccents } from '../../support/accents.ts';
import { openPath } from '../../support/links.ts';
import '../../support/loaded.ts';
import { button } from '../../support/shadow.ts';
import { waitForStage } from '../../support/stages.ts';

/** WCAG 2.2, 1.4.3. */
describe('a brand', () => {
  it('can have any accent colour: what is on it and links in it can be read in both themes', async function () {
    this.timeout(30_000);
    const element = openPath('');
    await waitForStage(element, 'start');
    expect(unreadableAccents(element, ACCENTS)).to.deep.equal([]);
  });

  it('can have a colour of its own on the accent colour', async () => {
    const element = openPath('');
    element.style.setProperty('--portal-on-accent', 'rgb(1, 2, 3)');
    await waitForStage(element, 'start');
    expect(getComputedStyle(button(element, 'Continue')).color).to.equal('rgb(1, 2, 3)');
  });
});
