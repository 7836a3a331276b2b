/* The standalone page before its app has loaded. */
import type { Page } from 'playwright/test';
import { holdRequests } from './requests.ts';

/**
 * Opens a path without the app, which loads when the returned function is called. No call is answered, and the screen of a link
 * does not load.
 */
export async function openFirstScreen(page: Page, path = ''): Promise<() => Promise<void>> {
  await page.route('**/api/v1/**', () => {});
  await page.route('**/assets/token.screen-*.js', () => {});
  const load = await openWithoutApp(page, path);
  // The focus comes a task after the first paint.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => setTimeout(resolve)))),
  );
  return load;
}

/** The same, but calls are answered. */
export async function openWithoutApp(page: Page, path = ''): Promise<() => Promise<void>> {
  const release = await holdRequests(page, '**/assets/first-screen-*.js');
  await page.goto(`/login/${path}`, { waitUntil: 'commit' });
  await page.locator('login-portal ~ script').waitFor({ state: 'attached' });
  return async () => {
    release();
    await page.waitForFunction(isHydrated);
  };
}

/** The printed style is removed when the app has taken over. */
const isHydrated = () => {
  const portal = document.querySelector('login-portal');
  const root = portal?.hasAttribute('rendering') ? portal : portal?.shadowRoot;
  return Boolean(root?.querySelector('.root')) && !root?.querySelector('style');
};

/** The elements of the portal, without what is not known before hydration: ids, addresses and the provider. */
export const markupOf = (page: Page, selector = 'login-portal'): Promise<string> =>
  page.evaluate((selector) => {
    const root = document.querySelector(selector)?.shadowRoot?.querySelector('.root');
    const copy = root?.cloneNode(true) as Element;
    const ids: string[] = [];
    const short = (id: string) => (ids.includes(id) ? ids.indexOf(id) : ids.push(id) - 1);
    for (const name of ['href', 'hidden', 'data-first-screen', 'data-route']) copy.removeAttribute(name);
    for (const element of [copy, ...copy.querySelectorAll('*')]) {
      if (element.matches('.powered-by, span[data-incomplete]')) element.remove();
      // What is announced comes and goes.
      if (element.matches('[data-announcer]')) element.textContent = '';
      // Playwright leaves an empty `style` after it has hidden the caret for a screenshot.
      for (const name of ['href', 'style']) element.removeAttribute(name);
      for (const { name, value } of [...element.attributes])
        if (/^(id|for|aria-(labelledby|describedby|controls))$/.test(name))
          element.setAttribute(name, `#${short(value.replace(/-hint$/, ''))}`);
      // React sets them in another order than it prints them.
      const attributes = [...element.attributes].sort((a, b) => (a.name < b.name ? -1 : 1));
      for (const { name } of attributes) element.removeAttribute(name);
      for (const { name, value } of attributes) element.setAttribute(name, value);
    }
    return copy.outerHTML;
  }, selector);

/**
 * The computed styles and positions of all elements without an animation. A link has no address before hydration, so it has
 * another cursor. A fragment inherits the colour scheme of the page before hydration.
 */
export const stylesOf = (page: Page, selector = 'login-portal'): Promise<string[]> =>
  page.evaluate((selector) => {
    const root = document.querySelector(selector)?.shadowRoot;
    return [
      ...(root?.querySelectorAll(
        '.root *:not(span[data-incomplete], .spinner-row, .spinner, .powered-by, .powered-by *)',
      ) ?? []),
    ].map((element) => {
      const style = getComputedStyle(element);
      const { x, y, width, height } = element.getBoundingClientRect();
      const values = [...style]
        .filter((name) => !/^(cursor|color-scheme|--|animation)/.test(name))
        .map((name) => `${name}: ${style.getPropertyValue(name)}`);
      return [element.localName, element.className, x, y, width, height, ...values].join('; ');
    });
  }, selector);
