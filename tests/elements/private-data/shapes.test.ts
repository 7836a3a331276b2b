import { expect } from 'chai';
import '../../support/loaded.ts';
import { PERSON } from '../../support/person.ts';
import { NO_VALUE, PRIVATE_SCREENS, showScreen } from '../../support/private-data.ts';
import { find, findAll, textOf } from '../../support/shadow.ts';
import { waitFor } from '../../support/timing.ts';

const part = (element: Element, name: string) => find(element, `[part=${name}]`);
const entriesOf = (element: Element) => findAll(element, '[part=survey-entry]');
const json = (value: unknown) => JSON.stringify(value, null, 2);

/** The names and values of each row. */
const rowsOf = (root: Element, row: string) =>
  findAll(root, row).map((each) => [...each.children].map(({ textContent }) => textContent));

/** The entries of a description list. */
const detailsIn = (root: Element): Record<string, string> => Object.fromEntries(rowsOf(root, 'dl > div'));

interface Shown {
  /** Some of the personal details. */
  personal?: object;
  /** All further details. */
  extra?: object;
  /** Some of the details of each survey entry. */
  entries?: object[];
  /** All raw values. */
  raw?: string[][];
}

/** Without a time it may be an id. */
const DAY = '1990-05-14';
const SHOWN_DAY = new Date(1990, 4, 14).toLocaleDateString(navigator.language, { dateStyle: 'medium' });
const DATE = `${DAY}T09:05`;
const SHOWN_DATE = new Date(DATE).toLocaleString(navigator.language, {
  dateStyle: 'medium',
  timeStyle: 'short',
});

const nested = { clinic: ['Malmö', { room: 7 }] };
const empty = { blank: ' ', none: null, list: [], object: {}, text: '' };
const noValues = (names: string[]) => Object.fromEntries(names.map((name) => [name, NO_VALUE]));

/** By kind: a reply with unusual data, and what is shown. src/features/private-data/ has the text of every value. */
const REPLIES: Record<string, [reply: object, shown: Shown]> = {
  'empty values': [
    { personal: { title: '', lastname: null }, extra: empty },
    {
      personal: noValues(['Title', 'First name', 'Middle name', 'Last name', 'Email address', 'Created on']),
      extra: noValues(Object.keys(empty)),
    },
  ],
  'nested lists and objects': [
    {
      personal: { ...PERSON, title: ['Dr.', 'Prof.'], createdon: nested },
      extra: { nested },
      survey: [{ date: nested, reportid: nested, language: nested, variant: [1], raw: { a: nested } }],
    },
    {
      personal: { Title: json(['Dr.', 'Prof.']), 'Created on': json(nested) },
      extra: { nested: json(nested) },
      entries: [{ Date: json(nested), Report: json(nested), Language: json(nested), Variant: json([1]) }],
      raw: [['a', json(nested)]],
    },
  ],
  'unknown fields': [
    {
      personal: { ...PERSON, shoe: 38 },
      extra: { note: 'a' },
      survey: [{ reportid: 'R', weight: null }],
      consents: ['newsletter'],
    },
    {
      personal: { shoe: '38' },
      extra: { note: 'a', consents: json(['newsletter']) },
      entries: [{ weight: NO_VALUE }],
    },
  ],
  'dates in all fields': [
    {
      personal: { ...PERSON, birthdate: DATE },
      extra: { lastlogin: DATE },
      survey: [{ completedon: DATE, raw: { a: DATE, b: '20240131', c: '2024-02-30T10:00' } }],
      joined: DATE,
    },
    {
      personal: { birthdate: SHOWN_DATE },
      extra: { lastlogin: SHOWN_DATE, joined: SHOWN_DATE },
      entries: [{ completedon: SHOWN_DATE }],
      raw: [
        ['a', SHOWN_DATE],
        ['b', '20240131'],
        ['c', '2024-02-30T10:00'],
      ],
    },
  ],
  'days only where the API calls a field a date': [
    {
      personal: { ...PERSON, createdon: DAY, firstname: DAY, memberid: DAY },
      extra: { badge: DAY },
      survey: [{ date: DAY, reportid: DATE, variant: DAY, raw: { badge: DAY } }],
    },
    {
      personal: { 'Created on': SHOWN_DAY, 'First name': DAY, 'Member ID': DAY },
      extra: { badge: DAY },
      entries: [{ Report: DATE, Variant: DAY }],
      raw: [['badge', DAY]],
    },
  ],
  'a list instead of a person': [
    { personal: ['a', 1], extra: { note: 'a' } },
    { personal: { 'Personal details': json(['a', 1]) }, extra: { note: 'a' } },
  ],
  'texts and lists instead of objects': [
    { extra: 'wave 2', survey: ['wave 2', null, { reportid: 'R', raw: [{ a: 1 }] }] },
    {
      extra: { 'Further details': 'wave 2' },
      entries: [
        { 'Survey data': 'wave 2' },
        { Report: NO_VALUE, 'Raw values': NO_VALUE },
        { Report: 'R', 'Raw values': json([{ a: 1 }]) },
      ],
      raw: [],
    },
  ],
};

