import { expect } from 'chai';
import { TOKEN } from '../../support/calls.ts';
import { captureConsole } from '../../support/console.ts';
import { httpReply, networkError, ok, type Reply, refused, sequence } from '../../support/fake-fetch.ts';
import { INVALID_LINK, UNEXPECTED, UNREACHABLE } from '../../support/faults.ts';
import { eventDetails, recordEvents } from '../../support/host-events.ts';
import { alertText, currentPath, hrefOf, titleOf } from '../../support/links.ts';
import '../../support/loaded.ts';
import { FULL_NAME } from '../../support/person.ts';
import { openPrivateScreen, PRIVATE_SCREENS, waitForData } from '../../support/private-data.ts';
import { button, focused, textOf } from '../../support/shadow.ts';
import { waitFor } from '../../support/timing.ts';

/** The client repeats a GET after a network error. */
const FAILURES: Record<string, [replies: [Reply, ...Reply[]], message: string]> = {
  'an error with a message': [[refused('Not today, Ada.')], 'Not today, Ada.'],
  '401': [[refused('unauthorized', 401)], INVALID_LINK],
  '500 without a message': [[httpReply(500, '')], UNEXPECTED],
  'a list as data': [[ok([{ personal: {} }])], UNEXPECTED],
  'a network error': [[networkError, networkError], UNREACHABLE],
};

for (const [name, screen] of Object.entries(PRIVATE_SCREENS)) {
  describe(`the request for ${name}`, () => {
    beforeEach(captureConsole);

    for (const [fault, [replies, message]] of Object.entries(FAILURES))
      it(`shows an error and a link to request another link, and a retry works: ${fault}`, async () => {
        const lines = captureConsole();
        const events = recordEvents(document);
        const { element, sent } = openPrivateScreen(screen, sequence(...replies, ok(screen.reply)));
        expect(await waitFor(() => alertText(element))).to.equal(message);

        expect(titleOf(element)).to.equal(screen.title);
        expect(currentPath()).to.equal(`/login/${screen.path}`);
        expect(hrefOf(element, 'Request a new link')).to.equal(`/login/${screen.request}`);
        expect(hrefOf(element, 'Back to Login')).to.equal('/login/');
        expect(sent(screen.route)).to.have.length(replies.length);
        const [error, ...others] = eventDetails(events, 'portal-error');
        const call = screen.route.replace(TOKEN, '{token}');
        expect(error).to.include({ flow: screen.flow, message, call });
        expect(others).to.deep.equal([]);
        expect(lines.join()).to.not.include(TOKEN);

        button(element, 'Try again').click();
        await waitForData(element);
        expect(alertText(element)).to.equal('');
        expect(textOf(element)).to.include(FULL_NAME);
        expect(sent(screen.route)).to.have.length(replies.length + 1);
        await waitFor(() => eventDetails(events, 'portal-success').length === 2);
        expect(eventDetails(events, 'portal-success')[1]).to.deep.equal({ flow: screen.flow });
      });

    it('keeps the focus in the screen when a retry fails', async () => {
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
  });
}
