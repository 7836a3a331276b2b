import { expect } from 'chai';
import { loadElements } from '../../support/mount.ts';
import { FULL_NAME, PERSON } from '../../support/person.ts';
import { detailsIn, greetingOf, NO_VALUE, PRIVATE_SCREENS, showScreen } from '../../support/private-data.ts';
import { find, findAll, textOf } from '../../support/shadow.ts';

const screen = PRIVATE_SCREENS['personal data'];
const shown = (data: object) => showScreen(screen, { personal: PERSON, ...data });
const part = (element: Element, name: string) => find(element, `[part=${name}]`);

/** The rows of raw values of each survey entry. */
const rawValues = (element: Element) =>
  findAll(element, '[part=survey-entry]').map((entry) =>
    findAll(entry, 'tr').map((row) => [...row.children].map(({ textContent }) => textContent)),
  );

const EMPTY = 'No survey data was found.';

describe('personal data', () => {
  before(loadElements);

  it('shows the person, the further details and every survey entry with its values', async () => {
    const element = await showScreen(screen);
    expect(greetingOf(element)).to.include(FULL_NAME);
    expect(detailsIn(part(element, 'personal'))).to.deep.equal({
      Title: 'Dr.',
      'First name': 'Hanna',
      'Middle name': 'Elisabet',
      'Last name': 'Lindqvist',
      'Email address': PERSON.email,
      'Created on': 'May 14, 2019, 8:32 AM',
      'Member ID': '10023',
    });
    expect(detailsIn(part(element, 'extra'))).to.deep.equal({
      Organisation: 'Nordvind Konsult AB',
      Newsletter: 'true',
      Visits: '17',
    });
    const [first, second] = findAll(element, '[part=survey-entry]');
    expect(textOf(first as Element)).to.match(/^Jan 1, 2024 Report RPT-0 Language English Variant Peer/);
    expect(textOf(second as Element)).to.match(/^Jan 2, 2024 Report RPT-1 Language German Variant Self/);
    expect(rawValues(element)).to.deep.equal([
      [
        ['Scale 0', '0.0'],
        ['Scale 1', '0.1'],
        ['Scale 2', '0.2'],
      ],
      [
        ['Scale 0', '1.0'],
        ['Scale 1', '1.1'],
        ['Scale 2', '1.2'],
      ],
    ]);
    expect(textOf(element)).to.include('This link works once');
  });

  for (const [kind, data] of Object.entries({
    'no extra and no survey': {},
    'null for both': { extra: null, survey: null },
    'both empty': { extra: {}, survey: [] },
  })) {
    it(`with ${kind} says that there is no survey data, and has no empty section`, async () => {
      const element = await shown(data);
      expect(textOf(part(element, 'survey'))).to.equal(`Survey data ${EMPTY}`);
      expect(findAll(element, '[part=extra]')).to.deep.equal([]);
      expect(textOf(element)).to.not.match(/undefined|null|NaN|\[object/);
    });
  }

  for (const [kind, entry] of Object.entries({
    'no fields': {},
    'null everywhere': { date: null, reportid: null, language: null, variant: null, raw: null },
    'no raw values': { date: '2024-01-10', reportid: 'R', language: 'en', variant: 'Self' },
    'empty raw values': { date: '2024-01-10', raw: {} },
  })) {
    it(`with an entry that has ${kind} shows "no value" instead of a table`, async () => {
      const element = await shown({ survey: [entry] });
      expect(detailsIn(part(element, 'survey-entry'))['Raw values']).to.equal(NO_VALUE);
      expect(findAll(element, 'table')).to.deep.equal([]);
      expect(textOf(element)).to.not.include(EMPTY);
      expect(textOf(element)).to.not.match(/undefined|null|NaN|\[object/);
    });
  }

  it('shows numbers instead of text, and values of every type', async () => {
    const element = await shown({
      personal: { ...PERSON, firstname: 1815, middlename: null, createdon: 1_700_000_000_000 },
      extra: { zero: 0, float: 1.5, yes: true, no: false, text: ' spaced ' },
      survey: [
        { date: 20240110, reportid: 7, language: 0, variant: 3.5, raw: { a: 0, b: false, c: null, d: '' } },
      ],
    });
    expect(greetingOf(element)).to.include('1815 Lindqvist');
    expect(detailsIn(part(element, 'personal'))).to.include({
      'First name': '1815',
      'Middle name': NO_VALUE,
      'Created on': '1700000000000',
    });
    expect(detailsIn(part(element, 'extra'))).to.deep.equal({
      zero: '0',
      float: '1.5',
      yes: 'true',
      no: 'false',
      text: 'spaced',
    });
    expect(textOf(part(element, 'survey-entry'))).to.match(/^20240110 Report 7 Language 0 Variant 3\.5/);
    expect(rawValues(element)).to.deep.equal([
      [
        ['a', '0'],
        ['b', 'false'],
        ['c', NO_VALUE],
        ['d', NO_VALUE],
      ],
    ]);
  });
});
