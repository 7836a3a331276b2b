import { CHECK_TOKEN, DATA_REQUEST, REPORTS_REQUEST } from '../../support/calls.ts';
import { fakeFetch, networkError, neverReplies, ok, refused } from '../../support/fake-fetch.ts';
import { alertText, followLink, openPath, waitForTitle } from '../../support/links.ts';
import { loadElements } from '../../support/mount.ts';
import { enterPasswords, NEW_LABEL, openPasswordForm, RESETS } from '../../support/new-password.ts';
import { field, fill, findAll, textOf } from '../../support/shadow.ts';
import { EMAIL, errorOf, fillAndSubmit, open, stageOf, waitForStage } from '../../support/stages.ts';
import { expectAccessibleAtAllSizes } from '../../support/viewports.ts';
import { waitFor } from '../../support/wait-for.ts';

const LONG = `Sorry: ${'a-long-word-without-any-end-'.repeat(5)}.`;
const waitForText = (element: HTMLElement, text: string) => waitFor(() => textOf(element).includes(text));

/** Each function opens a state. */
const STATES: Record<string, () => Promise<HTMLElement>> = {
  'link: being checked': async () => {
    const { element } = followLink({}, { [CHECK_TOKEN]: neverReplies });
    await waitFor(() => stageOf(element) === 'info');
    return element;
  },
  'link: valid': async () => {
    const { element } = followLink({ type: 'vouchernewreg' });
    await waitForStage(element, 'success');
    return element;
  },
  'link: invalid': async () => {
    const { element } = followLink({}, { [CHECK_TOKEN]: refused('no') });
    await waitForStage(element, 'fail');
    return element;
  },
  'link: not checked because of a network error': async () => {
    const { element } = followLink({}, { [CHECK_TOKEN]: networkError });
    await waitForStage(element, 'unchecked');
    return element;
  },
  'new password: the form': async () => (await openPasswordForm()).element,
  'new password: weak, with advice': async () => {
    const { element } = await openPasswordForm(RESETS.member);
    fill(field(element, NEW_LABEL), 'password');
    await waitForText(element, 'This is one of the most used passwords.');
    return element;
  },
  'new password: strong and visible': async () => {
    const { element } = await openPasswordForm(RESETS.unknown);
    fill(field(element, NEW_LABEL), 'Quiet-Meadow-74 lamp harbour');
    for (const shown of findAll(element, '[part=show-password]')) shown.click();
    await waitForText(element, 'Password strength: Strong');
    return element;
  },
  'new password: an error under a field': async () => {
    const { element } = await openPasswordForm();
    enterPasswords(element, 'short');
    await waitFor(() => errorOf(field(element, NEW_LABEL)));
    return element;
  },
  'new password: a long error of the server': async () => {
    const { element } = await openPasswordForm(RESETS.user, refused(LONG));
    enterPasswords(element);
    await waitFor(() => alertText(element) === LONG);
    return element;
  },
  'new password: being saved': async () => {
    const { element } = await openPasswordForm(RESETS.user, neverReplies);
    enterPasswords(element);
    await waitFor(() => findAll(element, '[data-slow]').length === 1);
    return element;
  },
  'new password: saved': async () => {
    const { element } = await openPasswordForm(RESETS.user, ok());
    enterPasswords(element);
    await waitForStage(element, 'success');
    return element;
  },
  'access request: the form in the portal': async () => {
    fakeFetch();
    const element = openPath('requestpdaccess');
    await waitForTitle(element, 'Access to your personal data');
    return element;
  },
  'access request: sent in the portal': async () => {
    fakeFetch({ [REPORTS_REQUEST]: ok() });
    const element = openPath(`requestpraccess?email=${EMAIL}&submit=1`);
    await waitForStage(element, 'success');
    return element;
  },
  'access request: the widget': async () => {
    fakeFetch();
    return open('<access-request kind="personalreports"></access-request>');
  },
  'access request: sent in the widget': async () => {
    fakeFetch({ [DATA_REQUEST]: ok() });
    const element = await open('<access-request></access-request>');
    fillAndSubmit(element, 'Email address', EMAIL);
    await waitForStage(element, 'success');
    return element;
  },
};

describe('accessibility of mailed links and new passwords at every width and in both themes', function () {
  this.timeout(30_000);
  before(loadElements);

  for (const [state, openState] of Object.entries(STATES)) {
    it(state, async () => {
      await expectAccessibleAtAllSizes(await openState());
    });
  }
});
