import { BUNDLE, expect, HOST, test, VOUCHER } from './site.ts';
import { ALL, chooseDark, REDEMPTION, REGISTRATION, useAll } from './visitor.ts';

/** Names on `document`: forms and pictures hide what the browser has there. */
const ON_DOCUMENT = ['cookie', 'body', 'head', 'title', 'location', 'forms', 'domain', 'referrer'];
/** Names on `window`: ids and names become globals, where there is none. */
const ON_WINDOW = [
  'fetch',
  'location',
  'config',
  'customElements',
  'document',
  'process',
  'React',
  'navigator',
  'localStorage',
  'grecaptcha',
  'trustedTypes',
  'module',
  'exports',
  'define',
  'require',
  'loginPortal',
  'root',
  'self',
  'globalThis',
  '__REACT_DEVTOOLS_GLOBAL_HOOK__',
  'MSApp',
  'reportError',
  'setTimeout',
  'voucher',
  'email',
  'form',
];

const CLOBBERED = [
  ...ON_DOCUMENT.map((name) => `<form name="${name}"><input name="${name}"></form>`),
  ...ON_WINDOW.map((name) => `<img id="${name}" alt=""><a id="${name}"></a><form id="${name}"></form>`),
  '<input name="customElements"><iframe name="history" src="about:blank"></iframe>',
].join('');

test('ids and names of the host that hide the browser’s own change nothing', async ({ host, page }) => {
  host.kept.cookies.push('userpref');
  await page.context().addCookies([{ name: 'XSRF-TOKEN', value: 'of-the-host', url: HOST }]);
  await host.open({ body: CLOBBERED + ALL + BUNDLE });
  await useAll(page);
  await chooseDark(page);
  expect(host.sent(`POST /api/v1/vouchers/${VOUCHER}/info`)).toEqual(REDEMPTION);
  expect(host.sent('POST /api/v1/members/registration')).toEqual(REGISTRATION);
  for (const post of host.requests.filter((request) => request.method() === 'POST'))
    expect(post.headers()['x-xsrf-token']).toBe('of-the-host');
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === 'userpref')?.value).toBe('{%22darkmode%22:true}');
});
