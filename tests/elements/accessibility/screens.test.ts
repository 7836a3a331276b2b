import { PROBE, RECOVERY, SHORT_CONFIG, USER_RECOVERY } from '../../support/calls.ts';
import { fakeFetch, ok } from '../../support/fake-fetch.ts';
import { setUrl } from '../../support/location.ts';
import { loadElements, mount } from '../../support/mount.ts';
import { find, findAll, textOf } from '../../support/shadow.ts';
import { EMAIL, fillAndSubmit, goToStage, open, repliesFor, waitForStage } from '../../support/stages.ts';
import { expectAccessibleAtAllSizes } from '../../support/viewports.ts';
import { waitFor } from '../../support/wait-for.ts';

/** Opens the portal with the address bar as its router. */
async function openPortal(path: string): Promise<HTMLElement> {
  setUrl(path);
  const element = mount('<login-portal></login-portal>');
  await waitFor(() => findAll(element, '[part=title]').length === 1);
  return element;
}

describe('accessibility of the portal’s screens at every width and in both themes', function () {
  this.timeout(30_000);
  before(loadElements);

  // Must be the first test, because a page loads the configuration once.
  it('login with single sign-on buttons', async () => {
    fakeFetch({
      [SHORT_CONFIG]: ok({
        systempreferences: {
          ssoproviders: ['google', 'entra', 'A provider with quite a long name'],
        },
      }),
    });
    const element = await openPortal('/login/');
    await waitFor(() => textOf(element).includes('Continue with Microsoft'));
    await expectAccessibleAtAllSizes(element);
  });

  it('login', async () => {
    fakeFetch();
    await expectAccessibleAtAllSizes(await openPortal('/login/'));
  });

  it('the open language menu', async () => {
    fakeFetch();
    const element = await openPortal('/login/');
    find(element, '[aria-haspopup=menu]').click();
    await waitFor(() => findAll(element, '[role=menu]').length === 1);
    await expectAccessibleAtAllSizes(element);
  });

  it('the notice that the address is not known', async () => {
    fakeFetch({ [PROBE]: ok({ action: 'registration' }) });
    const element = await openPortal('/login/');
    fillAndSubmit(element, 'Email address', EMAIL);
    await waitFor(() => textOf(element).includes("We don't know this email address."));
    await expectAccessibleAtAllSizes(element);
  });

  it('the single sign-on error', async () => {
    fakeFetch();
    await expectAccessibleAtAllSizes(await openPortal('/login/sso/error?message=No%20account%20for%20Ada'));
  });

  it('forgot password: the form and the confirmation', async () => {
    fakeFetch({ [USER_RECOVERY]: ok() });
    const element = await openPortal('/login/forgotpw');
    await expectAccessibleAtAllSizes(element);
    fillAndSubmit(element, 'Email address', EMAIL);
    await waitForStage(element, 'success');
    await expectAccessibleAtAllSizes(element);
  });

  it('<forgot-password>: the form and the confirmation', async () => {
    fakeFetch({ [RECOVERY]: ok() });
    const element = await open('<forgot-password></forgot-password>');
    await expectAccessibleAtAllSizes(element);
    fillAndSubmit(element, 'Email address', EMAIL);
    await waitForStage(element, 'success');
    await expectAccessibleAtAllSizes(element);
  });

  it('login in a dark host page', async () => {
    document.documentElement.style.cssText = 'color-scheme: dark; background: #111';
    try {
      fakeFetch(repliesFor('password'));
      const element = await open();
      await goToStage(element, 'password');
      await expectAccessibleAtAllSizes(element);
    } finally {
      document.documentElement.style.cssText = '';
    }
  });
});
