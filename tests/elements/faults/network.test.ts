import { expect } from 'chai';
import { expectProblem } from '../../support/element-guard.ts';
import { dropped, fakeFetch, inTurn, ok } from '../../support/fake-fetch.ts';
import { UNREACHABLE } from '../../support/faults.ts';
import { loadElements } from '../../support/mount.ts';
import { poll } from '../../support/poll.ts';
import { field, textOf } from '../../support/shadow.ts';
import { EMAIL, enter, errorOf, open, PROBE, untilStage } from '../../support/stages.ts';
import { keepWarnings } from '../../support/warnings.ts';

describe('a network that fails', () => {
  before(() => loadElements('http://localhost:1'));
  const warnings = keepWarnings();

  it('is tried twice for what is only read', async () => {
    const { sent } = fakeFetch({
      'GET /shaky/api/v1/settings/config': inTurn(dropped, ok({ version: '7.0.1' })),
      'GET /shaky/*': ok(),
    });
    const element = await open('<login-portal routing="memory" api-base="/shaky"></login-portal>');
    await poll(() => textOf(element).includes('7.0.1'));
    expect(sent('GET /shaky/api/v1/settings/config')).to.have.length(2);
    expect(warnings).to.deep.equal([]);
  });

  it('is tried twice and not more; the page works all the same, and says so on the console only', async () => {
    const { requests } = fakeFetch({
      'GET /dead/*': dropped,
      'POST /dead/api/v1/login': ok({ action: 'password' }),
    });
    const element = await open('<login-portal routing="memory" api-base="/dead"></login-portal>');
    enter(element, 'Email address', EMAIL);
    await untilStage(element, 'password');
    await poll(() => warnings.length === 2);
    const tries = requests.filter(({ route }) => route.startsWith('GET')).map(({ route }) => route);
    expect(tries.length).to.equal(2 * new Set(tries).size);
    expect(new Set(warnings)).to.deep.equal(new Set(['The configuration could not be loaded: unreachable']));
  });

  it('is tried once for what changes something', async () => {
    const { sent } = fakeFetch({ [PROBE]: dropped });
    const element = await open();
    enter(element, 'Email address', EMAIL);
    await poll(() => errorOf(field(element, 'Email address')));
    expect(sent(PROBE)).to.have.length(1);
  });

  it('is the same for a real connection that is refused', async () => {
    // The page's policy speaks of its own origin; it is only reported.
    expectProblem(/connect-src http:\/\/localhost:1/);
    const element = await open(
      '<login-portal routing="memory" api-base="http://localhost:1"></login-portal>',
    );
    enter(element, 'Email address', EMAIL);
    const input = field(element, 'Email address');
    expect(await poll(() => errorOf(input))).to.equal(UNREACHABLE);
    expect(input.value).to.equal(EMAIL);
  });
});
