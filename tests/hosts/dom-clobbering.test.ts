import { BUNDLE, expect, HOST, test, VOUCHER } from './site.ts';
import { ALL, chooseDark, REDEMPTION, REGISTRATION, useAll } from './actions.ts';

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

/** Each alone, in every way that HTML has of naming something. */
const TAGS = {
  'img name': (name: string) => `<img name="${name}" alt="">`,
  'form name': (name: string) => `<form name="${name}"></form>`,
  'form id': (name: string) => `<form id="${name}"></form>`,
};
const READ_AROUND = [
  'baseURI',
  'activeElement',
  'head',
  'body',
  'documentElement',
  'title',
  'adoptedStyleSheets',
];
const REACT_NEEDS = [
  'defaultView',
  'createElement',
  'createElementNS',
  'createTextNode',
  'addEventListener',
  'removeEventListener',
];

for (const [how, tag] of Object.entries(TAGS))
  for (const name of READ_AROUND)
    test(`a name that hides a member of the document changes nothing: ${how}="${name}"`, async ({
      host,
      page,
    }) => {
      await host.open({ body: `${tag(name)}${ALL}<cookie-consent></cookie-consent>${BUNDLE}` });
      await useAll(page);
      await page.evaluate(() => document.querySelector('cookie-consent')?.remove());
    });

for (const name of REACT_NEEDS) {
  for (const how of ['img name', 'form name'] as const)
    test(`one warning says which name keeps the elements from being shown: ${how}="${name}"`, async ({
      host,
      page,
      expectProblem,
    }) => {
      host.ownsPage = true;
      // React creates an element as it loads.
      if (name === 'createElement') expectProblem(/document\.createElement is not a function/);
      const lines: string[] = [];
      page.on('console', (message) => lines.push(message.text()));
      await host.open({ body: TAGS[how](name) + ALL + BUNDLE });
      await expect.poll(() => lines).toHaveLength(1);
      expect(lines).toEqual([
        `An element named "${name}" hides document.${name}. Rename it: nothing can be shown.`,
      ]);
    });

  // An id names a member of the document for few elements, and a form is not one of them.
  test(`a form with the id of what React needs changes nothing: ${name}`, async ({ host, page }) => {
    await host.open({ body: TAGS['form id'](name) + ALL + BUNDLE });
    await useAll(page);
  });
}
