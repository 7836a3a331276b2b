import { expect } from 'chai';
import { fakeFetch, ok } from '../../support/fake-fetch.ts';
import { navigations } from '../../support/location.ts';
import { loadElements } from '../../support/mount.ts';
import { button, find, findAll, textOf } from '../../support/shadow.ts';
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
      (await waitFor(() => button(element, `Continue with Google (${name})`))).click();
      await waitFor(() => navigations().length > 0);
      expect(navigations()[0]?.url).to.equal(`${location.origin}/same-title/api/v1/auth/sso/${name}`);
    });
});

/** A page caches the replies of an API, so each test uses another one. */
async function openWith(path: string, ssoproviders: string[]) {
  fakeFetch({
    [`GET ${path}/*`]: ok(),
    [`GET ${path}/api/v1/settings/config/short`]: ok({ systempreferences: { ssoproviders } }),
  });
  const element = await open(`<login-portal routing="memory" api-base="${path}"></login-portal>`);
  await waitFor(() => findAll(element, '[part=sso] button').length === ssoproviders.length);
  return element;
}

describe('single sign-on providers', () => {
  before(loadElements);

  it('have their mark if they are well known, and their first letter otherwise', async () => {
    const element = await openWith('/marks', ['google', 'azuread', 'linkedin', 'Campus ID']);
    const marks = findAll(element, '.mark');
    await waitFor(() => marks.every((mark) => mark.querySelector('path') || mark.textContent));
    expect(marks.map((mark) => (mark.querySelector('path') ? 'mark' : mark.textContent))).to.deep.equal([
      'mark',
      'mark',
      'L',
      'C',
    ]);
    expect(marks.every(({ ariaHidden }) => ariaHidden === 'true')).to.equal(true);
  });

  it('are all shown if there are six', async () => {
    const element = await openWith('/six', ['a', 'b', 'c', 'd', 'e', 'f']);
    expect(findAll(element, 'details')).to.deep.equal([]);
  });

  it('are folded after the sixth', async () => {
    const element = await openWith('/eight', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']);
    const isShown = (name: string) =>
      findAll(element, '[part=sso] button')
        .find((each) => each.textContent.endsWith(` ${name}`))
        ?.checkVisibility();
    expect(['a', 'f', 'g', 'h'].map(isShown)).to.deep.equal([true, true, false, false]);
    const summary = find(element, 'summary');
    expect(textOf(summary)).to.equal('More ways to log in');
    summary.click();
    await waitFor(() => isShown('g') && isShown('h'));
  });
});
