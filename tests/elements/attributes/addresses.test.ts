import { expect } from 'chai';
import { departures } from '../../support/address.ts';
import { fakeFetch, ok } from '../../support/fake-fetch.ts';
import { loadElements } from '../../support/mount.ts';
import { poll } from '../../support/poll.ts';
import { button, find } from '../../support/shadow.ts';
import { EMAIL, enter, open, PROBE } from '../../support/stages.ts';

async function departureOf(attributes: string, action: string): Promise<string> {
  fakeFetch({ [PROBE]: ok({ action }) });
  enter(await open(`<login-portal routing="memory" ${attributes}></login-portal>`), 'Email address', EMAIL);
  await poll(() => departures().length === 1);
  return departures()[0]?.url ?? '';
}

const link = (element: Element, name: string) => (button(element, name) as HTMLAnchorElement).href;

describe('the attributes that are addresses', () => {
  before(loadElements);

  it('admin-url is where an admin goes, /admin by default', async () => {
    expect(await departureOf('', 'admin')).to.equal(`${location.origin}/admin`);
  });

  it('admin-url is relative to the origin of the page', async () => {
    expect(await departureOf('admin-url="staff/home?a=1"', 'admin')).to.equal(
      `${location.origin}/staff/home?a=1`,
    );
  });

  it('member-url is where a member goes, /member by default', async () => {
    expect(await departureOf('', 'portal')).to.equal(`${location.origin}/member`);
  });

  it('member-url can be set', async () => {
    expect(await departureOf('member-url="/club"', 'portal')).to.equal(`${location.origin}/club`);
  });

  it('login-url is where "Back to Login" of a widget leads', async () => {
    fakeFetch();
    const usual = await open('<forgot-password></forgot-password>');
    expect(link(usual, 'Back to Login')).to.equal(`${location.origin}/login/`);
    const own = await open('<forgot-password login-url="/members/enter"></forgot-password>');
    expect(link(own, 'Back to Login')).to.equal(`${location.origin}/members/enter`);
  });

  it('privacy-url is the privacy statement, in a tab of its own', async () => {
    fakeFetch();
    const usual = await open('<forgot-password></forgot-password>');
    expect(link(usual, 'Privacy Statement')).to.equal(`${location.origin}/privacy`);
    expect(button(usual, 'Privacy Statement')).to.include({ target: '_blank', rel: 'noopener' });
    const own = await open('<forgot-password privacy-url="https://example.org/privacy"></forgot-password>');
    expect(link(own, 'Privacy Statement')).to.equal('https://example.org/privacy');
  });

  it('provider-name, provider-url and provider-logo make "Powered by"', async () => {
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
