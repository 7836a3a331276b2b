import { consoleLines } from '../support/console-lines.ts';
import { bundle } from './bundle.ts';
import { expect, test } from './host-test.ts';

const APP = `
  import { createElement, useState } from 'react';
  import { createRoot } from 'react-dom/client';
  import './dist/modules/voucher-redeem.js';

  function App() {
    const [stage, setStage] = useState('');
    const voucher = createElement('voucher-redeem', { 'onportal-stage': ({ detail }) => setStage(detail.stage) });
    return createElement('main', null, voucher, createElement('output', null, stage));
  }
  createRoot(document.querySelector('#app')).render(createElement(App));
`;

test('an element uses the React of the application', async ({ host, page }) => {
  const { code, files } = await bundle(APP);
  expect(files.filter((file) => /react-dom-client\.production/.test(file))).toHaveLength(1);

  host.replace('/app.js', code);
  await host.open({ body: '<div id="app"></div><script type="module" src="/app.js"></script>' });
  await expect(page.getByRole('heading', { name: 'Redeem Voucher' })).toBeVisible();
  await expect(page.locator('output')).not.toBeEmpty();
});

test('an application with an older React is told, and no element says that it is ready', async ({
  host,
  page,
}) => {
  const warnings = consoleLines(page, 'warning');
  const { code } = await bundle(APP);
  // React 19.1 is the same without it.
  host.replace('/app.js', code.replace(/\bexports\.useEffectEvent = /, 'void '));
  await page.addInitScript(() => addEventListener('portal-ready', () => console.warn('ready')));
  await host.open({ body: '<div id="app"></div><script type="module" src="/app.js"></script>' });
  await expect.poll(() => warnings).toEqual([expect.stringContaining('login-portal needs React 19.2')]);
});
