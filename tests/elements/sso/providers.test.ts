import { expect } from 'chai';
import { departures } from '../../support/address.ts';
import { fakeFetch, ok } from '../../support/fake-fetch.ts';
import { loadElements } from '../../support/mount.ts';
import { poll } from '../../support/poll.ts';
import { button } from '../../support/shadow.ts';
import { open } from '../../support/stages.ts';

const SHORT_CONFIGURATION = 'GET /same-title/api/v1/settings/config/short';

describe('single sign-on providers with the same title', () => {
  before(loadElements);

  for (const name of ['google', 'Google'])
    it(`are told apart by their configured names: ${name}`, async () => {
      fakeFetch({
        'GET /same-title/*': ok(),
        [SHORT_CONFIGURATION]: ok({ systempreferences: { ssoproviders: ['google', 'Google', 'okta'] } }),
      });
      const element = await open('<login-portal routing="memory" api-base="/same-title"></login-portal>');
      (await poll(() => button(element, `G Continue with Google (${name})`))).click();
      await poll(() => departures().length > 0);
      expect(departures()[0]?.url).to.equal(`${location.origin}/same-title/api/v1/auth/sso/${name}`);
    });
});
