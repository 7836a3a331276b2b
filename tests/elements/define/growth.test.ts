import { expect } from 'chai';
import { fakeFetch, silent } from '../../support/fake-fetch.ts';
import { countListeners } from '../../support/listeners.ts';
import { loadElements } from '../../support/mount.ts';
import { poll } from '../../support/poll.ts';
import { find } from '../../support/shadow.ts';
import { answersFor, enter, open, PASSWORD, PORTAL, USER_LOGIN, walkTo } from '../../support/stages.ts';

const AT_ONCE = 10;
/** React and the engine hold on to what they touched last. */
const LAST_ONES = 3;

/** From `--expose-gc` in the configuration of the test runner. */
const { gc } = globalThis as unknown as { gc(options: { execution: 'async' }): Promise<void> };

/** Mounts and removes so many; what is remembered of each, weakly, is the element and a node inside. */
async function comeAndGo(count: number, html: string, use = async (_element: HTMLElement) => {}) {
  const references: WeakRef<object>[] = [];
  async function once() {
    const element = await open(html);
    await use(element);
    references.push(new WeakRef(element), new WeakRef(find(element, '[data-stage]')));
    element.remove();
  }
  for (let done = 0; done < count; done += AT_ONCE) await Promise.all(Array.from({ length: AT_ONCE }, once));
  expect(references).to.have.length(2 * count);
  return references;
}

async function allGone(references: readonly WeakRef<object>[]) {
  await poll(async () => {
    await gc({ execution: 'async' });
    return references.filter((reference) => reference.deref()).length <= LAST_ONES;
  });
}

describe('elements that came and went', function () {
  this.timeout(30_000);
  before(loadElements);

  it('leave no element, no node and no listener behind: two hundred portals', async () => {
    fakeFetch();
    const listeners = countListeners();
    await allGone(await comeAndGo(200, PORTAL));
    // React's own, one for the whole document.
    await poll(() => listeners.left().join() === 'selectionchange on HTMLDocument');
  });

  it('leave nothing behind while a sign-in is under way', async () => {
    fakeFetch({ ...answersFor('password'), [USER_LOGIN]: silent });
    const references = await comeAndGo(50, PORTAL, async (element) => {
      await walkTo(element, 'password');
      enter(element, 'Password', PASSWORD);
    });
    await allGone(references);
  });

  for (const tag of ['forgot-password', 'access-request', 'voucher-redeem', 'self-register']) {
    it(`leave nothing behind: <${tag}>`, async () => {
      fakeFetch();
      await allGone(await comeAndGo(50, `<${tag}></${tag}>`));
    });
  }
});
