import { expect } from 'chai';
import { USER_LOGIN } from '../../support/calls.ts';
import { WIDGET_TAGS } from '../../support/elements.ts';
import { itIn } from '../../support/engine.ts';
import { fakeFetch, neverReplies } from '../../support/fake-fetch.ts';
import { waitForCollection } from '../../support/garbage-collection.ts';
import { trackListeners } from '../../support/listeners.ts';
import '../../support/loaded.ts';
import { rowsOf } from '../../support/rows.ts';
import { find } from '../../support/shadow.ts';
import { enter, goToStage, open, PASSWORD, PORTAL, repliesFor } from '../../support/stages.ts';
import { waitFor } from '../../support/timing.ts';

const COUNT = 10;
/** React and the engine keep references to the last objects they used. */
const KEPT = 3;

/** Mounts and removes `COUNT` elements; returns weak references to each element and to a node inside. */
async function mountAndRemove(html: string, use = async (_element: HTMLElement) => {}) {
  const references: WeakRef<object>[] = [];
  async function once() {
    const element = await open(html);
    await use(element);
    references.push(new WeakRef(element), new WeakRef(find(element, '[data-stage]')));
    element.remove();
  }
  await Promise.all(Array.from({ length: COUNT }, once));
  expect(references).to.have.length(2 * COUNT);
  return references;
}

describe('removed elements', function () {
  this.timeout(30_000);
  itIn('Chromium', 'leave no element, node or listener behind: <login-portal>', async () => {
    const listeners = trackListeners();
    await waitForCollection(await mountAndRemove(PORTAL), KEPT);
    // React's only listener on the document; preact has none.
    await waitFor(() => /^(selectionchange on HTMLDocument)?$/.test(listeners.remaining().join()));
  });

  for (const stage of rowsOf(['password'] as const, []))
    itIn('Chromium', 'leave nothing behind during a sign-in', async () => {
      fakeFetch({ ...repliesFor(stage), [USER_LOGIN]: neverReplies });
      const references = await mountAndRemove(PORTAL, async (element) => {
        await goToStage(element, stage);
        enter(element, 'password', PASSWORD);
      });
      await waitForCollection(references, KEPT);
    });

  for (const tag of rowsOf(WIDGET_TAGS, ['voucher-redeem'])) {
    itIn('Chromium', `leave nothing behind: <${tag}>`, async () => {
      await waitForCollection(await mountAndRemove(`<${tag}></${tag}>`), KEPT);
    });
  }
});
