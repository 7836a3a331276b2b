/* Pages that React has rendered on a server. Its development mode reports every difference from what the browser has. */

import { createElement, type HTMLAttributes } from 'react';
import { renderToString } from 'react-dom/server';
import { bundle } from './bundle.ts';
import { fragment } from './fragment-page.ts';
import { expect, test } from './host-test.ts';
import { HOST, moduleScripts, type Site } from './site.ts';

const client = (props: HTMLAttributes<HTMLElement>, tag: string) => `
  import { createElement, useState } from 'react';
  import { hydrateRoot } from 'react-dom/client';
  import { portalEvents } from './dist/elements/react-events.js';

  // React writes the HTML again if the object with __html is another one.
  const props = ${JSON.stringify(props)};

  function App() {
    const [message, setMessage] = useState('');
    const ref = portalEvents({ 'portal-error': ({ detail }) => setMessage(detail.message) });
    const element = createElement(${JSON.stringify(tag)}, { ...props, ref });
    return createElement('main', null, element, createElement('output', null, message));
  }
  hydrateRoot(document.querySelector('#app'), createElement(App));
`;

/** Serves a page whose element has these props, with its script, and React with `/app.js`. */
async function serve(host: Site, tag: string, props: HTMLAttributes<HTMLElement>): Promise<void> {
  const element = createElement(tag, props);
  const html = renderToString(createElement('main', null, element, createElement('output', null, '')));
  host.replace('/app.js', (await bundle(client(props, tag), 'development')).code);
  host.serve('/', { head: moduleScripts(['voucher-redeem']), body: `<div id="app">${html}</div>` });
}

test('portalEvents receives the events of an element that the server has rendered', async ({
  host,
  page,
}) => {
  await serve(host, 'voucher-redeem', {});
  await page.goto(HOST);
  await expect(page.getByRole('heading', { name: 'Redeem Voucher' })).toBeVisible();
  await page.evaluate("import('/app.js')");
  await page.getByRole('button', { name: 'Redeem', exact: true }).click();
  await expect(page.locator('output')).toHaveText('Please provide a valid voucher code');
});

test('a fragment in a div with suppressHydrationWarning keeps what the person types, and its events arrive', async ({
  host,
  page,
}) => {
  const dangerouslySetInnerHTML = { __html: await fragment(host, 'voucher-redeem') };
  await serve(host, 'div', { dangerouslySetInnerHTML, suppressHydrationWarning: true });
  await page.goto(HOST);
  const input = page.getByLabel('Email');
  await input.fill('ada@');
  const before = await input.elementHandle();
  await page.evaluate("import('/app.js')");
  await page.getByRole('button', { name: 'Redeem', exact: true }).click();
  await expect(page.locator('output')).toHaveText('Please provide a valid voucher code');
  await expect(input).toHaveValue('ada@');
  expect(await input.evaluate((element, former) => element === former, before)).toBe(true);
});
