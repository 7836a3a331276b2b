import { openAt } from '../../support/address.ts';
import { fakeFetch, ok } from '../../support/fake-fetch.ts';
import { loadElements, mount } from '../../support/mount.ts';
import { poll } from '../../support/poll.ts';
import { find, findAll, textOf } from '../../support/shadow.ts';
import {
  answersFor,
  EMAIL,
  enter,
  open,
  PROBE,
  RECOVERY,
  USER_RECOVERY,
  untilStage,
  walkTo,
} from '../../support/stages.ts';
import { expectAccessibleEverywhere } from '../../support/widths.ts';

/** The portal as the page itself. */
async function ownPage(path: string): Promise<HTMLElement> {
  openAt(path);
  const element = mount('<login-portal></login-portal>');
  await poll(() => findAll(element, '[part=title]').length === 1);
  return element;
}

describe('at 320 px and at 1280 px, light and dark', function () {
  this.timeout(30_000);
  before(loadElements);

  // First: what the page shares is asked for once.
  it('everybody can use the buttons of other login services', async () => {
    fakeFetch({
      'GET /api/v1/settings/config/short': ok({
        systempreferences: {
          ssoproviders: ['google', 'entra', 'A provider with quite a long name of its own'],
        },
      }),
    });
    const element = await ownPage('/login/');
    await poll(() => textOf(element).includes('Continue with Microsoft'));
    await expectAccessibleEverywhere(element);
  });

  it('everybody can use the login on a page of our own', async () => {
    fakeFetch();
    await expectAccessibleEverywhere(await ownPage('/login/'));
  });

  it('everybody can choose a language', async () => {
    fakeFetch();
    const element = await ownPage('/login/');
    find(element, '[aria-haspopup=menu]').click();
    await poll(() => findAll(element, '[role=menu]').length === 1);
    await expectAccessibleEverywhere(element);
  });

  it('everybody can read why they are back at the login', async () => {
    fakeFetch({ [PROBE]: ok({ action: 'registration' }) });
    const element = await ownPage('/login/');
    enter(element, 'Email address', EMAIL);
    await poll(() => textOf(element).includes('Registration is not available.'));
    await expectAccessibleEverywhere(element);
  });

  it('everybody can read why single sign-on failed', async () => {
    fakeFetch();
    await expectAccessibleEverywhere(await ownPage('/login/sso/error?message=No%20account%20for%20Ada'));
  });

  it('everybody can ask for a new password', async () => {
    fakeFetch({ [USER_RECOVERY]: ok() });
    const element = await ownPage('/login/forgotpw');
    await expectAccessibleEverywhere(element);
    enter(element, 'Email address', EMAIL);
    await untilStage(element, 'success');
    await expectAccessibleEverywhere(element);
  });

  it('everybody can ask for a new password in somebody else’s page', async () => {
    fakeFetch({ [RECOVERY]: ok() });
    const element = await open('<forgot-password></forgot-password>');
    await expectAccessibleEverywhere(element);
    enter(element, 'Email address', EMAIL);
    await untilStage(element, 'success');
    await expectAccessibleEverywhere(element);
  });

  it('everybody can use the login in a dark page', async () => {
    document.documentElement.style.cssText = 'color-scheme: dark; background: #111';
    try {
      fakeFetch(answersFor('password'));
      const element = await open();
      await walkTo(element, 'password');
      await expectAccessibleEverywhere(element);
    } finally {
      document.documentElement.style.cssText = '';
    }
  });
});
