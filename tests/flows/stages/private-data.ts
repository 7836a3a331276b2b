import { mailedLink } from '../mailed-links.ts';
import { expect } from '../portal.ts';
import type { Stages } from './stage.ts';

const DATA = '**/api/v1/members/personaldata/*';
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

/** One more than is shown at first. */
const MANY = Array.from({ length: 26 }, (_, index) => ({
  reportid: `⟦LDR-${2207 - index}⟧`,
  name: '⟦Leadership compass⟧',
  variant: '⟦Self⟧',
  language: 'en',
  date: '2026-01-31',
}));

export const REQUEST_STAGES = {
  async 'request for personal data'(portal) {
    await portal.open('requestpdaccess');
    await expect(portal.button('Submit')).toBeVisible();
  },
  async 'request for reports, email missing'(portal) {
    await portal.open('requestpraccess?submit=1');
    await expect(portal.text('Please provide your e-mail address!')).toBeVisible();
  },
} satisfies Stages;

export const DATA_STAGES = {
  // elements/private-data/loading.test.ts has both for the reports.
  async 'personal data, waiting for the server'(portal, backend) {
    await portal.page.route(DATA, () => {});
    await portal.page.goto(await mailedLink(backend, 'members/personaldata', 'memberWithPassword'));
    await expect(portal.text('Please wait…')).toBeAttached();
  },
  async 'personal data, refused'(portal, backend) {
    await portal.page.route(DATA, (route) =>
      route.fulfill({ status: 404, json: { status: 'ERROR', data: REFUSAL } }),
    );
    await portal.page.goto(await mailedLink(backend, 'members/personaldata', 'memberWithPassword'));
    await expect(portal.page.getByText(REFUSAL)).toBeVisible();
  },
  async 'personal data'(portal, backend) {
    await portal.page.goto(await mailedLink(backend, 'members/personaldata', 'memberWithPassword'));
    await expect(portal.page.getByRole('article')).toHaveCount(5);
  },
  async 'personal data, question before leaving'(portal, backend) {
    await portal.page.goto(await mailedLink(backend, 'members/personaldata', 'memberWithPassword'));
    await expect(portal.page.getByRole('article')).toHaveCount(5);
    await portal.link('Back to Login').click();
    await expect(portal.button('Stay on this page')).toBeFocused();
  },
  async 'personal data without surveys, after a download'(portal, backend) {
    await portal.page.goto(await mailedLink(backend, 'members/personaldata', 'memberWithoutSurveys'));
    await expect(portal.text('No survey data was found.')).toBeVisible();
    await portal.button('Download my data (JSON)').click();
    const note = 'No file or printout? Please try the other button, or copy what you need.';
    await expect(portal.text(note)).toBeVisible();
  },
  async reports(portal, backend) {
    await portal.page.goto(await mailedLink(backend, 'members/personalreports', 'memberWithPassword'));
    await expect(portal.page.getByRole('table')).toBeVisible();
  },
  async 'reports, one that cannot be opened'(portal, backend) {
    await portal.reply('members/personalreports/*', REPORTS);
    await portal.page.goto(await mailedLink(backend, 'members/personalreports', 'memberWithPassword'));
    await portal.page.getByRole('table').getByRole('button').last().click();
    await expect(
      portal.text("This report can't be opened on this page. Please contact whoever invited you."),
    ).toBeVisible();
  },
  async 'many reports'(portal, backend) {
    await portal.reply('members/personalreports/*', { ...REPORTS, reports: MANY });
    await portal.page.goto(await mailedLink(backend, 'members/personalreports', 'memberWithPassword'));
    await expect(portal.page.getByRole('button', { name: `(${MANY.length})` })).toBeVisible();
  },
  async 'no reports'(portal, backend) {
    await portal.page.goto(await mailedLink(backend, 'members/personalreports', 'memberWithoutSurveys'));
    await expect(portal.text("You don't have any reports yet.")).toBeVisible();
  },
} satisfies Stages;
