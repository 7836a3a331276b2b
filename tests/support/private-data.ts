/* What is private: a person's data and reports, and the screens that show them. */
import { type Answer, ok } from './fake-fetch.ts';
import { DATA, type Followed, followLink, REPORTS } from './links.ts';
import { poll } from './poll.ts';
import { findAll, textOf } from './shadow.ts';

export const PERSON = {
  memberid: '10023',
  title: 'Dr.',
  firstname: 'Hanna',
  middlename: 'Elisabet',
  lastname: 'Lindqvist',
  email: 'hanna@nordvind.example',
  createdon: '2019-05-14T08:32:10',
};
export const NAME = 'Hanna Elisabet Lindqvist';

/** So many survey entries of so many values each; the names and values say which. */
export const survey = (entries: number, values: number) =>
  Array.from({ length: entries }, (_, entry) => ({
    date: `2024-01-${String((entry % 28) + 1).padStart(2, '0')}`,
    reportid: `RPT-${entry}`,
    language: ['en', 'de', 'nl'][entry % 3],
    variant: entry % 2 ? 'Self' : 'Peer',
    raw: Object.fromEntries(
      Array.from({ length: values }, (_, value) => [`Scale ${value}`, `${entry}.${value}`]),
    ),
  }));

export const PERSONAL_DATA = {
  personal: PERSON,
  extra: { Organisation: 'Nordvind Konsult AB', Newsletter: true, Visits: 17 },
  survey: survey(2, 3),
};

export const REPORT_ROWS = [
  { reportid: 'LDR-2207', name: 'Leading others', variant: 'Self', language: 'en', date: '2026-01-19' },
  { reportid: 'WRK-0031', name: 'Work style', variant: 'Peer', language: 'de', date: '2020-11-10' },
];
export const PERSONAL_REPORTS = { personal: PERSON, reports: REPORT_ROWS };

/** The two screens that show what a token opens. */
export const PRIVATE = {
  'personal data': {
    type: 'pdaccess',
    route: DATA,
    reply: PERSONAL_DATA,
    flow: 'personal-data',
    path: 'personaldata',
    title: 'Your personal data',
    request: 'requestpdaccess',
    requestTitle: 'Access to your personal data',
    /** Words that only the reply can have brought. */
    secrets: [NAME, PERSON.email, 'Nordvind', 'RPT-0', '1.2'],
  },
  'personal reports': {
    type: 'personalreports',
    route: REPORTS,
    reply: PERSONAL_REPORTS,
    flow: 'personal-reports',
    path: 'personalreports',
    title: 'Your personal reports',
    request: 'requestpraccess',
    requestTitle: 'Access to your personal reports',
    secrets: [NAME, 'LDR-2207', 'Leading others'],
  },
};

export type PrivateScreen = (typeof PRIVATE)[keyof typeof PRIVATE];

export const openPrivate = ({ type, route }: PrivateScreen, answer: Answer): Followed =>
  followLink({ type }, { [route]: answer });

/** What the reply says is there to be read. */
export const untilShown = (element: HTMLElement): Promise<boolean> =>
  poll(() => findAll(element, '[part=title]').length === 1 && textOf(element).includes('Privacy Statement'));

/** Follows the link of the screen to what it shows. */
export async function show(screen: PrivateScreen, reply: unknown = screen.reply): Promise<HTMLElement> {
  const { element } = openPrivate(screen, ok(reply));
  await untilShown(element);
  return element;
}

/** How an empty value reads: a dash for the eye, words for the ear. */
export const NO_VALUE = '–no value';

/** What a list of details says, by name. */
export const detailsIn = (root: Element): Record<string, string> =>
  Object.fromEntries(
    findAll(root, 'dl > div').map(
      (row) => [...row.children].map((child) => child.textContent) as [string, string],
    ),
  );
