import { expect } from 'chai';
import { fakeFetch, ok } from '../../support/fake-fetch.ts';
import { navigations } from '../../support/location.ts';
import { loadElements } from '../../support/mount.ts';
import { button } from '../../support/shadow.ts';
import { open } from '../../support/stages.ts';
import { waitFor } from '../../support/wait-for.ts';

const SHORT_CONFIGURATION = 'GET /same-title/api/v1/settings/config/short';

describe('single sign-on providers with the same title', () => {
  before(loadElements);

  for (const name of ['google', 'Google'])
    it(`are distinguished by their configured names: ${name}`, async () => {
      fakeFetch({
        'GET /same-title/*': ok(),
        [SHORT_CONFIGURATION]: ok({ systempreferences: { ssoproviders: ['google', 'Google', 'okta'] } }),
      });
      const element = await open('<login-portal routing="memory" api-base="/same-title"></login-portal>');
      (await waitFor(() => button(element, `G Continue with Google (${name})`))).click();
      await waitFor(() => navigations().length > 0);
      expect(navigations()[0]?.url).to.equal(`${location.origin}/same-title/api/v1/auth/sso/${name}`);
    });
});
