import { setViewport } from '@web/test-runner-commands';
import { expect } from 'chai';
import { expectProblem } from '../support/element-guard.ts';
import { FORM_TAGS, TAGS, WIDGET_TAGS } from '../support/elements.ts';
import { fakeFetch, ok } from '../support/fake-fetch.ts';
import { loadElements, mount, testPolicy } from '../support/mount.ts';
import { find, findAll } from '../support/shadow.ts';
import { waitFor } from '../support/wait-for.ts';
import { LAYOUTS, NARROWEST, place } from './layouts.ts';

const SLOTTED =
  '<h2 slot="heading">A heading of the host that is longer than the form</h2><p slot="footer">A footer</p>';
const LIGHT = '<login-portal base="/" rendering="light"></login-portal>';

const config = ok({
  systempreferences: { branding: { appname: 'Compass' } },
  members: { defaultregistration: true },
});

async function open(html: string): Promise<HTMLElement> {
  fakeFetch({ 'GET /api/v1/settings/config': config });
  const element = mount(html);
  await waitFor(() => findAll(element, 'button').length > 0);
  await waitFor(() => findAll(element, '[part=loading-screen]').length === 0);
  return element;
}

/** Expects that the element fits into every layout, and that a form has a usable width, in a wide and in a narrow window. */
async function expectFits(element: HTMLElement, isForm = true): Promise<void> {
  for (const window of [1000, 320]) {
    await setViewport({ width: window, height: 700 });
    for (const [name, layout] of Object.entries(LAYOUTS)) {
      const where = `${name} at ${window} px`;
      const moveBack = place(element, layout);
      // A move starts it again.
      for (const panel of findAll(element, '.entering'))
        for (const animation of panel.getAnimations()) animation.finish();
      const { width, left, right } = element.getBoundingClientRect();
      if (isForm) expect(width, where).to.be.at.least(NARROWEST);
      if (isForm && layout.width && window === 1000) expect(width, where).to.be.closeTo(layout.width, 1);
      if (!isForm && layout.width) expect(width, where).to.be.below(NARROWEST);
      const outside = findAll(element, ':is(.card, .widget) *').filter((each) => {
        const box = each.getBoundingClientRect();
        return box.width > 1 && (box.left < left - 1 || box.right > right + 1);
      });
      const outlines = outside.map(({ outerHTML }) => outerHTML.slice(0, 80));
      expect(outlines, where).to.deep.equal([]);
      expect(document.documentElement.scrollWidth, where).to.be.at.most(innerWidth);
      moveBack();
    }
  }
}

describe('an element in a parent that takes its width from its content', function () {
  this.timeout(20_000);
  after(() => setViewport({ width: 800, height: 600 }));

  // First, because the elements must not be defined yet.
  for (const tag of WIDGET_TAGS)
    it(`has a usable width as a fragment without the script: <${tag}>`, async () => {
      expectProblem(/security policy: style-src/);
      const parent = mount('<div></div>');
      const fragment = await (await fetch(`/dist/fragments/${tag}.en.html`)).text();
      parent.setHTMLUnsafe(testPolicy.createHTML(fragment));
      await expectFits(find(parent, tag));
    });

  for (const tag of FORM_TAGS) {
    it(`has a usable width: <${tag}>`, async () => {
      await loadElements();
      await expectFits(await open(`<${tag}></${tag}>`));
    });

    it(`has a usable width with slots: <${tag}>`, async () => {
      await expectFits(await open(`<${tag}>${SLOTTED}</${tag}>`));
    });
  }

  it('has a usable width without a shadow root', async () => {
    await expectFits(await open(LIGHT));
  });

  for (const tag of TAGS.filter((tag) => !FORM_TAGS.includes(tag)))
    it(`fits without a form: <${tag}>`, async () => {
      await expectFits(await open(`<${tag}></${tag}>`), false);
    });
});
