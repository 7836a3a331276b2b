import { expect } from 'chai';
import { listenToConsole } from '../../support/console-lines.ts';
import { held, inTurn, ok, raw, silent } from '../../support/fake-fetch.ts';
import { UNREACHABLE } from '../../support/faults.ts';
import { record } from '../../support/host-events.ts';
import { ignoreAborts, losePatience, regainPatience, settled } from '../../support/late.ts';
import { alertOf, comeBack, titleOf, untilTitle } from '../../support/links.ts';
import { loadElements } from '../../support/mount.ts';
import { poll } from '../../support/poll.ts';
import { openPrivate, PRIVATE, untilShown } from '../../support/private-data.ts';
import { expectNowhere } from '../../support/public.ts';
import { button, find, focused, textOf } from '../../support/shadow.ts';

for (const [name, screen] of Object.entries(PRIVATE)) {
  describe(`the asking for ${name}`, () => {
    before(loadElements);

    it('is waited for in sight', async () => {
      const slow = held(ok(screen.reply));
      const { element } = openPrivate(screen, slow);
      await untilTitle(element, screen.title);
      expect(textOf(element)).to.include('Please wait…');
      slow.open();
      await untilShown(element);
      expect(textOf(element)).to.not.include('Please wait…');
    });

    it('leaves the reading at the title, also when the title becomes a greeting', async () => {
      const slow = held(ok(screen.reply));
      const { element } = openPrivate(screen, slow);
      await untilTitle(element, screen.title);
      await poll(() => focused() === find(element, '[part=title]'));
      slow.open();
      await untilShown(element);
      await settled();
      expect(focused()).to.equal(find(element, '[part=title]'));
    });

    it('leaves the focus in the screen when it is tried again and fails again', async () => {
      listenToConsole();
      const { element, sent } = openPrivate(screen, raw(502, ''));
      for (const requests of [1, 2]) {
        await poll(() => sent(screen.route).length === requests && alertOf(element) !== '');
        const again = button(element, 'Try again');
        again.focus();
        again.click();
      }
      await poll(() => sent(screen.route).length === 3 && alertOf(element) !== '');
      expect(element.shadowRoot?.contains(focused())).to.equal(true);
    });

    it('is given up after 20 seconds of silence, and a retry works', async () => {
      // The check of the token comes first.
      const limits = losePatience(1);
      const { element, sent } = openPrivate(screen, inTurn(silent, ok(screen.reply)));
      expect(await poll(() => alertOf(element))).to.equal(UNREACHABLE);
      expect(new Set(limits)).to.deep.equal(new Set([20_000]));
      expect(sent(screen.route)).to.have.length(1);
      regainPatience();
      button(element, 'Try again').click();
      await untilShown(element);
    });

    it('is one request, however often it is tried again at once', async () => {
      listenToConsole();
      const slow = held(ok(screen.reply));
      const { element, sent } = openPrivate(screen, inTurn(raw(502, ''), slow));
      await poll(() => alertOf(element) !== '');
      const again = button(element, 'Try again');
      again.click();
      again.click();
      await poll(() => sent(screen.route).length === 2);
      await settled();
      slow.open();
      await untilShown(element);
      expect(sent(screen.route)).to.have.length(2);
    });

    for (const [how, leave] of [
      ['the element is gone', (element: HTMLElement) => element.remove()],
      ['the person went elsewhere', () => history.back()],
      ['the page comes back from the back/forward cache', () => comeBack()],
    ] as const) {
      it(`shows nothing any more when ${how}`, async () => {
        const slow = held(ok(screen.reply));
        history.pushState(null, '', '/login/');
        history.pushState(null, '', '/login/');
        const { element, sent } = openPrivate(screen, slow);
        ignoreAborts();
        await poll(() => sent(screen.route).length === 1);
        await untilTitle(element, screen.title);
        leave(element);
        await poll(() => titleOf(element) !== screen.title);
        await settled();
        const events = record(document);
        const before = textOf(element);
        slow.open();
        await settled();
        expect(textOf(element)).to.equal(before);
        expect(events).to.deep.equal([]);
        expectNowhere(screen.secrets, []);
      });
    }
  });
}
