import { expect } from 'chai';
import { openAt } from '../../support/address.ts';
import { fakeFetch } from '../../support/fake-fetch.ts';
import { loadElements } from '../../support/mount.ts';
import { poll } from '../../support/poll.ts';
import { button, field, find } from '../../support/shadow.ts';
import { open, PORTAL, stageOf, untilStage } from '../../support/stages.ts';

const path = () => location.pathname + location.search;

async function toRecoveryAndBack(element: HTMLElement): Promise<string[]> {
  const paths = [path()];
  button(element, 'Forgot password?').click();
  await untilStage(element, 'idle');
  paths.push(path());
  button(element, 'Back to Login').click();
  await untilStage(element, 'start');
  return [...paths, path()];
}

describe('the routing of a portal', () => {
  before(loadElements);

  it('is in the address bar where the page lies inside the base', async () => {
    openAt('/login/');
    fakeFetch();
    const element = await open('<login-portal></login-portal>');
    expect(await toRecoveryAndBack(element)).to.deep.equal(['/login/', '/login/forgotpw?cat=any', '/login/']);
  });

  it('knows the base without its last slash', async () => {
    openAt('/login');
    fakeFetch();
    const element = await open('<login-portal></login-portal>');
    button(element, 'Forgot password?').click();
    await untilStage(element, 'idle');
    expect(path()).to.equal('/login/forgotpw?cat=any');
  });

  it('never touches the address bar anywhere else', async () => {
    openAt('/a/page/of/ours?q=1#there');
    const { length, state } = history;
    fakeFetch();
    const paths = await toRecoveryAndBack(await open('<login-portal></login-portal>'));
    expect(new Set(paths)).to.deep.equal(new Set(['/a/page/of/ours?q=1']));
    expect(location.hash).to.equal('#there');
    expect(history).to.include({ length, state });
  });

  it('never touches the address bar where it is told so, even inside the base', async () => {
    openAt('/login/?email=from-the-address@example.org');
    fakeFetch();
    const element = await open(PORTAL);
    expect(field(element, 'Email address').value).to.equal('');
    expect(new Set(await toRecoveryAndBack(element))).to.deep.equal(
      new Set(['/login/?email=from-the-address@example.org']),
    );
  });

  it('takes the address bar where it is told so, when the first link is followed', async () => {
    openAt('/somewhere/else?q=1#there');
    history.replaceState({ of: 'the host' }, '');
    fakeFetch();
    const element = await open('<login-portal routing="history" base="/portal/"></login-portal>');
    expect(await toRecoveryAndBack(element)).to.deep.equal([
      '/somewhere/else?q=1',
      '/portal/forgotpw?cat=any',
      '/portal/',
    ]);
    history.go(-2);
    await poll(() => path() === '/somewhere/else?q=1');
    expect([location.hash, history.state]).to.deep.equal(['#there', { of: 'the host' }]);
  });

  for (const [name, leave] of Object.entries({
    'with Back': (back: () => void) => back(),
    'by a router that tells nobody': () => history.pushState({ of: 'the host' }, '', '/about'),
  })) {
    it(`keeps its screen and leaves the address alone when the host page goes elsewhere: ${name}`, async () => {
      history.pushState({ of: 'the host' }, '', '/about');
      history.pushState(null, '', '/login/');
      fakeFetch();
      const element = await open('<login-portal></login-portal>');
      button(element, 'Forgot password?').click();
      await untilStage(element, 'idle');
      leave(() => history.go(-2));
      await poll(() => location.pathname === '/about');
      // Whatever has the element drawn anew meanwhile.
      element.setAttribute('theme', 'dark');
      await poll(() => find(element, '[part=root]').dataset.theme === 'dark');
      expect(stageOf(element)).to.equal('idle');
      expect([path(), history.state]).to.deep.equal(['/about', { of: 'the host' }]);
    });
  }

  it('follows Back and Forward', async () => {
    openAt('/login/');
    fakeFetch();
    const element = await open('<login-portal></login-portal>');
    button(element, 'Forgot password?').click();
    await untilStage(element, 'idle');
    history.back();
    await untilStage(element, 'start');
    history.forward();
    await untilStage(element, 'idle');
    history.back();
    await untilStage(element, 'start');
  });
});
