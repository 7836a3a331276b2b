import { expect } from 'chai';
import { type Answer, dropped, fakeFetch, held, ok, refused, silent } from '../../support/fake-fetch.ts';
import { loadElements } from '../../support/mount.ts';
import { poll } from '../../support/poll.ts';
import { find, findAll, textOf } from '../../support/shadow.ts';
import { open } from '../../support/stages.ts';

/* Each test asks an API of its own, because the answers last for the page. */
let apis = 0;

function portal(answer: Answer, attributes = '') {
  const base = `/api-${++apis}`;
  fakeFetch({ [`GET ${base}/api/v1/settings/config`]: answer, 'GET /api-*': ok() });
  return `<login-portal routing="memory" api-base="${base}" ${attributes}></login-portal>`;
}

const footer = (element: Element) => textOf(find(element, '[part=footer]'));
const none = (element: Element, part: string) => expect(findAll(element, `[part=${part}]`)).to.have.length(0);
const branded = { version: '7.0.1', systempreferences: { branding: { appname: 'Compass' } } };
const LINK = 'provider-url="https://northwind.example/"';
const LOGO = 'provider-logo="/standalone/icon.svg"';
const NAMED = `provider-name="Northwind" ${LINK}`;

describe('the bar at the bottom', () => {
  before(loadElements);

  for (const [state, { answer, attributes = '', expected }] of Object.entries<{
    answer: Answer;
    attributes?: string;
    expected: string;
  }>({
    'with the configuration': { answer: ok(branded), expected: 'Powered by Compass 7.0.1' },
    'with the configuration and a provider': {
      answer: ok(branded),
      attributes: NAMED,
      expected: 'Powered by Northwind 7.0.1',
    },
    'without branding': { answer: ok({ version: '7.0.1' }), expected: '7.0.1' },
    'without a version': {
      answer: ok({ systempreferences: { branding: { appname: 'Compass' } } }),
      expected: 'Powered by Compass',
    },
  })) {
    it(`says who and which: ${state}`, async () => {
      const element = await open(portal(answer, attributes));
      await poll(() => footer(element) === expected);
    });
  }

  for (const [state, answer] of Object.entries({ pending: silent, refused: refused('no'), dropped })) {
    it(`knows what the attributes say where the configuration is ${state}, and no more`, async () => {
      const html = portal(answer, NAMED);
      const element = await open(html);
      await poll(() => footer(element) === 'Powered by Northwind');
      none(element, 'version');
      element.removeAttribute('provider-name');
      await poll(() => footer(element) === 'Powered by northwind.example');
      element.removeAttribute('provider-url');
      await poll(() => footer(element) === '');
      none(element, 'powered-by');
    });
  }

  it('needs no name beside a link: it is the application’s', async () => {
    const element = await open(portal(ok(branded), LINK));
    await poll(() => footer(element) === 'Powered by Compass 7.0.1');
    expect(find<HTMLAnchorElement>(element, '[part=powered-by] a').href).to.equal(
      'https://northwind.example/',
    );
  });

  for (const [state, { answer, attributes, alt }] of Object.entries<{
    answer: Answer;
    attributes: string;
    alt: string;
  }>({
    'the application': { answer: ok(branded), attributes: LOGO, alt: 'Compass' },
    'where it leads to': { answer: dropped, attributes: `${LOGO} ${LINK}`, alt: 'northwind.example' },
    'where it comes from': { answer: dropped, attributes: LOGO, alt: location.host },
  })) {
    it(`needs no name beside a picture, which is then read as ${state}`, async () => {
      const element = await open(portal(answer, attributes));
      const picture = find<HTMLImageElement>(element, '[part=provider-logo]');
      await poll(() => picture.alt === alt);
      expect(textOf(find(element, '[part=powered-by]'))).to.equal('Powered by');
    });
  }

  it('breaks a long name, and not the words before it', async () => {
    const element = await open(
      portal(dropped, 'provider-url="https://a-long-name-of-a-provider.of.northwind-traders.example/"'),
    );
    element.style.inlineSize = '280px';
    await poll(() => find(element, '[part=footer]').offsetWidth <= 280);
    const words = find(element, '[part=powered-by]').firstElementChild as HTMLElement;
    const { lineHeight } = getComputedStyle(words);
    expect(words.offsetHeight).to.be.below(1.5 * Number.parseFloat(lineHeight));
    expect(find(element, '[part=powered-by] a').getBoundingClientRect().right).to.be.at.most(
      element.getBoundingClientRect().right,
    );
  });

  it('is as high before a late configuration as after it', async () => {
    const late = held(ok(branded));
    const element = await open(portal(late));
    const height = () => [element, find(element, '[part=footer]')].map(({ offsetHeight }) => offsetHeight);
    const before = height();
    late.open();
    await poll(() => footer(element) === 'Powered by Compass 7.0.1');
    expect(height()).to.deep.equal(before);
  });

  it('shows the picture in a place that was kept, and the name where it does not come', async () => {
    const element = await open(
      portal(ok(branded), `${NAMED} provider-logo="/tests/support/no-such-picture.svg"`),
    );
    const picture = find<HTMLImageElement>(element, '[part=provider-logo]');
    const height = picture.offsetHeight;
    expect(height).to.be.greaterThan(20);
    await poll(() => picture.complete);
    expect(picture.offsetHeight).to.equal(height);
    expect(picture.alt).to.equal('Northwind');
  });

  for (const address of [
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://a.example/',
    'https://a:b@c.example/',
  ])
    it(`never leads to ${address}`, async () => {
      const element = await open(
        portal(ok(branded), `provider-name="N" provider-url="${address}" provider-logo="${address}"`),
      );
      await poll(() => footer(element) === 'Powered by N 7.0.1');
      expect(find(element, '[part=powered-by]').querySelector('a, img')).to.equal(null);
    });
});
