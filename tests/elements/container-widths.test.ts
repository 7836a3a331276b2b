import { expect } from 'chai';
import { fakeFetch, ok } from '../support/fake-fetch.ts';
import { loadElements, mount } from '../support/mount.ts';
import { poll } from '../support/poll.ts';
import { comeToRest } from '../support/rest.ts';
import { find, findAll, focused } from '../support/shadow.ts';
import { stageOf, submit } from '../support/stages.ts';

const WIDTHS = [240, 320, 480, 768, 1200];

/** Nobody types more than this into one field, in multiples of the text's size. */
const LONGEST_FIELD = 32;

/** An API base of their own, because a page asks for its configuration once. */
const ELEMENTS = {
  'login-portal': '<login-portal api-base="/wide" routing="memory"></login-portal>',
  'forgot-password': '<forgot-password api-base="/wide"></forgot-password>',
  'access-request': '<access-request api-base="/wide"></access-request>',
  'self-register': '<self-register api-base="/wide"></self-register>',
  'voucher-redeem':
    '<voucher-redeem api-base="/wide" voucher="ABCDE-FGHJK-LMNPQ-RSTUV-WXYZ2" email="ada@example.org"></voucher-redeem>',
};

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

function server() {
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

describe('an element in a place of any width', () => {
  before(loadElements);

  for (const [tag, html] of Object.entries(ELEMENTS)) {
    it(`fits, and its fields can be read: <${tag}>`, async () => {
      server();
      const place = mount(`<div>${html}</div>`);
      const element = find(place, tag);
      await poll(() => findAll(element, 'input').length > 0);
      expect(focused(), 'takes no focus').to.equal(document.body);
      if (tag === 'voucher-redeem') {
        submit(element);
        await poll(() => stageOf(element) === 'entry' && findAll(element, '[type=radio]').length === 4);
      }
      await comeToRest();
      for (const width of WIDTHS) {
        place.style.width = `${width}px`;
        const { left, right } = place.getBoundingClientRect();
        const beyond = findAll(element, '*').filter((each) => {
          const box = each.getBoundingClientRect();
          return box.width > 1 && (box.left < left - 1 || box.right > right + 1);
        });
        expect(
          beyond.map((each) => each.outerHTML.slice(0, 80)),
          `${width} px`,
        ).to.deep.equal([]);
        for (const input of findAll(element, '[part~=input]')) {
          const length = input.getBoundingClientRect().width / 16;
          expect(length, `${input.outerHTML} at ${width} px`).to.be.within(
            Math.min(10, width / 24),
            LONGEST_FIELD,
          );
        }
      }
    });
  }

  it('lets the page shine through, and brings nothing of a page along', async () => {
    server();
    for (const [tag, html] of Object.entries(ELEMENTS)) {
      const element = find(mount(`<div>${html}</div>`), tag);
      await poll(() => findAll(element, 'input').length > 0);
      const grounds = findAll(element, '[part=root], [part=frame], [part=background], [part=main], .widget');
      for (const ground of [element, ...grounds]) {
        const { backgroundColor, backgroundImage, position } = getComputedStyle(ground);
        expect([backgroundColor, backgroundImage], `${tag} ${ground.className}`).to.deep.equal([
          'rgba(0, 0, 0, 0)',
          'none',
        ]);
        expect(position, ground.className).not.to.equal('fixed');
      }
      expect(findAll(element, 'main, header, footer, h1, canvas')).to.deep.equal([]);
    }
  });

  it('puts the fields side by side where there is room, and one under the other where there is none', async () => {
    server();
    const place = mount(`<div>${ELEMENTS['self-register']}</div>`);
    await poll(() => findAll(place, 'input').length > 0);
    const columns = (width: number) => {
      place.style.width = `${width}px`;
      return new Set(findAll(place, '[part~=input]').map((input) => input.getBoundingClientRect().left)).size;
    };
    expect([columns(480), columns(1200)]).to.deep.equal([1, 2]);
  });
});
