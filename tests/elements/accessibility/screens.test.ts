import { DATA_REQUEST, RECOVERY } from '../../support/calls.ts';
import { fakeFetch, neverReplies, ok } from '../../support/fake-fetch.ts';
import { loadElements } from '../../support/mount.ts';
import { registrationConfig } from '../../support/registration.ts';
import { textOf } from '../../support/shadow.ts';
import { EMAIL, enter, goToStage, open, repliesFor, waitForStage } from '../../support/stages.ts';
import { expectAccessibleAtAllSizes } from '../../support/viewports.ts';
import { waitFor } from '../../support/wait-for.ts';

/** The states that no portal page has; tests/flows/every-stage.test.ts has those of the page. */
describe('accessibility in a host page at every width and in both themes', function () {
  this.timeout(30_000);
  before(loadElements);

  for (const [tag, route] of Object.entries({
    'forgot-password': RECOVERY,
    'access-request': DATA_REQUEST,
  })) {
    it(`<${tag}>: the form and the confirmation`, async () => {
      fakeFetch({ [route]: ok() });
      const element = await open(`<${tag}></${tag}>`);
      await expectAccessibleAtAllSizes(element);
      enter(element, 'email', EMAIL);
      await waitForStage(element, 'success');
      await expectAccessibleAtAllSizes(element);
    });
  }

  it('<self-register>: loading and closed', async () => {
    fakeFetch({
      'GET /slow/config': neverReplies,
      ...registrationConfig({ defaultregistration: false }, '/closed/config'),
    });
    const loading = await open('<self-register config-url="/slow/config"></self-register>');
    await expectAccessibleAtAllSizes(loading);
    loading.remove();
    const closed = await open('<self-register config-url="/closed/config"></self-register>');
    await waitFor(() => textOf(closed).includes('Registration is not available.'));
    await expectAccessibleAtAllSizes(closed);
  });

  it('a login in a dark host page', async () => {
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
