import { expect } from 'chai';
import { titleOf } from '../../support/links.ts';
import { loadElements } from '../../support/mount.ts';
import { FULL_NAME, PERSON } from '../../support/person.ts';
import { detailsIn, greetingOf, NO_VALUE, PRIVATE_SCREENS, showScreen } from '../../support/private-data.ts';
import { find, findAll, textOf } from '../../support/shadow.ts';

const screen = PRIVATE_SCREENS['personal data'];
const shown = (data: object) => showScreen(screen, { personal: PERSON, ...data });
const part = (element: Element, name: string) => find(element, `[part=${name}]`);
const json = (value: unknown) => JSON.stringify(value, null, 2);

const rowsOf = (element: Element, row: string) =>
  findAll(element, row).map((row) => [...row.children].map(({ textContent }) => textContent));

/** By kind: an unexpected value and the text shown for it. */
const UNEXPECTED_VALUES: Record<string, [value: unknown, text: string]> = {
  text: ['wave 2', 'wave 2'],
  'a number': [7, '7'],
  'a boolean': [false, 'false'],
  'a list': [['a', 1], json(['a', 1])],
  'a list of objects': [[{ a: { b: 1 } }], json([{ a: { b: 1 } }])],
};

describe('unexpected personal data', () => {
  before(loadElements);

  it('shows names of JavaScript built-ins', async () => {
    const names = JSON.parse(
      '{"__proto__":"a","constructor":"b","toString":"c","":"d","hasOwnProperty":"e"}',
    );
    const element = await shown({ extra: names, survey: [{ date: '2024-01-10', raw: names }] });
    const rows = [
      ['__proto__', 'a'],
      ['constructor', 'b'],
      ['toString', 'c'],
      ['', 'd'],
      ['hasOwnProperty', 'e'],
    ];
    expect(rowsOf(element, 'tr')).to.deep.equal(rows);
    expect(rowsOf(part(element, 'extra'), 'dl > div')).to.deep.equal(rows);
  });

  it('has a title without a greeting if the person has no name', async () => {
    const element = await shown({ personal: {} });
    expect(titleOf(element)).to.equal('Your personal data');
    expect(findAll(element, '.title + .intro')).to.deep.equal([]);
  });

  it('shows a date that is not a date unchanged', async () => {
    const element = await shown({ survey: [{ date: 'wave 2', raw: { a: 1 } }] });
    expect(textOf(part(element, 'survey-entry'))).to.match(/^wave 2/);
  });

  it('shows "no value" for every empty value', async () => {
    const empty = { blank: ' ', none: null, list: [], object: {}, text: '' };
    const element = await shown({ personal: { title: '', lastname: null }, extra: empty });
    expect(detailsIn(part(element, 'personal'))).to.deep.equal({
      Title: NO_VALUE,
      'First name': NO_VALUE,
      'Middle name': NO_VALUE,
      'Last name': NO_VALUE,
      'Email address': NO_VALUE,
      'Created on': NO_VALUE,
    });
    expect(detailsIn(part(element, 'extra'))).to.deep.equal(
      Object.fromEntries(Object.keys(empty).map((name) => [name, NO_VALUE])),
    );
    const [dash] = findAll(part(element, 'extra'), '[aria-hidden]');
    expect(dash?.textContent).to.equal('–');
  });

  it('shows nested lists and objects as indented text', async () => {
    const nested = { clinic: ['Malmö', { room: 7 }] };
    const entry = { date: nested, reportid: nested, language: nested, variant: [1], raw: { a: nested } };
    const element = await shown({
      personal: { ...PERSON, title: ['Dr.', 'Prof.'], createdon: nested },
      extra: { nested },
      survey: [entry],
    });
    expect(detailsIn(part(element, 'personal'))).to.include({
      Title: json(['Dr.', 'Prof.']),
      'Created on': json(nested),
    });
    expect(detailsIn(part(element, 'extra'))).to.deep.equal({ nested: json(nested) });
    expect(detailsIn(part(element, 'survey-entry'))).to.deep.equal({
      Date: json(nested),
      Report: json(nested),
      Language: json(nested),
      Variant: json([1]),
    });
    expect(rowsOf(element, 'tr')).to.deep.equal([['a', json(nested)]]);
    expect(findAll(element, 'pre').map((block) => getComputedStyle(block).whiteSpace)).to.include('pre-wrap');
    expect(textOf(element)).to.not.match(/\[object|undefined/);
  });

  it('shows unknown fields under their names', async () => {
    const element = await shown({
      personal: { ...PERSON, shoe: 38 },
      extra: { note: 'a' },
      survey: [{ reportid: 'R', weight: null }],
      consents: ['newsletter'],
    });
    expect(detailsIn(part(element, 'personal'))).to.include({ shoe: '38' });
    expect(detailsIn(part(element, 'extra'))).to.deep.equal({
      note: 'a',
      consents: json(['newsletter']),
    });
    expect(detailsIn(part(element, 'survey-entry'))).to.include({ weight: NO_VALUE });
  });

  for (const [kind, [value, text]] of Object.entries(UNEXPECTED_VALUES)) {
    it(`shows ${kind} instead of an object, and all other data`, async () => {
      const noPerson = await shown({ personal: value, extra: { note: 'a' } });
      expect(titleOf(noPerson)).to.equal('Your personal data');
      expect(detailsIn(part(noPerson, 'personal'))).to.include({ 'Personal details': text });
      expect(detailsIn(part(noPerson, 'extra'))).to.deep.equal({ note: 'a' });

      const element = await shown({ extra: value, survey: [value, { reportid: 'R', raw: value }] });
      expect(greetingOf(element)).to.include(FULL_NAME);
      expect(detailsIn(part(element, 'extra'))).to.deep.equal({ 'Further details': text });
      const [unexpected, next] = findAll(element, '[part=survey-entry]').map(detailsIn);
      expect(unexpected).to.include({ 'Survey data': text });
      expect(next).to.include({ Report: 'R', 'Raw values': text });
    });
  }

  it('shows a null survey entry as an entry without values', async () => {
    const element = await shown({ survey: [null, { reportid: 'R' }] });
    const [empty, next] = findAll(element, '[part=survey-entry]').map(detailsIn);
    expect(empty).to.include({ Report: NO_VALUE, 'Raw values': NO_VALUE });
    expect(next).to.include({ Report: 'R' });
  });

  it('shows an object instead of the survey list as one entry', async () => {
    const element = await shown({ survey: { reportid: 'R', raw: { a: 1 } } });
    expect(detailsIn(part(element, 'survey-entry'))).to.include({ Report: 'R' });
    expect(rowsOf(element, 'tr')).to.deep.equal([['a', '1']]);
  });
});
