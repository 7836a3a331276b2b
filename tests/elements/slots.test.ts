import { expect } from 'chai';
import { expectAccessible } from '../support/accessibility.ts';
import { WIDGET_TAGS } from '../support/elements.ts';
import '../support/loaded.ts';
import { mount } from '../support/mount.ts';
import { button, find, findAll, textOf } from '../support/shadow.ts';
import { PORTAL, stageOf, waitForStage } from '../support/stages.ts';
import { waitFor } from '../support/timing.ts';

/** Mounts the element with slotted content and waits for its form. */
async function openWith(element: string, content: string): Promise<HTMLElement> {
  const mounted = mount(`<div>${element.replace('><', `>${content}<`)}</div>`);
  const inner = mounted.firstElementChild as HTMLElement;
  await waitFor(() => stageOf(inner) && find(inner, '[part=title]'));
  return inner;
}

const above = (upper: Element, lower: Element) =>
  upper.getBoundingClientRect().bottom <= lower.getBoundingClientRect().top;

describe('slots', () => {
  it('show a logo only in the theme that it is for', async () => {
    const element = await openWith(
      PORTAL.replace('>', ' theme="dark">'),
      '<b slot="logo" data-theme="light">Light</b><b slot="logo" data-theme="dark">Dark</b>',
    );
    const shown = () => findAll(document, '[slot=logo]').filter((logo) => logo.checkVisibility());
    expect(shown().map(textOf)).to.deep.equal(['Dark']);
    element.setAttribute('theme', 'light');
    await waitFor(() => shown().map(textOf).join() === 'Light');
  });

  it('show the content of the host page, and every screen keeps its title', async () => {
    const element = await openWith(
      PORTAL,
      `<strong slot="logo">Acme</strong><h2 slot="heading">Good to see you</h2><small slot="footer">Help: 0800</small>`,
    );
    const heading = find(document, 'h2[slot=heading]');
    await waitFor(() => textOf(find(element, '[part=footer]')) === 'Help: 0800 Version 1.0.0');
    expect(textOf(find(element, '[part=brand]'))).to.equal('Acme');
    for (const [link, stage] of [
      ['Forgot password?', 'idle'],
      ['Back to Login', 'start'],
    ] as const) {
      expect(textOf(heading)).to.equal('Good to see you');
      expect(above(heading, find(element, '[part=title]'))).to.equal(true);
      await expectAccessible(element);
      button(element, link).click();
      await waitForStage(element, stage);
    }
  });

  it('return to the default when the host page removes its content', async () => {
    const element = await openWith(PORTAL, '<strong slot="logo">Acme</strong>');
    find(document, 'strong').remove();
    await waitFor(() => textOf(find(element, '[part=brand]')) === 'Compass');
  });

  it('are above and below the form of every widget', async () => {
    for (const tag of WIDGET_TAGS) {
      const element = await openWith(
        `<${tag}></${tag}>`,
        '<p slot="heading">Above</p><p slot="footer">Below</p>',
      );
      const [heading, footer] = [find(element, '[slot=heading]'), find(element, '[slot=footer]')];
      expect(above(heading, find(element, '[part=title]')), tag).to.equal(true);
      // The links of a registration appear with its form.
      expect(above(await waitFor(() => find(element, '.aside')), footer), tag).to.equal(true);
      element.parentElement?.remove();
    }
  });

  it('have the direction, the type and the colour of the page, also after a change', async () => {
    const content = '<b slot="logo">A</b><p slot="heading">B</p><p slot="footer">C</p>';
    const page = mount(`<div dir="rtl">${PORTAL.replace('><', `>${content}<`)}</div>`);
    Object.assign(page.style, {
      font: 'italic 700 21px/2 Courier',
      color: 'rgb(0, 80, 0)',
      textTransform: 'uppercase',
    });
    const [portal] = page.children;
    await waitFor(() => portal && stageOf(portal));
    const own = page.appendChild(document.createElement('p'));
    const styles = (node: Element) => {
      const { direction, fontFamily, fontSize, fontStyle, lineHeight, textTransform, color } =
        getComputedStyle(node);
      return { direction, fontFamily, fontSize, fontStyle, lineHeight, textTransform, color };
    };
    const slotted = [...(portal?.children ?? [])];
    const expectSame = () =>
      waitFor(() => {
        for (const node of slotted) expect(styles(node)).to.deep.equal(styles(own));
        return true;
      });
    await expectSame();
    expect(getComputedStyle(find(portal as Element, '[part=title]')).direction).to.equal('ltr');
    page.style.fontSize = '12px';
    page.dir = 'ltr';
    await expectSame();
    // White text of a dark section could not be read on the white card.
    page.style.color = 'white';
    page.style.background = 'black';
    await waitFor(() => styles(slotted[0] as Element).color === 'rgb(255, 255, 255)');
    expect(styles(slotted[1] as Element).color).not.to.equal('rgb(255, 255, 255)');
  });

  it('limit wide content to the width of the container', async () => {
    const wide =
      '<svg slot="logo" width="900" height="300"></svg><img slot="heading" alt="" width="900"><svg slot="footer" width="900"></svg>';
    const element = await openWith(PORTAL, wide);
    const container = element.parentElement as HTMLElement;
    for (const width of [240, 1200]) {
      container.style.width = `${width}px`;
      const right = container.getBoundingClientRect().right;
      const overflowing = [...findAll(element, '[part], button, a'), ...element.children].filter(
        (each) => each.getBoundingClientRect().right > right + 1,
      );
      expect(overflowing.map((each) => each.outerHTML)).to.deep.equal([]);
    }
  });

  it('hide content without a slot name', async () => {
    const element = await openWith(PORTAL, '<p>Loading…</p>');
    expect(find(element, 'p:not([slot], [part], [class])').checkVisibility()).to.equal(false);
  });
});
