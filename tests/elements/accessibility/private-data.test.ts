import { listenToConsole } from '../../support/console-lines.ts';
import { ok, raw, silent } from '../../support/fake-fetch.ts';
import { alertOf, untilTitle } from '../../support/links.ts';
import { loadElements } from '../../support/mount.ts';
import { poll } from '../../support/poll.ts';
import {
  openPrivate,
  PERSON,
  PRIVATE,
  type PrivateScreen,
  show,
  survey,
} from '../../support/private-data.ts';
import { expectAccessibleEverywhere } from '../../support/widths.ts';

const { 'personal data': data, 'personal reports': reports } = PRIVATE;

const LONG = 'a-long-word-without-any-end-'.repeat(5);
const longEntry = { date: LONG, reportid: LONG, language: LONG, variant: LONG, raw: { [LONG]: LONG } };
const longRow = { reportid: LONG, name: LONG, variant: LONG, language: LONG, date: LONG };

/** What the server sends, and on which screen. */
const REPLIES: Record<string, [PrivateScreen, object]> = {
  'all personal data': [data, data.reply],
  'personal data with many values': [data, { personal: PERSON, survey: survey(3, 50) }],
  'personal data without anything': [data, { personal: {} }],
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

/** What is out of sight has no place of its own yet (`content-visibility`), and axe judges by places. */
function layOutEverything({ shadowRoot }: Element) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('.entry { content-visibility: visible !important }');
  shadowRoot?.adoptedStyleSheets.push(sheet);
}

describe('at 320 px and at 1280 px, light and dark', function () {
  this.timeout(30_000);
  before(loadElements);

  for (const [name, [screen, reply]] of Object.entries(REPLIES)) {
    it(`everybody can read ${name}`, async () => {
      const element = await show(screen, reply);
      layOutEverything(element);
      await expectAccessibleEverywhere(element);
    });
  }

  for (const [name, screen] of Object.entries(PRIVATE)) {
    it(`everybody can see that ${name} is on the way`, async () => {
      const { element } = openPrivate(screen, silent);
      await untilTitle(element, screen.title);
      await expectAccessibleEverywhere(element);
    });

    it(`everybody can read why ${name} did not come, and what to do`, async () => {
      listenToConsole();
      const { element } = openPrivate(screen, raw(502, ''));
      await poll(() => alertOf(element) !== '');
      await expectAccessibleEverywhere(element);
    });

    it(`everybody can read ${name} in German`, async () => {
      const { element } = openPrivate(screen, ok(screen.reply));
      element.setAttribute('locale', 'de');
      await poll(() => element.shadowRoot?.textContent?.includes('Datenschutzerklärung'));
      await expectAccessibleEverywhere(element);
    });
  }
});
