import { refused } from '../../support/fake-fetch.ts';
import { FORMS, serveForm } from '../../support/forms.ts';
import '../../support/loaded.ts';
import { PERSON, surveyEntries } from '../../support/person.ts';
import { PRIVATE_SCREENS, type PrivateScreen, showScreen } from '../../support/private-data.ts';
import { rowsOf } from '../../support/rows.ts';
import { errorOf, openStage } from '../../support/stages.ts';
import { waitFor } from '../../support/timing.ts';
import { expectAccessibleAtAllSizes } from '../../support/viewports.ts';

const { 'personal data': data, 'personal reports': reports } = PRIVATE_SCREENS;

/** Without a place where it could break, and wider than the narrowest page. */
const WORD = 'Wolfeschlegelsteinhausenbergerdorff';
const LONG = WORD.repeat(6);
const longEntry = { date: LONG, reportid: LONG, language: LONG, variant: LONG, raw: { [LONG]: LONG } };
const longRow = { reportid: LONG, name: LONG, variant: WORD, date: '2026-01-19' };

/** The screens, and the replies that they show. */
const REPLIES: Record<string, [PrivateScreen, object]> = {
  'personal data with many values': [data, { personal: PERSON, survey: surveyEntries(3, 50) }],
  'empty personal data': [data, { personal: {} }],
  'personal data with long words, and entries without dates': [
    data,
    {
      personal: { lastname: LONG },
      extra: { [LONG]: LONG },
      survey: [longEntry, { raw: { Openness: 7 } }, {}],
    },
  ],
  'personal reports with long words, and without names': [
    reports,
    { personal: { lastname: LONG }, reports: [longRow, longRow, { reportid: 7 }, {}] },
  ],
};

/** The states that no portal page has; tests/flows/every-stage.test.ts has those of the page. */
describe('accessibility at every width and in both themes', function () {
  this.timeout(30_000);
  // First, because a page of a test before would still restore its scheme.
  it('a login in a dark host page', async () => {
    document.documentElement.style.cssText = 'color-scheme: dark; background: #111';
    try {
      const { element } = await openStage('password');
      await expectAccessibleAtAllSizes(element);
    } finally {
      document.documentElement.style.cssText = '';
    }
  });

  // An error under a field, under a choice, and at the top of a form.
  for (const name of rowsOf(['email lookup', 'member portal link', 'new password'] as const, [
    'new password',
  ]))
    it(`the error of the form: ${name}`, async () => {
      const form = FORMS[name];
      serveForm(form, refused(LONG));
      const element = await form.open();
      form.submit(element);
      await waitFor(() => errorOf(form.control(element)) === LONG);
      await expectAccessibleAtAllSizes(element);
    });

  for (const [name, [screen, reply]] of rowsOf(Object.entries(REPLIES), Object.entries(REPLIES).slice(2)))
    it(name, async () => {
      await expectAccessibleAtAllSizes(await showScreen(screen, reply));
    });
});
