import { expect } from 'chai';
import { titleOf } from '../../support/links.ts';
import { loadElements } from '../../support/mount.ts';
import { detailsIn, NAME, NO_VALUE, PERSON, PRIVATE, show } from '../../support/private-data.ts';
import { find, findAll, textOf } from '../../support/shadow.ts';

const screen = PRIVATE['personal data'];
const shown = (data: object) => show(screen, { personal: PERSON, ...data });
const part = (element: Element, name: string) => find(element, `[part=${name}]`);
const json = (value: unknown) => JSON.stringify(value, null, 2);

const rowsOf = (element: Element, row: string) =>
  findAll(element, row).map((row) => [...row.children].map(({ textContent }) => textContent));

/** What no answer of a careful server has in it, and how it reads. */
const ODD: Record<string, [value: unknown, text: string]> = {
  text: ['wave 2', 'wave 2'],
  'a number': [7, '7'],
  'a boolean': [false, 'false'],
  'a list': [['a', 1], json(['a', 1])],
  'a list of maps': [[{ a: { b: 1 } }], json([{ a: { b: 1 } }])],
};

describe('odd personal data', () => {
  before(loadElements);

  it('shows names that mean something to JavaScript', async () => {
    const odd = JSON.parse('{"__proto__":"a","constructor":"b","toString":"c","":"d","hasOwnProperty":"e"}');
    const element = await shown({ extra: odd, survey: [{ date: '2024-01-10', raw: odd }] });
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

  it('greets a person without a name as a whole sentence', async () => {
    expect(titleOf(await shown({ personal: {} }))).to.equal('Your personal data');
  });

  it('shows text in place of a date as it is', async () => {
    const element = await shown({ survey: [{ date: 'wave 2', raw: { a: 1 } }] });
    expect(textOf(part(element, 'survey-entry'))).to.match(/^wave 2/);
  });

  it('says of every empty value that there is none', async () => {
    const empty = { blank: ' ', none: null, list: [], map: {}, text: '' };
    const element = await shown({ personal: { title: '', lastname: null }, extra: empty });
    expect(detailsIn(part(element, 'personal'))).to.deep.equal({
      Title: NO_VALUE,
      'First name': NO_VALUE,
      'Middle name': NO_VALUE,
      'Last name': NO_VALUE,
      'Email address': NO_VALUE,
      'Created on': NO_VALUE,
      'Member ID': NO_VALUE,
    });
    expect(detailsIn(part(element, 'extra'))).to.deep.equal(
      Object.fromEntries(Object.keys(empty).map((name) => [name, NO_VALUE])),
    );
    const [dash] = findAll(part(element, 'extra'), '[aria-hidden]');
    expect(dash?.textContent).to.equal('–');
  });

  it('shows lists and maps inside of it as indented text, wherever they stand', async () => {
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

  it('shows fields that nobody has heard of, under the names they have', async () => {
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

  for (const [kind, [value, text]] of Object.entries(ODD)) {
    it(`shows ${kind} in place of the person, and everything else`, async () => {
      const element = await shown({ personal: value, extra: { note: 'a' } });
      expect(titleOf(element)).to.equal('Your personal data');
      expect(detailsIn(part(element, 'personal'))).to.include({ 'Personal details': text });
      expect(detailsIn(part(element, 'extra'))).to.deep.equal({ note: 'a' });
    });

    it(`shows ${kind} in place of the further details, and everything else`, async () => {
      const element = await shown({ extra: value });
      expect(titleOf(element)).to.include(NAME);
      expect(detailsIn(part(element, 'extra'))).to.deep.equal({ 'Further details': text });
    });

    it(`shows ${kind} in place of raw values, and everything else`, async () => {
      const element = await shown({ survey: [{ reportid: 'R', raw: value }] });
      expect(detailsIn(part(element, 'survey-entry'))).to.include({ Report: 'R', 'Raw values': text });
    });

    it(`shows ${kind} in place of a survey entry, and the entry after it`, async () => {
      const element = await shown({ survey: [value, { reportid: 'R' }] });
      const [odd, next] = findAll(element, '[part=survey-entry]').map(detailsIn);
      expect(odd).to.include({ 'Survey data': text });
      expect(next).to.include({ Report: 'R' });
    });
  }

  it('shows an empty survey entry as one without values', async () => {
    const element = await shown({ survey: [null, { reportid: 'R' }] });
    const [empty, next] = findAll(element, '[part=survey-entry]').map(detailsIn);
    expect(empty).to.include({ Report: NO_VALUE, 'Raw values': NO_VALUE });
    expect(next).to.include({ Report: 'R' });
  });

  it('shows a map in place of the list of surveys as one entry', async () => {
    const element = await shown({ survey: { reportid: 'R', raw: { a: 1 } } });
    expect(detailsIn(part(element, 'survey-entry'))).to.include({ Report: 'R' });
    expect(rowsOf(element, 'tr')).to.deep.equal([['a', '1']]);
  });
});
