import { bundle } from './bundle.ts';
import { expect, test } from './host-test.ts';

const APP = `
  import { createElement, useState } from 'react';
  import { createRoot } from 'react-dom/client';
  import './dist/react-external/voucher-redeem.js';

  function App() {
    const [stage, setStage] = useState('');
    const voucher = createElement('voucher-redeem', { 'onportal-stage': ({ detail }) => setStage(detail.stage) });
    return createElement('main', null, voucher, createElement('output', null, stage));
  }
  createRoot(document.querySelector('#app')).render(createElement(App));
`;

test('an element without React uses the React of the page’s project', async ({ host, page }) => {
  const { code, files } = await bundle(APP);
  expect(files.filter((file) => /react-dom-client\.production/.test(file))).toHaveLength(1);

  host.replace('/app.js', code);
  await host.open({ body: '<div id="app"></div><script type="module" src="/app.js"></script>' });
  await expect(page.getByRole('heading', { name: 'Redeem Voucher' })).toBeVisible();
  await expect(page.locator('output')).not.toBeEmpty();
});
