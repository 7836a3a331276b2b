import { expect } from 'chai';
import { expectAccessible } from '../support/accessibility.ts';
import { fakeFetch } from '../support/fake-fetch.ts';
import { record } from '../support/host-events.ts';
import { settled } from '../support/late.ts';
import { loadElements, mount } from '../support/mount.ts';
import { poll } from '../support/poll.ts';
import { find, findAll, textOf } from '../support/shadow.ts';
import { untilStage } from '../support/stages.ts';
import { keepWarnings } from '../support/warnings.ts';

const FOREIGN = 'https://elsewhere.example';
const TRUSTED = 'https://api.example';
const TAGS = [
  'login-portal',
  'forgot-password',
  'access-request',
  'voucher-redeem',
  'self-register',
  'cookie-consent',
  'language-switcher',
  'theme-switcher',
];
const SENTENCES = {
  en: "This part of the page is not available. Please contact the site's owner.",
  nl: 'Dit onderdeel van de pagina is niet beschikbaar. Neem contact op met de eigenaar van de website.',
  de: 'Dieser Teil der Seite ist nicht verfügbar. Bitte wenden Sie sich an den Betreiber der Website.',
  pl: 'Ta część strony jest niedostępna. Skontaktuj się z właścicielem witryny.',
  pt: 'Esta parte da página não está disponível. Contacte o proprietário do site.',
};

const untilRefused = (element: Element, text = SENTENCES.en) => poll(() => textOf(element) === text);

describe('an element whose api-base the page does not trust', () => {
  before(() => loadElements(TRUSTED));
  const warnings = keepWarnings();

  // First: a warning is given once on a page.
  it('makes no call, says one sentence in its place, and one warning names the remedy', async () => {
    const { requests } = fakeFetch();
    const events = record(document);
    for (const tag of TAGS) {
      const element = mount(`<${tag} api-base="${FOREIGN}"></${tag}>`);
      await untilRefused(element);
      expect(findAll(element, 'form, input, button, a')).to.deep.equal([]);
      await expectAccessible(element);
    }
    await settled();
    expect(requests).to.deep.equal([]);
    expect(events).to.deep.equal([]);
    expect(warnings).to.deep.equal([
      'The origin in api-base is not trusted. Add it to data-origins of the script tag, or call trustOrigins().',
    ]);
  });

  for (const [locale, sentence] of Object.entries(SENTENCES)) {
    it(`says it in the reader's language and theme: ${locale}`, async () => {
      const { requests } = fakeFetch();
      const element = mount(
        `<voucher-redeem api-base="${FOREIGN}" locale="${locale}" theme="dark"></voucher-redeem>`,
      );
      await untilRefused(element, sentence);
      const root = find(element, '[part=root]');
      expect([root.lang, root.dataset.theme]).to.deep.equal([locale, 'dark']);
      expect(requests).to.deep.equal([]);
    });
  }

  it('works when the attribute names a trusted origin, and not any more when it names another one', async () => {
    const { requests } = fakeFetch();
    const element = mount(`<forgot-password api-base="${FOREIGN}"></forgot-password>`);
    await untilRefused(element);
    element.setAttribute('api-base', TRUSTED);
    await untilStage(element, 'idle');
    await poll(() => requests.length > 0);
    expect(new Set(requests.map(({ url }) => url.origin))).to.deep.equal(new Set([TRUSTED]));
    element.setAttribute('api-base', FOREIGN);
    await untilRefused(element);
    expect(requests.filter(({ url }) => url.origin !== TRUSTED)).to.deep.equal([]);
  });
});
