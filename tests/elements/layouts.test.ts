import { setViewport } from '@web/test-runner-commands';
import { expect } from 'chai';
import { waitForAnimations } from '../support/animations.ts';
import { VOUCHER } from '../support/calls.ts';
import { expectProblem } from '../support/element-guard.ts';
import { FORM_TAGS, TAGS, WIDGET_TAGS } from '../support/elements.ts';
import { fakeFetch, ok, realFetch } from '../support/fake-fetch.ts';
import { loadElements, mount, testPolicy } from '../support/mount.ts';
import { rowsOf } from '../support/rows.ts';
import { find, findAll, focused } from '../support/shadow.ts';
import { EMAIL, submit } from '../support/stages.ts';
import { waitFor } from '../support/timing.ts';
import { FULL, LAYOUTS, NARROWEST, place } from './layouts.ts';

const SLOTTED =
  '<h2 slot="heading">A heading of the host that is longer than the form</h2><p slot="footer">A footer</p>';

const config = ok({
  version: '1.0.0',
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

/** Those of the elements that are not inside the container. */
function outside(container: Element, elements: readonly Element[]): string[] {
  const { left, right } = container.getBoundingClientRect();
  return elements
    .filter((each) => {
      const box = each.getBoundingClientRect();
      return box.width > 1 && (box.left < left - 1 || box.right > right + 1);
    })
    .map(({ outerHTML }) => outerHTML.slice(0, 80));
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
      const { width } = element.getBoundingClientRect();
      const { width: expected = FULL } = layout;
      if (isForm) expect(width, where).to.be.at.least(NARROWEST);
      if (isForm && expected && window === 1000) expect(width, where).to.be.closeTo(expected, 1);
      if (!isForm && expected) expect(width, where).to.be.below(NARROWEST);
      expect(outside(element, findAll(element, ':is(.card, .widget) *')), where).to.deep.equal([]);
      expect(document.documentElement.scrollWidth, where).to.be.at.most(innerWidth);
      moveBack();
    }
  }
}

describe('an element in a parent that takes its width from its content', function () {
  this.timeout(20_000);
  after(() => setViewport({ width: 800, height: 600 }));

  // First, because the elements must not be defined yet.
  for (const tag of rowsOf(WIDGET_TAGS, ['self-register']))
    it(`has a usable width as a fragment without the script: <${tag}>`, async () => {
      expectProblem(/security policy: style-src/);
      const parent = mount('<div></div>');
      const fragment = await (await realFetch(`/dist/fragments/${tag}.en.html`)).text();
      parent.setHTMLUnsafe(testPolicy.createHTML(fragment));
      await expectFits(find(parent, tag));
    });

  for (const tag of rowsOf(FORM_TAGS, ['login-portal']))
    it(`has a usable width: <${tag}>`, async () => {
      await loadElements();
      await expectFits(await open(`<${tag}></${tag}>`));
    });

  for (const tag of rowsOf(['login-portal', 'forgot-password'], ['forgot-password']))
    it(`has a usable width with slots: <${tag}>`, async () => {
      await expectFits(await open(`<${tag}>${SLOTTED}</${tag}>`));
    });

  it('has a usable width without a shadow root', async () => {
    await expectFits(await open('<login-portal base="/" rendering="light"></login-portal>'));
  });

  for (const tag of rowsOf(
    TAGS.filter((tag) => !FORM_TAGS.includes(tag)),
    ['language-switcher'],
  ))
    it(`fits without a form: <${tag}>`, async () => {
      await expectFits(await open(`<${tag}></${tag}>`), false);
    });
});

const WIDTHS = [240, 320, 480, 768, 1200];

/** The widest useful field, in em. */
const MAX_FIELD_WIDTH = 32;

/** A page loads each configuration once, so this one belongs to a separate API. */
const htmlOf = (tag: string) =>
  `<${tag} api-base="/wide" routing="memory" voucher="${VOUCHER}" email="${EMAIL}"></${tag}>`;

const LONG_NAMES = [
  { id: 'a', title: 'Personality profile, long', description: 'Five traits in forty minutes.' },
  { id: 'b', title: 'Careeranchorswithoutasinglespace' },
];

function startServer() {
  fakeFetch({
    'GET /wide/api/v1/settings/config': config,
    'GET /wide/*': ok({ systempreferences: { ssoproviders: ['google'] } }),
    'POST /wide/api/v1/vouchers/*': ok({
      action: 'incomplete',
      require: ['firstname', 'lastname', 'product', 'language'],
      product: [{ id: 'g', title: 'For teams', children: LONG_NAMES }],
      language: ['de', 'en'],
    }),
  });
}

describe('an element in a container of any width', () => {
  before(loadElements);

  for (const tag of rowsOf(FORM_TAGS, ['voucher-redeem'])) {
    it(`fits, and its fields have a readable width: <${tag}>`, async () => {
      startServer();
      const container = mount(`<div>${htmlOf(tag)}</div>`);
      const element = find(container, tag);
      await waitFor(() => findAll(element, 'input').length > 0);
      expect(focused(), 'does not move the focus').to.equal(document.body);
      if (tag === 'voucher-redeem') {
        submit(element);
        await waitFor(() => findAll(element, '[type=radio]').length === 5);
      }
      await waitForAnimations();
      for (const width of WIDTHS) {
        container.style.width = `${width}px`;
        expect(outside(container, findAll(element, '*')), `${width} px`).to.deep.equal([]);
        for (const input of findAll(element, '[part~=input]')) {
          const length = input.getBoundingClientRect().width / 16;
          expect(length, `${input.outerHTML} at ${width} px`).to.be.within(
            Math.min(10, width / 24),
            MAX_FIELD_WIDTH,
          );
        }
      }
    });
  }

  it('is transparent and has no page landmarks, heading or canvas', async () => {
    startServer();
    for (const tag of FORM_TAGS) {
      const element = find(mount(`<div>${htmlOf(tag)}</div>`), tag);
      await waitFor(() => findAll(element, 'input').length > 0);
      const layers = findAll(element, '[part=root], [part=frame], [part=background], [part=main], .widget');
      for (const layer of [element, ...layers]) {
        const { backgroundColor, backgroundImage, position } = getComputedStyle(layer);
        expect([backgroundColor, backgroundImage], `${tag} ${layer.className}`).to.deep.equal([
          'rgba(0, 0, 0, 0)',
          'none',
        ]);
        expect(position, layer.className).not.to.equal('fixed');
      }
      expect(findAll(element, 'main, header, footer, h1, canvas')).to.deep.equal([]);
    }
  });

  it('shows the fields in two columns if there is room, else in one', async () => {
    startServer();
    const container = mount(`<div>${htmlOf('self-register')}</div>`);
    await waitFor(() => findAll(container, 'input').length > 0);
    const columns = (width: number) => {
      container.style.width = `${width}px`;
      return new Set(findAll(container, '[part~=input]').map((input) => input.getBoundingClientRect().left))
        .size;
    };
    expect([columns(480), columns(1200)]).to.deep.equal([1, 2]);
  });
});
