/* The screens behind mailed links, on replies that hold every case at once. Data stands in brackets, too. */

import type { Portal } from './portal.ts';
import { expect } from './portal.ts';
import type { Stage } from './stages/stage.ts';

const PERSON = {
  title: '⟦Dr.⟧',
  firstname: '⟦Ada⟧',
  lastname: '⟦L⟧',
  email: '⟦ada⟧',
  createdon: '⟦long ago⟧',
};
const ENTRY = {
  date: '⟦day⟧',
  reportid: '⟦R⟧',
  language: '⟦code⟧',
  variant: '⟦V⟧',
  raw: { '⟦scale⟧': '⟦7⟧' },
};
const REPORT = { reportid: '⟦R⟧', name: '⟦Name⟧', variant: '⟦V⟧', language: '⟦code⟧', date: '⟦day⟧' };

export const reply = (portal: Portal, path: string, data: unknown) =>
  portal.page.route(`**/api/v1/${path}`, (route) => route.fulfill({ json: { status: 'OK', data } }));

/** Opens a link whose token is of a type. */
async function follow(portal: Portal, type: string, target = 'member') {
  await reply(portal, 'token/*', { type, target });
  await portal.open('token/from-the-mail');
}

const personalData = (name: string, data: object): Stage => ({
  name,
  async reach(portal) {
    await reply(portal, 'members/personaldata/*', { personal: PERSON, ...data });
    await follow(portal, 'pdaccess');
    await expect(portal.text('Survey data')).toBeVisible();
  },
});

const personalReports = (
  name: string,
  reports: unknown[],
  text: 'Actions' | 'There are no reports for you yet.',
) => ({
  name,
  async reach(portal: Portal) {
    await reply(portal, 'members/personalreports/*', { personal: PERSON, reports });
    await follow(portal, 'personalreports');
    await expect(portal.text(text)).toBeVisible();
  },
});

export const LINKED_STAGES: readonly Stage[] = [
  {
    name: 'a token that is unknown',
    async reach(portal) {
      await portal.open('token/');
      await expect(portal.text('Request a new link')).toBeVisible();
    },
  },
  {
    name: 'a new password, and how good it is',
    async reach(portal) {
      await follow(portal, 'forgotpw');
      await portal.page.locator('[name=pass]').fill('password1');
      await expect(portal.page.locator('[data-score="0"]')).toBeVisible();
    },
  },
  personalData('personal data', { extra: { '⟦shoe size⟧': '⟦38⟧' }, survey: [ENTRY] }),
  personalData('personal data without surveys', {}),
  personalReports('personal reports', [REPORT], 'Actions'),
  personalReports('no personal reports', [], 'There are no reports for you yet.'),
  ...['requestpdaccess', 'requestpraccess'].map((path) => ({
    name: path,
    async reach(portal: Portal) {
      await portal.open(`${path}?submit=1`);
      await expect(portal.text('Please provide your e-mail address!')).toBeVisible();
    },
  })),
];
