import { expect } from 'chai';
import { deferred, fakeFetch, networkError, neverReplies, ok, type Reply } from '../../support/fake-fetch.ts';
import { useFakeTimers } from '../../support/fake-timers.ts';
import { openPath } from '../../support/links.ts';
import '../../support/loaded.ts';
import { button, find, findAll, textOf } from '../../support/shadow.ts';
import { open, waitForStage } from '../../support/stages.ts';
import { settle, waitFor } from '../../support/timing.ts';

/** Specification, sections 2 "Shell" and 9. */
describe('the shell of a portal page', () => {
  it('has a loading screen that lets clicks through, fades after 200 ms and is removed after 500 ms', async () => {
    const advance = useFakeTimers();
    const element = openPath('');
    await waitForStage(element, 'start');
    const loadingScreen = find(element, '[part=loading-screen]');
    await settle();
    expect(loadingScreen.dataset.state).to.equal('loading');
    expect([getComputedStyle(loadingScreen).pointerEvents, loadingScreen.ariaHidden]).to.deep.equal([
      'none',
      'true',
    ]);
    advance(200);
    await waitFor(() => loadingScreen.dataset.state === 'finished');
    advance(300);
    await waitFor(() => findAll(element, '[part=loading-screen]').length === 0);
  });

  it('has two switchers fixed at the top right, and a background that is hidden from screen readers', async () => {
    const element = openPath('');
    await waitForStage(element, 'start');
    const languages = find(element, '[part=language-switcher]').getBoundingClientRect();
    expect(innerWidth - languages.right).to.be.within(0, 48);
    expect(languages.top).to.be.within(0, 48);
    const theme = button(element, 'Switch to dark mode').getBoundingClientRect();
    expect(theme.right).to.be.at.most(languages.left);
    const header = find(element, '[part=header]');
    expect(getComputedStyle(header).position).to.equal('sticky');
    expect(find(element, '[part=background]').ariaHidden).to.equal('true');
  });
});

/** A page caches the replies of an API, so each test uses another one. */
let apis = 0;

function portalWith(reply: Reply, attributes = '') {
  const base = `/api-${++apis}`;
  fakeFetch({ [`GET ${base}/api/v1/settings/config`]: reply, 'GET /api-*': ok() });
  return `<login-portal routing="memory" api-base="${base}" ${attributes}></login-portal>`;
}

const footer = (element: Element) => textOf(find(element, '[part=footer]'));
const branded = { version: '7.0.1', systempreferences: { branding: { appname: 'Compass' } } };
const LINK = 'provider-url="https://northwind.example/"';
const LOGO = 'provider-logo="/standalone/icon.svg"';
const NAMED = `provider-name="Northwind" ${LINK}`;

describe('the footer', () => {
  for (const [state, config, attributes, expected] of [
    ['the configuration, whose name is in the header', branded, '', 'Version 7.0.1'],
    ['a provider of the same name', branded, 'provider-name="Compass"', 'Version 7.0.1'],
    ['the configuration and a provider', branded, NAMED, 'Powered by Northwind Version 7.0.1'],
    ['a link without a name', branded, LINK, 'Powered by Compass Version 7.0.1'],
    ['no branding', { version: '7.0.1' }, '', 'Version 7.0.1'],
    ['no version', { ...branded, version: undefined }, NAMED, 'Powered by Northwind'],
  ] as const)
    it(`shows provider and version, with ${state}`, async () => {
      const element = await open(portalWith(ok(config), attributes));
      await waitFor(() => footer(element) === expected);
    });

  it('shows only what the attributes set if the configuration did not load', async () => {
    const element = await open(portalWith(networkError, NAMED));
    await waitFor(() => footer(element) === 'Powered by Northwind');
    expect(findAll(element, '[part=version]')).to.deep.equal([]);
    element.removeAttribute('provider-name');
    await waitFor(() => footer(element) === 'Powered by northwind.example');
    element.removeAttribute('provider-url');
    await waitFor(() => footer(element) === '');
    expect(findAll(element, '[part=powered-by]')).to.deep.equal([]);
  });

  it('is hidden while the configuration is pending, because links may appear above it', async () => {
    const element = await open(portalWith(neverReplies, NAMED));
    await waitFor(() => getComputedStyle(find(element, '[part=footer]')).visibility === 'hidden');
  });

  for (const [state, reply, attributes, alt] of [
    ['the application', ok(branded), LOGO, 'Compass'],
    ['the host of its link', networkError, `${LOGO} ${LINK}`, 'northwind.example'],
    ['the host of its URL', networkError, LOGO, location.host],
  ] as const)
    it(`names a logo without a name after ${state}`, async () => {
      const element = await open(portalWith(reply, attributes));
      const logo = find<HTMLImageElement>(element, '[part=provider-logo]');
      await waitFor(() => logo.alt === alt);
      await waitFor(() => textOf(find(element, '[part=powered-by]')) === 'Powered by');
    });

  it('breaks a long name, but not the words before it', async () => {
    const element = await open(
      portalWith(
        networkError,
        'provider-url="https://a-long-name-of-a-provider.of.northwind-traders.example/"',
      ),
    );
    element.style.inlineSize = '280px';
    await waitFor(() => find(element, '[part=footer]').offsetWidth <= 280);
    const words = find(element, '[part=powered-by]').firstElementChild as HTMLElement;
    const { lineHeight } = getComputedStyle(words);
    expect(words.offsetHeight).to.be.below(1.5 * Number.parseFloat(lineHeight));
    expect(find(element, '[part=powered-by] a').getBoundingClientRect().right).to.be.at.most(
      element.getBoundingClientRect().right,
    );
  });

  it('keeps its height when the configuration loads late', async () => {
    const late = deferred(ok(branded));
    const element = await open(portalWith(late, LINK));
    const height = () => [element, find(element, '[part=footer]')].map(({ offsetHeight }) => offsetHeight);
    const before = height();
    late.resolve();
    await waitFor(() => footer(element) === 'Powered by Compass Version 7.0.1');
    expect(height()).to.deep.equal(before);
  });

  it('reserves space for the logo, and shows the name instead if it does not load', async () => {
    const element = await open(portalWith(ok(branded), `${NAMED} provider-logo="/standalone/icon.svg"`));
    await waitFor(() => findAll(element, 'img').length === 1);
    expect(find<HTMLImageElement>(element, '[part=provider-logo]').offsetHeight).to.be.greaterThan(20);
    element.setAttribute('provider-logo', '/tests/support/no-such-logo.svg');
    await waitFor(() => footer(element) === 'Powered by Northwind Version 7.0.1');
    expect(findAll(element, 'img')).to.deep.equal([]);
    element.setAttribute('provider-logo', '/standalone/icon.svg');
    await waitFor(() => findAll(element, 'img').length === 1);
  });
});
