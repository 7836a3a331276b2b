import { captureConsole } from '../../support/console.ts';
import { httpReply, neverReplies, ok } from '../../support/fake-fetch.ts';
import { alertText, waitForTitle } from '../../support/links.ts';
import { loadElements } from '../../support/mount.ts';
import { PERSON, surveyEntries } from '../../support/person.ts';
import {
  openPrivateScreen,
  PRIVATE_SCREENS,
  type PrivateScreen,
  showScreen,
} from '../../support/private-data.ts';
import { expectAccessibleAtAllSizes } from '../../support/viewports.ts';
import { waitFor } from '../../support/wait-for.ts';

const { 'personal data': data, 'personal reports': reports } = PRIVATE_SCREENS;

const LONG = 'a-long-word-without-any-end-'.repeat(5);
const longEntry = { date: LONG, reportid: LONG, language: LONG, variant: LONG, raw: { [LONG]: LONG } };
const longRow = { reportid: LONG, name: LONG, variant: LONG, language: LONG, date: LONG };

/** The screens, and the replies that they show. */
const REPLIES: Record<string, [PrivateScreen, object]> = {
  'complete personal data': [data, data.reply],
  'personal data with many values': [data, { personal: PERSON, survey: surveyEntries(3, 50) }],
  'empty personal data': [data, { personal: {} }],
  'personal data without a date': [data, { personal: PERSON, survey: [{ raw: { Openness: 7 } }, {}] }],
  'personal data with long words': [
    data,
    { personal: { lastname: LONG }, extra: { [LONG]: LONG }, survey: [longEntry] },
  ],
  'personal reports': [reports, reports.reply],
  'no personal reports': [reports, { personal: PERSON }],
  'personal reports without names': [reports, { personal: {}, reports: [{ reportid: 7 }, {}] }],
  'personal reports with long words': [
    reports,
    { personal: { lastname: LONG }, reports: [longRow, longRow] },
  ],
};

/** Disables `content-visibility`, because axe needs the layout of elements outside the viewport. */
function layOutEverything({ shadowRoot }: Element) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('.entry { content-visibility: visible !important }');
  shadowRoot?.adoptedStyleSheets.push(sheet);
}

describe('accessibility of private data at every width and in both themes', function () {
  this.timeout(30_000);
  before(loadElements);

  for (const [name, [screen, reply]] of Object.entries(REPLIES)) {
    it(name, async () => {
      const element = await showScreen(screen, reply);
      layOutEverything(element);
      await expectAccessibleAtAllSizes(element);
    });
  }

  for (const [name, screen] of Object.entries(PRIVATE_SCREENS)) {
    it(`${name}: loading`, async () => {
      const { element } = openPrivateScreen(screen, neverReplies);
      await waitForTitle(element, screen.title);
      await expectAccessibleAtAllSizes(element);
    });

    it(`${name}: failed to load`, async () => {
      captureConsole();
      const { element } = openPrivateScreen(screen, httpReply(502, ''));
      await waitFor(() => alertText(element) !== '');
      await expectAccessibleAtAllSizes(element);
    });

    it(`${name}: in German`, async () => {
      const { element } = openPrivateScreen(screen, ok(screen.reply));
      element.setAttribute('locale', 'de');
      await waitFor(() => element.shadowRoot?.textContent?.includes('Datenschutzerklärung'));
      await expectAccessibleAtAllSizes(element);
    });
  }
});
