import type { Page } from 'playwright/test';
import { type Site, servePage } from '../support/site.ts';
import { test as base } from './portal.ts';

/** An empty page of another site whose origin the backend allows. */
export const test = base.extend<{ host: Site }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from the pattern.
  host: async ({}, use) => {
    const host = await servePage('');
    await use(host);
    await host.close();
  },
  allowedOrigins: async ({ host }, use) => use([host.url]),
});

interface Embedded {
  tag: string;
  api: string;
  /** The origin of the script. */
  bundle?: string;
  file?: 'login-portal.js' | 'portal.js';
}

/** Opens the host page with one element. `data-origins` makes the API trusted if the script has another origin. */
export async function embed(
  page: Page,
  host: Site,
  { tag, api, bundle = api, file = 'login-portal.js' }: Embedded,
) {
  await page.goto(host.url);
  await page.evaluate(
    ([name, base, source, origins]) => {
      const script = document.createElement('script');
      script.src = source;
      if (source.endsWith('/portal.js')) script.type = 'module';
      if (origins) script.dataset.origins = origins;
      const element = document.createElement(name);
      element.setAttribute('api-base', base);
      document.body.append(script, element);
    },
    [tag, api, `${bundle}/login/${file}`, bundle === api ? '' : api] as const,
  );
}
