import { expect } from 'chai';
import { expectAccessible } from '../support/accessibility.ts';
import { fakeFetch } from '../support/fake-fetch.ts';
import { loadElements, mount } from '../support/mount.ts';
import { poll } from '../support/poll.ts';
import { button, find, findAll, textOf } from '../support/shadow.ts';
import { PORTAL, stageOf, untilStage } from '../support/stages.ts';

const WIDGETS = ['forgot-password', 'access-request', 'voucher-redeem', 'self-register'];

/** The element with the host's own content in it, when its form is there. */
async function openWith(element: string, content: string): Promise<HTMLElement> {
  const mounted = mount(`<div>${element.replace('><', `>${content}<`)}</div>`);
  const inside = mounted.firstElementChild as HTMLElement;
  await poll(() => stageOf(inside) && find(inside, '[part=title]'));
  return inside;
}

const above = (upper: Element, lower: Element) =>
  upper.getBoundingClientRect().bottom <= lower.getBoundingClientRect().top;

describe('the slots', () => {
  before(loadElements);

  it('hold the name and "Powered by" where the host page has nothing for them', async () => {
    fakeFetch();
    const element = await openWith(PORTAL, '');
    await poll(() => textOf(find(element, '[part=brand]')) === 'Compass');
    await poll(() => textOf(find(element, '[part=footer]')) === 'Powered by Compass 1.0.0');
  });

  it('hold what the host page puts into them, and every screen keeps its title', async () => {
    fakeFetch();
    const element = await openWith(
      PORTAL,
      `<strong slot="logo">Acme</strong><h2 slot="heading">Good to see you</h2><small slot="footer">Help: 0800</small>`,
    );
    const heading = find(document, 'h2[slot=heading]');
    await poll(() => textOf(find(element, '[part=footer]')) === 'Help: 0800 1.0.0');
    expect(textOf(find(element, '[part=brand]'))).to.equal('Acme');
    for (const [link, stage] of [
      ['Forgot password?', 'idle'],
      ['Back to Login', 'start'],
    ] as const) {
      expect(textOf(heading)).to.equal('Good to see you');
      expect(above(heading, find(element, '[part=title]'))).to.equal(true);
      await expectAccessible(element);
      button(element, link).click();
      await untilStage(element, stage);
    }
  });

  it('follow the host page when it changes its mind', async () => {
    fakeFetch();
    const element = await openWith(PORTAL, '<strong slot="logo">Acme</strong>');
    find(document, 'strong').remove();
    await poll(() => textOf(find(element, '[part=brand]')) === 'Compass');
  });

  it('are above and below the form in every widget', async () => {
    fakeFetch();
    for (const tag of WIDGETS) {
      const element = await openWith(
        `<${tag}></${tag}>`,
        '<p slot="heading">Above</p><p slot="footer">Below</p>',
      );
      const [heading, footer] = [find(element, '[slot=heading]'), find(element, '[slot=footer]')];
      expect(above(heading, find(element, '[part=title]')), tag).to.equal(true);
      expect(above(find(element, '.aside'), footer), tag).to.equal(true);
      expect(getComputedStyle(heading).fontFamily, tag).to.equal(
        getComputedStyle(find(element, '[part=title]')).fontFamily,
      );
      element.parentElement?.remove();
    }
  });

  it('break no layout: nothing is wider than its place, however wide the content is', async () => {
    fakeFetch();
    const wide =
      '<svg slot="logo" width="900" height="300"></svg><img slot="heading" alt="" width="900"><svg slot="footer" width="900"></svg>';
    const element = await openWith(PORTAL, wide);
    const place = element.parentElement as HTMLElement;
    for (const width of [240, 1200]) {
      place.style.width = `${width}px`;
      const right = place.getBoundingClientRect().right;
      const beyond = [...findAll(element, '[part], button, a'), ...element.children].filter(
        (each) => each.getBoundingClientRect().right > right + 1,
      );
      expect(beyond.map((each) => each.outerHTML)).to.deep.equal([]);
    }
  });

  it('show nothing that is in none of them', async () => {
    fakeFetch();
    const element = await openWith(PORTAL, '<p>Loading…</p>');
    expect(find(element, 'p:not([slot], [part], [class])').checkVisibility()).to.equal(false);
  });
});
