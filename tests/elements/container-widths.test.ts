import { expect } from 'chai';
import { waitForAnimations } from '../support/animations.ts';
import { VOUCHER } from '../support/calls.ts';
import { FORM_TAGS } from '../support/elements.ts';
import { fakeFetch, ok } from '../support/fake-fetch.ts';
import { loadElements, mount } from '../support/mount.ts';
import { find, findAll, focused } from '../support/shadow.ts';
import { EMAIL, stageOf, submit } from '../support/stages.ts';
import { waitFor } from '../support/wait-for.ts';

const WIDTHS = [240, 320, 480, 768, 1200];

/** The widest useful field, in em. */
const MAX_FIELD_WIDTH = 32;

/** A page loads each configuration once, so this one belongs to a separate API. */
const htmlOf = (tag: string) =>
  `<${tag} api-base="/wide" routing="memory" voucher="${VOUCHER}" email="${EMAIL}"></${tag}>`;

const TREE = [
  { id: 'g', title: 'For teams', parentgroup: 'root' },
  {
    id: 'a',
    title: 'Personality profile, long',
    description: 'Five traits in forty minutes.',
    parentgroup: 'g',
  },
  { id: 'b', title: 'Careeranchorswithoutasinglespace', parentgroup: 'g' },
];

function startServer() {
  fakeFetch({
    'GET /wide/api/v1/settings/config': ok({
      version: '1.0.0',
      systempreferences: { branding: { appname: 'Compass' } },
      members: { defaultregistration: true },
    }),
    'GET /wide/*': ok({ systempreferences: { ssoproviders: ['google'] } }),
    'POST /wide/api/v1/vouchers/*': ok({
      action: 'incomplete',
      require: ['firstname', 'lastname', 'product', 'language'],
      product: TREE,
      language: ['de', 'en'],
    }),
  });
}

describe('an element in a container of any width', () => {
  before(loadElements);

  for (const tag of FORM_TAGS) {
    it(`fits, and its fields have a readable width: <${tag}>`, async () => {
      startServer();
      const container = mount(`<div>${htmlOf(tag)}</div>`);
      const element = find(container, tag);
      await waitFor(() => findAll(element, 'input').length > 0);
      expect(focused(), 'does not move the focus').to.equal(document.body);
      if (tag === 'voucher-redeem') {
        submit(element);
        await waitFor(() => stageOf(element) === 'entry' && findAll(element, '[type=radio]').length === 4);
      }
      await waitForAnimations();
      for (const width of WIDTHS) {
        container.style.width = `${width}px`;
        const { left, right } = container.getBoundingClientRect();
        const overflowing = findAll(element, '*').filter((each) => {
          const box = each.getBoundingClientRect();
          return box.width > 1 && (box.left < left - 1 || box.right > right + 1);
        });
        expect(
          overflowing.map((each) => each.outerHTML.slice(0, 80)),
          `${width} px`,
        ).to.deep.equal([]);
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
