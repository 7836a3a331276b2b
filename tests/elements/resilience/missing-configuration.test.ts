import { expect } from 'chai';
import '../../support/location.ts';
import { captureWarnings } from '../../support/console.ts';
import {
  fakeFetch,
  httpReply,
  networkError,
  neverReplies,
  ok,
  type Reply,
} from '../../support/fake-fetch.ts';
import { eventDetails, recordEvents } from '../../support/host-events.ts';
import { loadElements } from '../../support/mount.ts';
import { field, focused, textOf } from '../../support/shadow.ts';
import { EMAIL, enter, open, waitForStage } from '../../support/stages.ts';
import { settle } from '../../support/timing.ts';
import { waitFor } from '../../support/wait-for.ts';

const CASES: Record<string, { reply: Reply; warned: boolean }> = {
  pending: { reply: neverReplies, warned: false },
  unreachable: { reply: networkError, warned: true },
  'not-there': { reply: httpReply(404, '<h1>Not Found</h1>'), warned: true },
  forbidden: { reply: httpReply(403, ''), warned: true },
  broken: { reply: ok('none'), warned: true },
};

const isGet = ({ route }: { route: string }) => route.startsWith('GET ');

describe('without the configuration', () => {
  before(loadElements);
  const warnings = captureWarnings();

  for (const [kind, { reply, warned }] of Object.entries(CASES)) {
    it(`the sign-in works, and portal-problem names the calls that failed: ${kind}`, async () => {
      const events = recordEvents(document);
      const { requests } = fakeFetch({
        [`GET /${kind}/*`]: reply,
        [`POST /${kind}/api/v1/login`]: ok({ action: 'password' }),
      });
      const element = await open(`<login-portal routing="memory" api-base="/${kind}"></login-portal>`);
      enter(element, 'email', EMAIL);
      await waitForStage(element, 'password');
      await waitFor(() => focused() === field(element, 'Password'));
      expect(textOf(element)).to.not.include('cannot be reached');
      if (warned)
        await waitFor(() => warnings.some((line) => line.startsWith('The configuration could not be')));
      const calls = warned ? ['', '/short'].map((part) => `GET /api/v1/settings/config${part}`) : [];
      const problems = calls.map((call) => ({ kind: 'configuration', call }));
      await waitFor(() => eventDetails(events, 'portal-problem').length === problems.length);
      expect(eventDetails(events, 'portal-problem')).to.have.deep.members(problems);
      // The client repeats the three GETs; wait for them so that they do not reach the next test.
      if (kind === 'unreachable') await waitFor(() => requests.filter(isGet).length === 6);
    });
  }

  it('the footer is not shown empty', async () => {
    const { requests } = fakeFetch({ 'GET /nothing/*': ok() });
    const element = await open('<login-portal routing="memory" api-base="/nothing"></login-portal>');
    await waitFor(() => requests.filter(isGet).length === 3);
    await settle();
    expect(textOf(element)).to.not.include('Powered by');
  });
});
