import { dropped, fakeFetch, ok, refused, silent } from '../../support/fake-fetch.ts';
import {
  alertOf,
  CHECK,
  DATA_REQUEST,
  followLink,
  openPath,
  REPORTS_REQUEST,
  untilChecked,
  untilTitle,
} from '../../support/links.ts';
import { loadElements } from '../../support/mount.ts';
import { enterPasswords, NEW, openForm, RESETS } from '../../support/new-password.ts';
import { poll } from '../../support/poll.ts';
import { field, fill, findAll, textOf } from '../../support/shadow.ts';
import { EMAIL, enter, errorOf, open, stageOf, untilStage } from '../../support/stages.ts';
import { expectAccessibleEverywhere } from '../../support/widths.ts';

const LONG = `Sorry: ${'a-long-word-without-any-end-'.repeat(5)}.`;
const told = (element: HTMLElement, words: string) => poll(() => textOf(element).includes(words));

/** Each leads to a state. */
const STATES: Record<string, () => Promise<HTMLElement>> = {
  'a link that is being checked': async () => {
    const { element } = followLink({}, { [CHECK]: silent });
    await poll(() => stageOf(element) === 'info');
    return element;
  },
  'a link that is valid': async () => {
    const { element } = followLink({ type: 'vouchernewreg' });
    await untilChecked(element, 'success');
    return element;
  },
  'a link that is not valid': async () => {
    const { element } = followLink({}, { [CHECK]: refused('no') });
    await untilChecked(element, 'fail');
    return element;
  },
  'a link that could not be checked': async () => {
    const { element } = followLink({}, { [CHECK]: dropped });
    await untilChecked(element, 'unchecked');
    return element;
  },
  'the form for a new password': async () => (await openForm()).element,
  'a weak password, and its shortcomings': async () => {
    const { element } = await openForm(RESETS.member);
    fill(field(element, NEW), 'password');
    await told(element, 'This is one of the most used passwords.');
    return element;
  },
  'a strong password, shown': async () => {
    const { element } = await openForm(RESETS['nobody in particular']);
    fill(field(element, NEW), 'Quiet-Meadow-74 lamp harbour');
    for (const shown of findAll(element, '[part=show-password]')) shown.click();
    await told(element, 'Password strength: Strong');
    return element;
  },
  'an error under a password': async () => {
    const { element } = await openForm();
    enterPasswords(element, 'short');
    await poll(() => errorOf(field(element, NEW)));
    return element;
  },
  'a password that the server refuses': async () => {
    const { element } = await openForm(RESETS.user, refused(LONG));
    enterPasswords(element);
    await poll(() => alertOf(element) === LONG);
    return element;
  },
  'a password that is being saved': async () => {
    const { element } = await openForm(RESETS.user, silent);
    enterPasswords(element);
    await poll(() => findAll(element, '[data-slow]').length === 1);
    return element;
  },
  'a password that was saved': async () => {
    const { element } = await openForm(RESETS.user, ok());
    enterPasswords(element);
    await untilStage(element, 'success');
    return element;
  },
  'the request of access to personal data': async () => {
    fakeFetch();
    const element = openPath('requestpdaccess');
    await untilTitle(element, 'Access to your personal data');
    return element;
  },
  'a request of access to personal reports that was sent': async () => {
    fakeFetch({ [REPORTS_REQUEST]: ok() });
    const element = openPath(`requestpraccess?email=${EMAIL}&submit=1`);
    await untilStage(element, 'success');
    return element;
  },
  'a request of access in somebody else’s page': async () => {
    fakeFetch();
    return open('<access-request kind="personalreports"></access-request>');
  },
  'a request of access that was sent from somebody else’s page': async () => {
    fakeFetch({ [DATA_REQUEST]: ok() });
    const element = await open('<access-request></access-request>');
    enter(element, 'Email address', EMAIL);
    await untilStage(element, 'success');
    return element;
  },
};

describe('at 320 px and at 1280 px, light and dark', function () {
  this.timeout(30_000);
  before(loadElements);

  for (const [state, reach] of Object.entries(STATES)) {
    it(`everybody can use ${state}`, async () => {
      await expectAccessibleEverywhere(await reach());
    });
  }
});
