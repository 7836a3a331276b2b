import { loadElements } from '../../support/mount.ts';
import { PERSON, surveyEntries } from '../../support/person.ts';
import { PRIVATE_SCREENS, type PrivateScreen, showScreen } from '../../support/private-data.ts';
import { expectAccessibleAtAllSizes } from '../../support/viewports.ts';

const { 'personal data': data, 'personal reports': reports } = PRIVATE_SCREENS;

const LONG = 'a-long-word-without-any-end-'.repeat(5);
const longEntry = { date: LONG, reportid: LONG, language: LONG, variant: LONG, raw: { [LONG]: LONG } };
const longRow = { reportid: LONG, name: LONG, variant: LONG, language: LONG, date: LONG };

/** The screens, and the replies that they show. */
const REPLIES: Record<string, [PrivateScreen, object]> = {
  'personal data with many values': [data, { personal: PERSON, survey: surveyEntries(3, 50) }],
  'empty personal data': [data, { personal: {} }],
  'personal data without a date': [data, { personal: PERSON, survey: [{ raw: { Openness: 7 } }, {}] }],
  'personal data with long words': [
    data,
    { personal: { lastname: LONG }, extra: { [LONG]: LONG }, survey: [longEntry] },
  ],
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
});
