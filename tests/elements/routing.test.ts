import { expect } from 'chai';
import { click } from '../support/click.ts';
import { currentPath } from '../support/links.ts';
import { navigations, setUrl } from '../support/location.ts';
import '../support/loaded.ts';
import { mount } from '../support/mount.ts';
import { button, field } from '../support/shadow.ts';
import { open, PORTAL, stageOf, waitForStage } from '../support/stages.ts';

async function pathsToRecoveryAndBack(element: HTMLElement): Promise<string[]> {
  const paths = [currentPath()];
  button(element, 'Forgot password?').click();
  await waitForStage(element, 'idle');
  paths.push(currentPath());
  button(element, 'Back to Login').click();
  await waitForStage(element, 'start');
  return [...paths, currentPath()];
}

describe('the routing of a portal', () => {
  it('does not change the URL outside the base', async () => {
    setUrl('/a/page/of/ours?q=1#there');
    const { length, state } = history;
    const paths = await pathsToRecoveryAndBack(await open('<login-portal></login-portal>'));
    expect(new Set(paths)).to.deep.equal(new Set(['/a/page/of/ours?q=1#there']));
    expect(history).to.include({ length, state });
  });

  it('does not use the URL with routing="memory", even inside the base', async () => {
    setUrl('/login/?email=from-the-address@example.org');
    const element = await open(PORTAL);
    expect(field(element, 'Email address').value).to.equal('');
    expect(new Set(await pathsToRecoveryAndBack(element))).to.deep.equal(
      new Set(['/login/?email=from-the-address@example.org']),
    );
  });
});

describe('links', () => {
  it('of the host page are not handled, also those into the portal', async () => {
    const element = await open();
    const hostLink = mount<HTMLAnchorElement>('<a href="/login/forgotpw">Forgot it?</a>');
    expect(click(hostLink)).to.equal(false);
    element.append(hostLink);
    expect(click(hostLink)).to.equal(false);
    expect(stageOf(element)).to.equal('start');
  });

  for (const [attributes, login, recovery] of [
    ['login-url="/de/sign-in?from=home"', '/de/sign-in?from=home', '/de/sign-in/forgotpw'],
    ['base="/portal/"', '/login/', '/login/forgotpw'],
  ] as const)
    it(`of a portal in a host page have the address of the portal page for new tabs: ${attributes}`, async () => {
      setUrl('/about');
      const element = await open(PORTAL.replace('>', ` ${attributes}>`));
      const addressOf = (name: string) => {
        const { href } = button(element, name) as HTMLAnchorElement;
        return href.replace(location.origin, '').replace(/\?cat=.*/, '');
      };
      expect(addressOf('Forgot password?')).to.equal(recovery);
      button(element, 'Forgot password?').click();
      await waitForStage(element, 'idle');
      expect(addressOf('Back to Login')).to.equal(login);
      button(element, 'Back to Login').click();
      await waitForStage(element, 'start');
      expect([currentPath(), navigations()]).to.deep.equal(['/about', []]);
    });
});
