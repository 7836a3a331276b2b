import { expect } from 'chai';
import {
  deferred,
  fakeFetch,
  networkError,
  neverReplies,
  ok,
  type Reply,
  refused,
} from '../../support/fake-fetch.ts';
import { loadElements } from '../../support/mount.ts';
import { find, findAll, textOf } from '../../support/shadow.ts';
import { open } from '../../support/stages.ts';
import { waitFor } from '../../support/wait-for.ts';

/** A page caches the replies of an API, so each test uses another one. */
let apis = 0;

function portalWith(reply: Reply, attributes = '') {
  const base = `/api-${++apis}`;
  fakeFetch({ [`GET ${base}/api/v1/settings/config`]: reply, 'GET /api-*': ok() });
  return `<login-portal routing="memory" api-base="${base}" ${attributes}></login-portal>`;
}

const footer = (element: Element) => textOf(find(element, '[part=footer]'));
const expectNone = (element: Element, part: string) =>
  expect(findAll(element, `[part=${part}]`)).to.have.length(0);
const branded = { version: '7.0.1', systempreferences: { branding: { appname: 'Compass' } } };
const LINK = 'provider-url="https://northwind.example/"';
const LOGO = 'provider-logo="/standalone/icon.svg"';
const NAMED = `provider-name="Northwind" ${LINK}`;

describe('the footer', () => {
  before(loadElements);

  for (const [state, { reply, attributes = '', expected }] of Object.entries<{
    reply: Reply;
    attributes?: string;
    expected: string;
  }>({
    'with the configuration, whose name is in the header': { reply: ok(branded), expected: 'Version 7.0.1' },
    'with a provider of the same name': {
      reply: ok(branded),
      attributes: 'provider-name="Compass"',
      expected: 'Version 7.0.1',
    },
    'with the configuration and a provider': {
      reply: ok(branded),
      attributes: NAMED,
      expected: 'Powered by Northwind Version 7.0.1',
    },
    'without branding': { reply: ok({ version: '7.0.1' }), expected: 'Version 7.0.1' },
    'without a version': {
      reply: ok({ systempreferences: { branding: { appname: 'Compass' } } }),
      attributes: NAMED,
      expected: 'Powered by Northwind',
    },
  })) {
    it(`shows provider and version: ${state}`, async () => {
      const element = await open(portalWith(reply, attributes));
      await waitFor(() => footer(element) === expected);
    });
  }

  for (const [state, reply] of Object.entries({
    refused: refused('no'),
    networkError,
  })) {
    it(`shows only what the attributes set if the configuration is ${state}`, async () => {
      const html = portalWith(reply, NAMED);
      const element = await open(html);
      await waitFor(() => footer(element) === 'Powered by Northwind');
      expectNone(element, 'version');
      element.removeAttribute('provider-name');
      await waitFor(() => footer(element) === 'Powered by northwind.example');
      element.removeAttribute('provider-url');
      await waitFor(() => footer(element) === '');
      expectNone(element, 'powered-by');
    });
  }

  it('is hidden while the configuration is pending, because links may appear above it', async () => {
    const element = await open(portalWith(neverReplies, NAMED));
    await waitFor(() => getComputedStyle(find(element, '[part=footer]')).visibility === 'hidden');
  });

  it('links the application’s name if there is a link without a name', async () => {
    const element = await open(portalWith(ok(branded), LINK));
    await waitFor(() => footer(element) === 'Powered by Compass Version 7.0.1');
    expect(find<HTMLAnchorElement>(element, '[part=powered-by] a').href).to.equal(
      'https://northwind.example/',
    );
  });

  for (const [state, { reply, attributes, alt }] of Object.entries<{
    reply: Reply;
    attributes: string;
    alt: string;
  }>({
    'the application': { reply: ok(branded), attributes: LOGO, alt: 'Compass' },
    'the host of its link': { reply: networkError, attributes: `${LOGO} ${LINK}`, alt: 'northwind.example' },
    'the host of its URL': { reply: networkError, attributes: LOGO, alt: location.host },
  })) {
    it(`names a logo without a name after ${state}`, async () => {
      const element = await open(portalWith(reply, attributes));
      const logo = find<HTMLImageElement>(element, '[part=provider-logo]');
      await waitFor(() => logo.alt === alt);
      await waitFor(() => textOf(find(element, '[part=powered-by]')) === 'Powered by');
    });
  }

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

  for (const url of ['javascript:alert(1)', 'data:text/html,x', 'ftp://a.example/', 'https://a:b@c.example/'])
    it(`never links to ${url}`, async () => {
      const element = await open(
        portalWith(ok(branded), `provider-name="N" provider-url="${url}" provider-logo="${url}"`),
      );
      await waitFor(() => footer(element) === 'Powered by N Version 7.0.1');
      expect(find(element, '[part=powered-by]').querySelector('a, img')).to.equal(null);
    });
});
