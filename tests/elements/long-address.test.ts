import { expect } from 'chai';
import { fakeFetch } from '../support/fake-fetch.ts';
import '../support/location.ts';
import { loadElements } from '../support/mount.ts';
import { find } from '../support/shadow.ts';
import { enter, open, repliesFor, waitForStage } from '../support/stages.ts';

const ADDRESS = 'ingrid.solberg@norskinstitutt.no';

/** The text of each line. */
function linesOf(element: Element): string[] {
  const lines = new Map<number, string>();
  for (const node of element.childNodes)
    for (let index = 0; index < (node.textContent ?? '').length; index += 1) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + 1);
      const top = Math.round(range.getBoundingClientRect().top);
      lines.set(top, (lines.get(top) ?? '') + range);
    }
  return [...lines.values()];
}

describe('a long email address', () => {
  before(loadElements);

  it('breaks before its @ if it does not fit, and stays whole if it does', async () => {
    fakeFetch(repliesFor('password'));
    const element = await open();
    enter(element, 'email', ADDRESS);
    await waitForStage(element, 'password');
    const address = find(element, '.address');
    element.style.inlineSize = '900px';
    expect(linesOf(address)).to.deep.equal([ADDRESS]);
    element.style.inlineSize = '300px';
    expect(linesOf(address)).to.deep.equal(['ingrid.solberg', '@norskinstitutt.no']);
    expect(address.textContent).to.equal(ADDRESS);
  });
});
