import type { MailingCall } from '../mailed-links.ts';
import { emailOf, expect } from '../portal.ts';
import { followMailedLink, reply, type Stage } from './stage.ts';

const DATA = '**/api/v1/members/personal*/*';
const REFUSAL = '⟦This link is unknown. It might have expired or been used already.⟧';

/** Only the first report has an address. */
const REPORTS = {
  personal: { firstname: '⟦Hanna⟧', lastname: '⟦Lindqvist⟧' },
  reports: [
    { reportid: '⟦LDR-2207⟧', name: '⟦Leadership compass⟧', date: '⟦2026⟧', url: '/reports/7' },
    { reportid: '⟦CMP-1871⟧', name: '⟦Persönlichkeitsprofil⟧', date: '⟦2024⟧' },
    { reportid: '⟦STR-0931⟧', name: '⟦Carga de trabalho e recuperação⟧', date: '⟦2020⟧' },
  ],
};

export const REQUEST_STAGES: readonly Stage[] = [
  {
    name: 'request for personal data',
    async reach(portal) {
      await portal.open('requestpdaccess');
      await expect(portal.button('Submit')).toBeVisible();
    },
  },
  {
    name: 'request for reports, email missing',
    async reach(portal) {
      await portal.open('requestpraccess?submit=1');
      await expect(portal.text('Please provide your e-mail address!')).toBeVisible();
    },
  },
  {
    name: 'request for reports, sent',
    async reach(portal) {
      await portal.open(`requestpraccess?submit=1&email=${emailOf('both')}`);
      await expect(portal.text('Your Request was sent successfully!')).toBeVisible();
    },
  },
];

const loadingStages = (call: MailingCall, screen: string): Stage[] => [
  {
    name: `${screen}, waiting for the server`,
    async reach(portal, backend) {
      await portal.page.route(DATA, () => {});
      await followMailedLink(portal, backend, call, 'memberWithPassword');
      await expect(portal.text('Please wait…')).toBeAttached();
    },
  },
  {
    name: `${screen}, refused`,
    async reach(portal, backend) {
      await portal.page.route(DATA, (route) =>
        route.fulfill({ status: 404, json: { status: 'ERROR', data: REFUSAL } }),
      );
      await followMailedLink(portal, backend, call, 'memberWithPassword');
      await expect(portal.page.getByText(REFUSAL)).toBeVisible();
    },
  },
];

export const DATA_STAGES: readonly Stage[] = [
  ...loadingStages('members/personaldata', 'personal data'),
  {
    name: 'personal data',
    async reach(portal, backend) {
      await followMailedLink(portal, backend, 'members/personaldata', 'memberWithPassword');
      await expect(portal.page.getByRole('article')).toHaveCount(5);
    },
  },
  {
    name: 'personal data, question before leaving',
    async reach(portal, backend) {
      await followMailedLink(portal, backend, 'members/personaldata', 'memberWithPassword');
      await expect(portal.page.getByRole('article')).toHaveCount(5);
      await portal.link('Back to Login').click();
      await expect(portal.button('Stay on this page')).toBeFocused();
    },
  },
  {
    name: 'personal data without surveys',
    async reach(portal, backend) {
      await followMailedLink(portal, backend, 'members/personaldata', 'memberWithoutSurveys');
      await expect(portal.text('No survey data was found.')).toBeVisible();
    },
  },
  ...loadingStages('members/personalreports', 'reports'),
  {
    name: 'reports',
    async reach(portal, backend) {
      await followMailedLink(portal, backend, 'members/personalreports', 'memberWithPassword');
      await expect(portal.page.getByRole('table')).toBeVisible();
    },
  },
  {
    name: 'reports, one that cannot be opened',
    async reach(portal, backend) {
      await reply(portal, 'members/personalreports/*', REPORTS);
      await followMailedLink(portal, backend, 'members/personalreports', 'memberWithPassword');
      await portal.page.getByRole('table').getByRole('button').last().click();
      await expect(
        portal.text("This report can't be opened on this page. Please contact whoever invited you."),
      ).toBeVisible();
    },
  },
  {
    name: 'no reports',
    async reach(portal, backend) {
      await followMailedLink(portal, backend, 'members/personalreports', 'memberWithoutSurveys');
      await expect(portal.text("You don't have any reports yet.")).toBeVisible();
    },
  },
];
