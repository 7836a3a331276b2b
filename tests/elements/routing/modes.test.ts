import { expect } from 'chai';
import { fakeFetch } from '../../support/fake-fetch.ts';
import { eventDetails, recordEvents } from '../../support/host-events.ts';
import { setUrl } from '../../support/location.ts';
import { loadElements } from '../../support/mount.ts';
import { button, field, find } from '../../support/shadow.ts';
import { open, PORTAL, stageOf, waitForStage } from '../../support/stages.ts';
import { waitFor } from '../../support/wait-for.ts';

const path = () => location.pathname + location.search;

async function pathsToRecoveryAndBack(element: HTMLElement): Promise<string[]> {
  const paths = [path()];
  button(element, 'Forgot password?').click();
  await waitForStage(element, 'idle');
  paths.push(path());
  button(element, 'Back to Login').click();
  await waitForStage(element, 'start');
  return [...paths, path()];
}

describe('the routing of a portal', () => {
  before(loadElements);

  it('uses the URL if the page is inside the base', async () => {
    setUrl('/login/');
    fakeFetch();
    const element = await open('<login-portal></login-portal>');
    expect(await pathsToRecoveryAndBack(element)).to.deep.equal([
      '/login/',
      '/login/forgotpw?cat=any',
      '/login/',
    ]);
  });

  it('accepts the base without its trailing slash', async () => {
    setUrl('/login');
    fakeFetch();
    const element = await open('<login-portal></login-portal>');
    button(element, 'Forgot password?').click();
    await waitForStage(element, 'idle');
    expect(path()).to.equal('/login/forgotpw?cat=any');
  });

  it('reports a path without the slash that the host page adds', async () => {
    setUrl('/login/forgotpw/');
    fakeFetch();
    const events = recordEvents(document);
    await waitForStage(await open('<login-portal></login-portal>'), 'idle');
    await waitFor(() => eventDetails(events, 'portal-route').length > 0);
    expect(eventDetails(events, 'portal-route')).to.deep.equal([{ path: 'forgotpw' }]);
    expect(location.pathname).to.equal('/login/forgotpw/');
  });

  it('does not change the URL outside the base', async () => {
    setUrl('/a/page/of/ours?q=1#there');
    const { length, state } = history;
    fakeFetch();
    const paths = await pathsToRecoveryAndBack(await open('<login-portal></login-portal>'));
    expect(new Set(paths)).to.deep.equal(new Set(['/a/page/of/ours?q=1']));
    expect(location.hash).to.equal('#there');
    expect(history).to.include({ length, state });
  });

  it('does not use the URL with routing="memory", even inside the base', async () => {
    setUrl('/login/?email=from-the-address@example.org');
    fakeFetch();
    const element = await open(PORTAL);
    expect(field(element, 'Email address').value).to.equal('');
    expect(new Set(await pathsToRecoveryAndBack(element))).to.deep.equal(
      new Set(['/login/?email=from-the-address@example.org']),
    );
  });

  it('uses the URL with routing="history" from the first followed link on', async () => {
    setUrl('/somewhere/else?q=1#there');
    history.replaceState({ of: 'the host' }, '');
    fakeFetch();
    const element = await open('<login-portal routing="history" base="/portal/"></login-portal>');
    expect(await pathsToRecoveryAndBack(element)).to.deep.equal([
      '/somewhere/else?q=1',
      '/portal/forgotpw?cat=any',
      '/portal/',
    ]);
    history.go(-2);
    await waitFor(() => path() === '/somewhere/else?q=1');
    expect([location.hash, history.state]).to.deep.equal(['#there', { of: 'the host' }]);
  });

  for (const [name, leave] of Object.entries({
    'with Back': (back: () => void) => back(),
    'by a router without an event': () => history.pushState({ of: 'the host' }, '', '/about'),
  })) {
    it(`keeps its screen and does not change the URL if the host page navigates: ${name}`, async () => {
      history.pushState({ of: 'the host' }, '', '/about');
      history.pushState(null, '', '/login/');
      fakeFetch();
      const element = await open('<login-portal></login-portal>');
      button(element, 'Forgot password?').click();
      await waitForStage(element, 'idle');
      leave(() => history.go(-2));
      await waitFor(() => location.pathname === '/about');
      // Makes the element render again.
      element.setAttribute('theme', 'dark');
      await waitFor(() => find(element, '[part=root]').dataset.theme === 'dark');
      expect(stageOf(element)).to.equal('idle');
      expect([path(), history.state]).to.deep.equal(['/about', { of: 'the host' }]);
    });
  }
});
