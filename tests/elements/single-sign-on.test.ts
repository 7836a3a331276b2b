import { expect } from 'chai';
import { captureConsole } from '../support/console.ts';
import { fakeFetch, ok } from '../support/fake-fetch.ts';
import { currentPath, openPath } from '../support/links.ts';
import { navigations } from '../support/location.ts';
import '../support/loaded.ts';
import { button, find, findAll, textOf } from '../support/shadow.ts';
import { open, waitForStage } from '../support/stages.ts';
import { waitFor } from '../support/timing.ts';

/** A page caches the replies of an API, so each test uses another one. */
function openAt(path: string, ssoproviders: readonly string[]): Promise<HTMLElement> {
  fakeFetch({
    [`GET ${path}/*`]: ok(),
    [`GET ${path}/api/v1/settings/config/short`]: ok({ systempreferences: { ssoproviders } }),
  });
  return open(`<login-portal routing="memory" api-base="${path}"></login-portal>`);
}

async function openWith(path: string, providers: readonly string[]): Promise<HTMLElement> {
  const element = await openAt(path, providers);
  await waitFor(() => findAll(element, '[part=sso] button').length === providers.length);
  return element;
}

describe('single sign-on providers', () => {
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

  it('are folded after the sixth if there are more', async () => {
    const six = await openWith('/six', ['a', 'b', 'c', 'd', 'e', 'f']);
    expect(findAll(six, 'details')).to.deep.equal([]);
    six.remove();
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

describe('a single sign-on landing with an unknown target', () => {
  for (const target of ['constructor', 'admin%2E'])
    it(`is logged without its text and redirects to the login: ${target}`, async () => {
      const lines = captureConsole();
      const { length } = history;
      const element = openPath(`sso/${target}?message=no`);
      await waitForStage(element, 'start');
      expect([currentPath(), history.length]).to.deep.equal(['/login/', length]);
      expect(lines).to.deep.equal(['Single sign-on came back to an unknown target.']);
      expect(navigations()).to.deep.equal([]);
    });
});

const ANDROID = 'Mozilla/5.0 (Linux; Android 14; wv) Chrome/131.0.0.0 Mobile Safari/537.36 Instagram 355.0';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Mobile/22F76 [LinkedInApp]/9.30';
const NOTICE = "Many login services don't work inside";

function openIn(
  path: string,
  userAgent: string,
  providers: readonly string[] = ['google'],
): Promise<HTMLElement> {
  Object.defineProperty(navigator, 'userAgent', { configurable: true, get: () => userAgent });
  return openAt(path, providers);
}

describe('single sign-on in the browser of an app', () => {
  afterEach(() => Reflect.deleteProperty(navigator, 'userAgent'));

  it('offers the browser of the person on Android', async () => {
    const element = await openIn('/in-app-android', ANDROID);
    await waitFor(() => textOf(element).includes(`${NOTICE} Instagram`));
    const { host, pathname, search } = location;
    const link = button(element, 'Open in browser') as HTMLAnchorElement;
    expect(link.href).to.equal(`intent://${host}${pathname}${search}#Intent;scheme=http;end`);
    expect(button(element, 'Continue with Google').checkVisibility()).to.equal(true);
  });

  it('offers to copy the address on iOS', async () => {
    const element = await openIn('/in-app-ios', IPHONE);
    await waitFor(() => textOf(element).includes(`${NOTICE} LinkedIn`));
    expect(textOf(element)).to.not.include('Open in browser');
    button(element, 'Copy address').click();
    await waitFor(() => /Copied\. Now paste it|Please select and copy it/.test(textOf(element)));
  });

  it('says nothing without single sign-on', async () => {
    const element = await openIn('/in-app-without', ANDROID, []);
    await waitFor(() => !element.shadowRoot?.querySelector('[data-incomplete]'));
    expect(textOf(element)).to.not.include(NOTICE);
  });
});
