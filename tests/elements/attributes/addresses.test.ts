import { expect } from 'chai';
import { PROBE } from '../../support/calls.ts';
import { fakeFetch, ok } from '../../support/fake-fetch.ts';
import { navigations } from '../../support/location.ts';
import { loadElements } from '../../support/mount.ts';
import { button, find } from '../../support/shadow.ts';
import { EMAIL, enter, open } from '../../support/stages.ts';
import { waitFor } from '../../support/wait-for.ts';

async function urlAfterLogin(attributes: string, action: string): Promise<string> {
  fakeFetch({ [PROBE]: ok({ action }) });
  enter(await open(`<login-portal routing="memory" ${attributes}></login-portal>`), 'email', EMAIL);
  await waitFor(() => navigations().length === 1);
  return navigations()[0]?.url ?? '';
}

const hrefOf = (element: Element, name: string) => (button(element, name) as HTMLAnchorElement).href;

describe('the URL attributes', () => {
  before(loadElements);

  for (const [attributes, action, path] of [
    ['', 'admin', '/admin'],
    ['admin-url="staff/home?a=1"', 'admin', '/staff/home?a=1'],
    ['', 'portal', '/member'],
    ['member-url="/club"', 'portal', '/club'],
  ] as const) {
    it(`the action "${action}" leads to ${path}, on the origin of the page, with ${attributes || 'no attribute'}`, async () => {
      expect(await urlAfterLogin(attributes, action)).to.equal(location.origin + path);
    });
  }

  it('login-url sets the target of "Back to Login" in a widget', async () => {
    fakeFetch();
    const plain = await open('<forgot-password></forgot-password>');
    expect(hrefOf(plain, 'Back to Login')).to.equal(`${location.origin}/login/`);
    const configured = await open('<forgot-password login-url="/members/enter"></forgot-password>');
    expect(hrefOf(configured, 'Back to Login')).to.equal(`${location.origin}/members/enter`);
  });

  it('privacy-url sets the link to the privacy statement, which opens in a new tab', async () => {
    fakeFetch();
    const plain = await open('<forgot-password></forgot-password>');
    expect(hrefOf(plain, 'Privacy Statement')).to.equal(`${location.origin}/privacy`);
    expect(button(plain, 'Privacy Statement')).to.include({ target: '_blank', rel: 'noopener' });
    const configured = await open(
      '<forgot-password privacy-url="https://example.org/privacy"></forgot-password>',
    );
    expect(hrefOf(configured, 'Privacy Statement')).to.equal('https://example.org/privacy');
  });

  it('provider-name, provider-url and provider-logo set "Powered by"', async () => {
    fakeFetch();
    const logo = '/standalone/icon.svg';
    const element = await open(
      `<login-portal routing="memory" provider-name="Ada Ltd" provider-url="https://example.org/" provider-logo="${logo}"></login-portal>`,
    );
    const picture = find<HTMLImageElement>(element, '[part=powered-by] a img');
    expect(picture.alt).to.equal('Ada Ltd');
    expect(new URL(picture.src).pathname).to.equal(logo);
    expect(picture.closest('a')?.href).to.equal('https://example.org/');
    expect(picture.closest('a')?.rel).to.equal('noopener');
  });
});
