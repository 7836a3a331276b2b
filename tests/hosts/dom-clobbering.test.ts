import { consoleLines } from '../support/console-lines.ts';
import { ALL, completeForms } from './actions.ts';
import { expectUsable, XSRF } from './expectations.ts';
import { expect, test } from './host-test.ts';
import { BUNDLE } from './site.ts';

/** A form or an image with such a name hides the member of `document`. */
const DOCUMENT_MEMBERS = ['cookie', 'body', 'head', 'title', 'location', 'forms', 'domain', 'referrer'];
/** An id or a name becomes a global if `window` has no such member. */
const GLOBALS = [
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
  ...DOCUMENT_MEMBERS.map((name) => `<form name="${name}"><input name="${name}"></form>`),
  ...GLOBALS.map((name) => `<img id="${name}" alt=""><a id="${name}"></a><form id="${name}"></form>`),
  '<input name="customElements"><iframe name="history" src="about:blank"></iframe>',
].join('');

test('the elements work if ids and names of the page hide members of document and window', async ({
  host,
  page,
}) => {
  await page.context().addCookies([XSRF]);
  await host.open({ body: CLOBBERED + ALL + BUNDLE });
  await expectUsable(host, page);
});

const TAGS = {
  'img name': (name: string) => `<img name="${name}" alt="">`,
  'form name': (name: string) => `<form name="${name}"></form>`,
  'form id': (name: string) => `<form id="${name}"></form>`,
};
const MEMBERS_WITH_FALLBACK = [
  'baseURI',
  'activeElement',
  'head',
  'body',
  'documentElement',
  'title',
  'adoptedStyleSheets',
];
const MEMBERS_FOR_REACT = [
  'defaultView',
  'createElement',
  'createElementNS',
  'createTextNode',
  'addEventListener',
  'removeEventListener',
];

for (const [attribute, tag] of Object.entries(TAGS)) {
  // The id of a form does not hide a member of `document`.
  const names =
    attribute === 'form id' ? [...MEMBERS_WITH_FALLBACK, ...MEMBERS_FOR_REACT] : MEMBERS_WITH_FALLBACK;
  test(`the elements work on a page that uses <${attribute}="…"> for ${names.length} members of document`, async ({
    host,
    page,
  }) => {
    await host.open({ body: names.map(tag).join('') + ALL + BUNDLE });
    await completeForms(page);
  });
}

test('one warning explains that an image or a form prevents rendering', async ({
  host,
  page,
  expectProblem,
}) => {
  host.ownsPage = true;
  // React creates an element while it loads.
  expectProblem(/document\.createElement is not a function/);
  const warnings = MEMBERS_FOR_REACT.map(
    (name) => `An element named "${name}" hides document.${name}. Rename it: nothing can be shown.`,
  );
  const lines = consoleLines(page);
  const tags = MEMBERS_FOR_REACT.flatMap((name) => [TAGS['img name'](name), TAGS['form name'](name)]);
  await host.openFrames(Object.fromEntries(tags.map((tag) => [tag, { body: tag + ALL + BUNDLE }])));
  await expect.poll(() => lines.toSorted()).toEqual([...warnings, ...warnings].sort());
});
