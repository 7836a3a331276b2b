import manifest from '../../package.json' with { type: 'json' };
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

for (const [version, alias] of Object.entries({
  'its current version': {},
  'the oldest that the package allows': { react: 'oldest-react', 'react-dom': 'oldest-react-dom' },
}))
  test(`an element uses the React of the application, in ${version}`, async ({ host, page }) => {
    const { code, files } = await bundle(APP, 'production', alias);
    expect(files.filter((file) => /react-dom-client\.production/.test(file))).toHaveLength(1);

    host.replace('/app.js', code);
    await host.open({ body: '<div id="app"></div><script type="module" src="/app.js"></script>' });
    await expect(page.getByRole('heading', { name: 'Redeem Voucher' })).toBeVisible();
    await expect(page.locator('output')).not.toBeEmpty();
  });

test('the oldest React is that of package.json', () => {
  for (const name of ['react', 'react-dom'] as const)
    expect(manifest.devDependencies[`oldest-${name}`]).toBe(
      `npm:${name}@${manifest.dependencies[name].slice(1)}`,
    );
});
