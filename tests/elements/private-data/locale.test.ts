import { expect } from 'chai';
import { loadElements } from '../../support/mount.ts';
import { FULL_NAME } from '../../support/person.ts';
import { greetingOf, PRIVATE_SCREENS, showScreen } from '../../support/private-data.ts';
import { find, findAll, textOf } from '../../support/shadow.ts';
import { waitFor } from '../../support/wait-for.ts';

const { getHours } = Date.prototype;

const entry = (element: Element) => textOf(findAll(element, '[part=survey-entry]')[1] as Element);

describe('the locale of private data', () => {
  before(loadElements);
  afterEach(() => {
    Date.prototype.getHours = getHours;
  });

  it('changes labels, dates, language names and greeting without a reload', async () => {
    Date.prototype.getHours = () => 9;
    const element = await showScreen(PRIVATE_SCREENS['personal data']);
    const first = findAll(element, '[part=survey-entry]')[0];
    for (const [locale, greeting, text] of [
      ['de', 'Guten Morgen', '02.01.2024 Bericht RPT-1 Sprache Deutsch Variante Self'],
      ['nl', 'Goedemorgen', '2 jan 2024 Rapport RPT-1 Taal Duits Variant Self'],
      ['pl', 'Dzień dobry', '2 sty 2024 Raport RPT-1 Język niemiecki Wariant Self'],
      ['pt', 'Bom dia', '02/01/2024 Relatório RPT-1 Idioma alemão Variante Self'],
    ] as const) {
      element.setAttribute('locale', locale);
      await waitFor(() => find(element, '[part=root]').lang === locale);
      // WebKitGTK writes the name of a language with a capital letter.
      await waitFor(() => expect(entry(element)).to.match(new RegExp(`^${text}`, 'i')));
      expect(greetingOf(element)).to.equal(`${greeting}, ${FULL_NAME}`);
    }
    expect(findAll(element, '[part=survey-entry]')[0]).to.equal(first);
  });
});
