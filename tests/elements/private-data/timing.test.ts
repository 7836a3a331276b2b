import { expect } from 'chai';
import { captureConsole } from '../../support/console.ts';
import { expectAbsent } from '../../support/expect-absent.ts';
import { deferred, httpReply, neverReplies, ok, sequence } from '../../support/fake-fetch.ts';
import { UNREACHABLE } from '../../support/faults.ts';
import { recordEvents } from '../../support/host-events.ts';
import { alertText, firePageShow, titleOf, waitForTitle } from '../../support/links.ts';
import { loadElements } from '../../support/mount.ts';
import { openPrivateScreen, PRIVATE_SCREENS, waitForData } from '../../support/private-data.ts';
import { button, find, findAll, focused, textOf } from '../../support/shadow.ts';
import { ignoreAborts, settle, watchTimeouts } from '../../support/timing.ts';
import { waitFor } from '../../support/wait-for.ts';

for (const [name, screen] of Object.entries(PRIVATE_SCREENS)) {
  describe(`the request for ${name}`, () => {
    before(loadElements);

    it('shows a loading message', async () => {
      const slow = deferred(ok(screen.reply));
      const { element } = openPrivateScreen(screen, slow);
      await waitForTitle(element, screen.title);
      expect(textOf(element)).to.include('Please wait…');
      slow.resolve();
      await waitForData(element);
      expect(textOf(element)).to.not.include('Please wait…');
    });

    it('keeps the focus on the title when the data appears', async () => {
      const slow = deferred(ok(screen.reply));
      const { element } = openPrivateScreen(screen, slow);
      await waitForTitle(element, screen.title);
      await waitFor(() => focused() === find(element, '[part=title]'));
      slow.resolve();
      await waitForData(element);
      await settle();
      expect(focused()).to.equal(find(element, '[part=title]'));
    });

    it('keeps the focus in the screen when a retry fails', async () => {
      captureConsole();
      const { element, sent } = openPrivateScreen(screen, httpReply(502, ''));
      for (const requests of [1, 2]) {
        await waitFor(() => sent(screen.route).length === requests && alertText(element) !== '');
        const retry = button(element, 'Try again');
        retry.focus();
        retry.click();
      }
      await waitFor(() => sent(screen.route).length === 3 && alertText(element) !== '');
      expect(element.shadowRoot?.contains(focused())).to.equal(true);
    });

    it('times out after 20 seconds, and a retry works', async () => {
      const timeouts = watchTimeouts();
      // The first request checks the token.
      timeouts.shorten(1);
      const { element, sent } = openPrivateScreen(screen, sequence(neverReplies, ok(screen.reply)));
      expect(await waitFor(() => alertText(element))).to.equal(UNREACHABLE);
      expect(new Set(timeouts.requested)).to.deep.equal(new Set([20_000]));
      expect(sent(screen.route)).to.have.length(1);
      timeouts.restore();
      button(element, 'Try again').click();
      await waitForData(element);
    });

    it('is sent once if "Try again" is clicked twice', async () => {
      captureConsole();
      const slow = deferred(ok(screen.reply));
      const { element, sent } = openPrivateScreen(screen, sequence(httpReply(502, ''), slow));
      await waitFor(() => alertText(element) !== '');
      const retry = button(element, 'Try again');
      retry.click();
      retry.click();
      await waitFor(() => sent(screen.route).length === 2);
      await settle();
      slow.resolve();
      await waitForData(element);
      expect(sent(screen.route)).to.have.length(2);
    });

    for (const [how, leave] of [
      ['the element was removed', (element: HTMLElement) => element.remove()],
      ['the user has left the screen', () => history.back()],
      ['the page was restored from the back/forward cache', () => firePageShow()],
    ] as const) {
      it(`is ignored after ${how}`, async () => {
        const slow = deferred(ok(screen.reply));
        history.pushState(null, '', '/login/');
        history.pushState(null, '', '/login/');
        const { element, sent } = openPrivateScreen(screen, slow);
        ignoreAborts();
        await waitFor(() => sent(screen.route).length === 1);
        await waitForTitle(element, screen.title);
        leave(element);
        await waitFor(() => titleOf(element) !== screen.title);
        // The footer appears with the configuration.
        await waitFor(() => !element.isConnected || textOf(element).includes('Version'));
        await settle();
        const events = recordEvents(document);
        // The footer appears when the cookie banner has its place.
        const text = () => findAll(element, '[part=title], form').map(textOf).join();
        const before = text();
        slow.resolve();
        await settle();
        expect(text()).to.equal(before);
        expect(events).to.deep.equal([]);
        expectAbsent(screen.secrets, []);
      });
    }
  });
}
