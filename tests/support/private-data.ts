/* The two screens that show what a token opens: personal data and personal reports. */
import { PERSONAL_DATA, PERSONAL_REPORTS, USUAL_DATA } from './calls.ts';
import { ok, type Reply } from './fake-fetch.ts';
import { followLink } from './links.ts';
import { FULL_NAME, PERSON } from './person.ts';
import { find, findAll, textOf } from './shadow.ts';
import { waitFor } from './timing.ts';

export const PRIVATE_SCREENS = {
  'personal data': {
    type: 'pdaccess',
    route: PERSONAL_DATA,
    reply: USUAL_DATA[PERSONAL_DATA],
    flow: 'personal-data',
    path: 'personaldata',
    title: 'Your personal data',
    request: 'requestpdaccess',
    requestTitle: 'Access to your personal data',
    /** Texts that only the reply contains. */
    secrets: [FULL_NAME, PERSON.email, 'Nordvind', 'RPT-0', '1.2'],
  },
  'personal reports': {
    type: 'personalreports',
    route: PERSONAL_REPORTS,
    reply: USUAL_DATA[PERSONAL_REPORTS],
    flow: 'personal-reports',
    path: 'personalreports',
    title: 'Your personal reports',
    request: 'requestpraccess',
    requestTitle: 'Access to your personal reports',
    secrets: [FULL_NAME, 'LDR-2207', 'Leading others'],
  },
};

export type PrivateScreen = (typeof PRIVATE_SCREENS)[keyof typeof PRIVATE_SCREENS];

export const openPrivateScreen = ({ type, route }: PrivateScreen, reply: Reply) =>
  followLink({ type }, { [route]: reply });

/** Waits until the data of the reply is shown. */
export const waitForData = (element: HTMLElement): Promise<boolean> =>
  waitFor(() => findAll(element, 'a').some((link) => textOf(link).includes('Privacy Statement')));

/** Opens the screen and waits until it shows the data. */
export async function showScreen(screen: PrivateScreen, reply: unknown = screen.reply): Promise<HTMLElement> {
  const { element } = openPrivateScreen(screen, ok(reply));
  await waitForData(element);
  return element;
}

/** The line below the title. */
export const greetingOf = (element: HTMLElement): string => textOf(find(element, '.title + .intro'));

/** The text of an empty value: a dash that is visible, and words for screen readers. */
export const NO_VALUE = '–no value';
