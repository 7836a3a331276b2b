import { expect } from 'chai';
import { fakeFetch, ok } from '../../support/fake-fetch.ts';
import { loadElements } from '../../support/mount.ts';
import { button, findAll, textOf } from '../../support/shadow.ts';
import { open } from '../../support/stages.ts';
import { waitFor } from '../../support/wait-for.ts';

const ANDROID = 'Mozilla/5.0 (Linux; Android 14; wv) Chrome/131.0.0.0 Mobile Safari/537.36 Instagram 355.0';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Mobile/22F76 [LinkedInApp]/9.30';
const NOTICE = 'shows this page in a browser of its own';

async function openIn(path: string, userAgent: string, ssoproviders = ['google']) {
  Object.defineProperty(navigator, 'userAgent', { configurable: true, get: () => userAgent });
  fakeFetch({
    [`GET ${path}/*`]: ok(),
    [`GET ${path}/api/v1/settings/config/short`]: ok({ systempreferences: { ssoproviders } }),
  });
  return open(`<login-portal routing="memory" api-base="${path}"></login-portal>`);
}

describe('single sign-on in the browser of an app', () => {
  before(loadElements);
  afterEach(() => Reflect.deleteProperty(navigator, 'userAgent'));

  it('offers the browser of the person on Android', async () => {
    const element = await openIn('/in-app-android', ANDROID);
    await waitFor(() => textOf(element).includes(`Instagram ${NOTICE}`));
    const link = button(element, 'Open in browser') as HTMLAnchorElement;
    expect(link.href).to.equal(
      `intent://${location.host}${location.pathname}${location.search}#Intent;scheme=http;end`,
    );
    expect(button(element, 'Continue with Google').checkVisibility()).to.equal(true);
  });

  it('offers to copy the address on iOS', async () => {
    const element = await openIn('/in-app-ios', IPHONE);
    await waitFor(() => textOf(element).includes(`LinkedIn ${NOTICE}`));
    expect(textOf(element)).to.not.include('Open in browser');
    button(element, 'Copy address').click();
    await waitFor(() => /Copied\. Now paste it|Please select and copy it/.test(textOf(element)));
  });

  it('says nothing in another browser', async () => {
    const element = await openIn('/in-app-none', 'Mozilla/5.0 Firefox/140.0');
    await waitFor(() => findAll(element, '[part=sso] button').length === 1);
    expect(textOf(element)).to.not.include(NOTICE);
  });

  it('says nothing without single sign-on', async () => {
    const element = await openIn('/in-app-without', ANDROID, []);
    await waitFor(() => !element.shadowRoot?.querySelector('[data-incomplete]'));
    expect(textOf(element)).to.not.include(NOTICE);
  });
});