async function shown(data: object): Promise<HTMLElement> {
  const element = await showScreen(PRIVATE_SCREENS['personal data'], { personal: PERSON, ...data });
  expect(textOf(element)).to.not.match(/undefined|null(?!,|\n)|NaN|\[object/);
  return element;
}

describe('personal data', () => {
  for (const [kind, [reply, { personal, extra, entries, raw }]] of Object.entries(REPLIES))
    it(`shows ${kind}, and all other data`, async () => {
      const element = await shown(reply);
      if (personal) expect(detailsIn(part(element, 'personal'))).to.include(personal);
      if (extra) expect(detailsIn(part(element, 'extra'))).to.deep.equal(extra);
      const details = entriesOf(element).map(detailsIn);
      for (const [index, entry] of (entries ?? []).entries()) expect(details[index]).to.include(entry);
      if (raw) expect(rowsOf(element, 'tr')).to.deep.equal(raw);
    });

  it('says that there is no survey data, and has no empty section', async () => {
    const element = await shown({});
    expect(textOf(part(element, 'survey'))).to.equal('Survey data No survey data was found.');
    expect(findAll(element, '[part=extra]')).to.deep.equal([]);
  });
});

const HTML =
  '<img src=x onerror="document.title=1"><script>document.title=2</script>&amp;</td></table>{{name}}';

/** The reply of each screen with a text as every value, and how often it is shown. */
const hostile = (text: string) =>
  ({
    'personal data': [
      {
        personal: { ...PERSON, title: text, firstname: text, lastname: text, email: text, createdon: text },
        extra: { [text]: text, more: text },
        survey: [{ date: text, reportid: text, language: text, variant: text, raw: { [text]: text } }],
      },
      14,
    ],
    'personal reports': [
      {
        personal: { firstname: text },
        reports: [{ reportid: text, name: text, variant: text, language: text, date: text }],
      },
      6,
    ],
  }) as const;

for (const [name, screen] of Object.entries(PRIVATE_SCREENS))
  it(`the texts of the reply are never interpreted as HTML: ${name}`, async () => {
    const [reply, times] = hostile(HTML)[name as keyof typeof PRIVATE_SCREENS];
    const element = await showScreen(screen, reply);
    await waitFor(() => textOf(element).split(HTML).length - 1 >= times);
    expect(findAll(element, 'img, script')).to.deep.equal([]);
    expect(document.title).to.not.match(/^[12]$/);
  });

for (const [name, screen] of Object.entries(PRIVATE_SCREENS))
  it(`a browser that translates the page leaves the values alone: ${name}`, async () => {
    const text = 'Rose';
    const [data] = hostile(text)[name as keyof typeof PRIVATE_SCREENS];
    const element = await showScreen(screen, data);
    const values = () =>
      findAll(element, 'dd, td > :last-child').filter((value) => value.textContent === text);
    await waitFor(() => values().length > 4);
    for (const value of values()) expect(value.translate, value.outerHTML).to.equal(false);
  });
