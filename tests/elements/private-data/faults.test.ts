import { expect } from 'chai';
import { TOKEN } from '../../support/calls.ts';
import { captureConsole } from '../../support/console.ts';
import { ok, type Reply, sequence } from '../../support/fake-fetch.ts';
import { LINK_FAULTS, UNEXPECTED, UNREACHABLE } from '../../support/faults.ts';
import { eventDetails, recordEvents } from '../../support/host-events.ts';
import { alertText, currentPath, hrefOf, titleOf } from '../../support/links.ts';
import { loadElements } from '../../support/mount.ts';
import { openPrivateScreen, PRIVATE_SCREENS, waitForData } from '../../support/private-data.ts';
import { button, textOf } from '../../support/shadow.ts';
import { waitFor } from '../../support/wait-for.ts';

/** Correct envelopes with wrong data. */
const WRONG: Record<string, Reply> = {
  'null as data': ok(null),
  'a list as data': ok([{ personal: {} }]),
  'text as data': ok('Hanna'),
};

describe('private data that fails to load', () => {
  before(loadElements);

  for (const [name, screen] of Object.entries(PRIVATE_SCREENS)) {
    const faults = {
      ...LINK_FAULTS,
      ...Object.fromEntries(
        Object.entries(WRONG).map(([fault, reply]) => [fault, { reply, message: UNEXPECTED }]),
      ),
    };
    for (const [fault, { reply, message }] of Object.entries(faults)) {
      it(`shows an error and a link to request another link, and a retry works: ${name}, ${fault}`, async () => {
        const lines = captureConsole();
        const events = recordEvents(document);
        // The client repeats a GET after a network error.
        const tries: [Reply, ...Reply[]] = message === UNREACHABLE ? [reply, reply] : [reply];
        const { element, sent } = openPrivateScreen(screen, sequence(...tries, ok(screen.reply)));
        expect(await waitFor(() => alertText(element))).to.equal(message);

        expect(titleOf(element)).to.equal(screen.title);
        expect(currentPath()).to.equal(`/login/${screen.path}`);
        expect(hrefOf(element, 'Request a new link')).to.equal(`/login/${screen.request}`);
        expect(hrefOf(element, 'Back to Login')).to.equal('/login/');
        expect(sent(screen.route)).to.have.length(tries.length);
        const [error, ...others] = eventDetails(events, 'portal-error');
        expect(error).to.include({
          flow: screen.flow,
          message,
          call: screen.route.replace(TOKEN, '{token}'),
        });
        expect(others).to.deep.equal([]);
        expect(lines.join()).to.not.include(TOKEN);

        button(element, 'Try again').click();
        await waitForData(element);
        expect(alertText(element)).to.equal('');
        expect(textOf(element)).to.include('Hanna Elisabet Lindqvist');
        expect(sent(screen.route)).to.have.length(tries.length + 1);
        await waitFor(() => eventDetails(events, 'portal-success').length === 2);
        expect(eventDetails(events, 'portal-success')[1]).to.deep.equal({ flow: screen.flow });
      });
    }
  }
});
