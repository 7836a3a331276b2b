import { expect } from 'chai';
import { TOKEN } from '../../support/calls.ts';
import { captureConsole } from '../../support/console.ts';
import { itIn } from '../../support/engine.ts';
import { expectAbsent } from '../../support/expect-absent.ts';
import { waitForCollection } from '../../support/garbage-collection.ts';
import { recordEvents } from '../../support/host-events.ts';
import { currentPath, firePageShow, leavePage, openPath, waitForTitle } from '../../support/links.ts';
import '../../support/loaded.ts';
import { PRIVATE_SCREENS, showScreen } from '../../support/private-data.ts';
import { rowsOf } from '../../support/rows.ts';
import { button, find, textOf } from '../../support/shadow.ts';
import { waitForStage } from '../../support/stages.ts';
import { waitFor } from '../../support/timing.ts';

const VISITS = 5;
/** React and the engine keep references to the last objects they used. */
const KEPT = 2;

const { parse } = JSON;

/** Weak references to every reply with a person in it. */
function watchReplies(): WeakRef<object>[] {
  const replies: WeakRef<object>[] = [];
  JSON.parse = (...parameters) => {
    const value = parse(...parameters);
    if (value?.data?.personal) replies.push(new WeakRef(value.data.personal));
    return value;
  };
  return replies;
}

for (const [name, screen] of Object.entries(PRIVATE_SCREENS)) {
  describe(name, () => {
    afterEach(() => {
      JSON.parse = parse;
    });

    it('appears in the element and nowhere else', async () => {
      const lines = captureConsole();
      const events = recordEvents(document);
      const element = await showScreen(screen);
      for (const secret of screen.secrets) expect(textOf(element)).to.include(secret);
      expect(JSON.stringify([events, lines, document.cookie, { ...localStorage }, history.state])).to.satisfy(
        (text: string) => [...screen.secrets, TOKEN].every((secret) => !text.includes(secret)),
      );
      expectAbsent([TOKEN], [events, lines]);
    });

    it('is gone at once when the page is left, which closes when the back/forward cache restores it', async () => {
      const element = await showScreen(screen);
      const { length } = history;
      leavePage();
      const left = element.shadowRoot?.textContent ?? '';
      expect(screen.secrets.filter((secret) => left.includes(secret))).to.deep.equal([]);
      firePageShow();
      await waitForTitle(element, screen.requestTitle);
      expect(currentPath()).to.equal(`/login/${screen.request}`);
      expect(history.length).to.equal(length);
      expectAbsent([...screen.secrets, TOKEN], []);
    });

    it('is gone after the element was removed, also for the next element', async () => {
      const element = await showScreen(screen);
      element.remove();
      await waitFor(() => textOf(element) === '');
      expectAbsent([...screen.secrets, TOKEN], []);
      await waitForTitle(openPath(screen.path), screen.requestTitle);
    });

    const ways = {
      'the element was removed': (element: HTMLElement) => element.remove(),
      'the user has left the screen': async (element: HTMLElement) => {
        button(element, 'Back to Login').click();
        await waitFor(() => find<HTMLDialogElement>(element, 'dialog').open);
        button(element, 'Leave the page').click();
        await waitForStage(element, 'start');
      },
      'the page was restored': async (element: HTMLElement) => {
        leavePage();
        firePageShow();
        await waitForTitle(element, screen.requestTitle);
      },
    };
    for (const [how, leave] of rowsOf(Object.entries(ways), Object.entries(ways).slice(1, 2)))
      itIn('Chromium', `is garbage-collected after ${how}`, async () => {
        const replies = watchReplies();
        for (let visit = 0; visit < VISITS; visit++) await leave(await showScreen(screen));
        expect(replies).to.have.length(VISITS);
        await waitForCollection(replies, KEPT);
      });
  });
}
