import { expect } from 'chai';
import { PROBE } from '../../support/calls.ts';
import { captureWarnings } from '../../support/console.ts';
import { setCookie } from '../../support/cookies.ts';
import { expectProblem } from '../../support/element-guard.ts';
import { ENGINE } from '../../support/engine.ts';
import { fakeFetch, networkError, ok, sequence } from '../../support/fake-fetch.ts';
import { UNREACHABLE } from '../../support/faults.ts';
import { loadElements } from '../../support/mount.ts';
import { field, textOf } from '../../support/shadow.ts';
import { EMAIL, enter, errorOf, open, waitForStage } from '../../support/stages.ts';
import { waitFor } from '../../support/wait-for.ts';

describe('a network error', () => {
  before(() => loadElements('http://localhost:1'));
  const warnings = captureWarnings();

  it('makes the client repeat a GET', async () => {
    const { sent } = fakeFetch({
      'GET /shaky/api/v1/settings/config': sequence(networkError, ok({ version: '7.0.1' })),
      'GET /shaky/*': ok(),
    });
    const element = await open('<login-portal routing="memory" api-base="/shaky"></login-portal>');
    await waitFor(() => textOf(element).includes('7.0.1'));
    expect(sent('GET /shaky/api/v1/settings/config')).to.have.length(2);
    expect(warnings).to.deep.equal([]);
  });

  it('makes the client repeat a GET only once; the sign-in works, and only the console reports it', async () => {
    setCookie('XSRF-TOKEN', 'f0rgery');
    const { requests } = fakeFetch({
      'GET /dead/*': networkError,
      'POST /dead/api/v1/login': ok({ action: 'password' }),
    });
    const element = await open('<login-portal routing="memory" api-base="/dead"></login-portal>');
    enter(element, 'email', EMAIL);
    await waitForStage(element, 'password');
    await waitFor(() => warnings.length === 2);
    const tries = requests.filter(({ route }) => route.startsWith('GET')).map(({ route }) => route);
    expect(tries.length).to.equal(2 * new Set(tries).size);
    expect([...warnings].sort()).to.deep.equal([
      'The configuration could not be loaded: unreachable',
      'The list of providers (config/short) could not be loaded: unreachable',
    ]);
  });

  it('does not make the client repeat a POST', async () => {
    const { sent } = fakeFetch({ [PROBE]: networkError });
    const element = await open();
    enter(element, 'email', EMAIL);
    await waitFor(() => errorOf(field(element, 'Email address')));
    expect(sent(PROBE)).to.have.length(1);
  });

  it('is also shown for a real connection that is refused', async () => {
    // The page's content security policy (report-only) does not allow this origin. WebKit does not report that.
    if (ENGINE !== 'WebKit') expectProblem(/connect-src http:\/\/localhost:1/);
    const element = await open(
      '<login-portal routing="memory" api-base="http://localhost:1"></login-portal>',
    );
    enter(element, 'email', EMAIL);
    const input = field(element, 'Email address');
    expect(await waitFor(() => errorOf(input))).to.equal(UNREACHABLE);
    expect(input.value).to.equal(EMAIL);
  });
});
