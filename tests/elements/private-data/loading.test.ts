import { expect } from 'chai';
import { TOKEN } from '../../support/calls.ts';
import { captureConsole } from '../../support/console.ts';
import { httpReply, ok, refused, sequence } from '../../support/fake-fetch.ts';
import { INVALID_LINK } from '../../support/faults.ts';
import { eventDetails, recordEvents } from '../../support/host-events.ts';
import { alertText, currentPath, hrefOf, titleOf } from '../../support/links.ts';
import '../../support/loaded.ts';
import { FULL_NAME } from '../../support/person.ts';
import { openPrivateScreen, PRIVATE_SCREENS, waitForData } from '../../support/private-data.ts';
import { button, findAll, focused, textOf } from '../../support/shadow.ts';
import { settle, waitFor } from '../../support/timing.ts';

/** tests/unit/contract has the messages of the other failures. */
describe('the request for private data', () => {
  beforeEach(captureConsole);

  for (const [name, screen] of Object.entries(PRIVATE_SCREENS)) {
    // src/features/private-data/load.flow.test.ts has what the server says about it.
    it(`offers only a new link if the link is refused, also when the network returns: ${name}`, async () => {
      const refusal = refused('unauthorized', 401);
      const { element, sent } = openPrivateScreen(screen, sequence(refusal, ok(screen.reply)));
      expect(await waitFor(() => alertText(element))).to.equal(INVALID_LINK);
      expect(hrefOf(element, 'Request a new link')).to.equal(`/login/${screen.request}`);
      expect(findAll(element, '.card button')).to.deep.equal([]);
      dispatchEvent(new Event('online'));
      await settle();
      expect(sent(screen.route)).to.have.length(1);
      expect(alertText(element)).to.equal(INVALID_LINK);
    });

    it(`shows another error with a link to request another link, and a retry works: ${name}`, async () => {
      const lines = captureConsole();
      const events = recordEvents(document);
      const failure = refused('The database sleeps.', 500);
      const { element, sent } = openPrivateScreen(screen, sequence(failure, ok(screen.reply)));
      expect(await waitFor(() => alertText(element))).to.equal('The database sleeps.');

      expect(titleOf(element)).to.equal(screen.title);
      expect(currentPath()).to.equal(`/login/${screen.path}`);
      expect(hrefOf(element, 'Request a new link')).to.equal(`/login/${screen.request}`);
      expect(hrefOf(element, 'Back to Login')).to.equal('/login/');
      expect(sent(screen.route)).to.have.length(1);
      const [error, ...others] = eventDetails(events, 'portal-error');
      const call = screen.route.replace(TOKEN, '{token}');
      expect(error).to.include({ flow: screen.flow, message: 'The database sleeps.', call });
      expect(others).to.deep.equal([]);
      expect(lines.join()).to.not.include(TOKEN);

      button(element, 'Try again').click();
      await waitForData(element);
      expect(alertText(element)).to.equal('');
      expect(textOf(element)).to.include(FULL_NAME);
      expect(sent(screen.route)).to.have.length(2);
      await waitFor(() => eventDetails(events, 'portal-success').length === 2);
      expect(eventDetails(events, 'portal-success')[1]).to.deep.equal({ flow: screen.flow });
    });
  }

  it('reports success when the data is in the page, which may print it', async () => {
    const screen = PRIVATE_SCREENS['personal data'];
    const { element } = openPrivateScreen(screen, ok(screen.reply));
    const printed: boolean[] = [];
    element.addEventListener('portal-success', (event) => {
      if ((event as CustomEvent).detail.flow === screen.flow)
        printed.push(textOf(element).includes(FULL_NAME));
    });
    await waitFor(() => printed.length > 0);
    expect(printed).to.deep.equal([true]);
  });

  it('keeps the focus in the screen when a retry fails', async () => {
    const screen = PRIVATE_SCREENS['personal data'];
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
