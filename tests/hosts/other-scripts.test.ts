/* The scripts beside copies of themselves, components with shadow roots, elements of the page with their names, and mistakes. */
import { consoleLines } from '../support/console-lines.ts';
import { enter } from '../support/enter.ts';
import { shownText } from '../support/shown-text.ts';
import { EMAIL, requestMail } from './actions.ts';
import { XSRF } from './expectations.ts';
import { emailIn, openWithPortal } from './fragment-page.ts';
import { expect, test } from './host-test.ts';
import { BUNDLE, type Site } from './site.ts';

const script = (query = '') => `<script type="module" src="/dist/portal.js${query}"></script>`;
const FORM = '<forgot-password></forgot-password>';

test('portal.js with two addresses shows, holds and loads each element once', async ({ host, page }) => {
  host.replace('/dist/portal.js', await host.file('/dist/portal.js'));
  const body = `${FORM}<a href="#top">Top</a>`;
  const head = script('?ver=6.5');
  const load = await openWithPortal(host, ['forgot-password'], { head, body });
  await emailIn(page).fill(EMAIL);
  await emailIn(page).press('Enter');
  await load();
  await expect(shownText(page, 'Your Request was sent successfully!')).toBeVisible();
  await page.getByRole('button', { name: 'Change the address' }).click();
  await requestMail(page, 'forgot-password');
});

test('an error of one element does not stop the others', async ({ host, page, expectProblem }) => {
  // Firefox writes only the class of an error.
  expectProblem(/is hostile|console\.error: Error \(.*portal\.js\)/);
  await host.open({
    head: script(),
    body: `<self-register></self-register><script>
      document.querySelector('self-register').getAttribute = () => { throw new Error('The page is hostile.'); };
    </script>${FORM}`,
  });
  await requestMail(page, 'forgot-password');
});

test.describe('an element in the open shadow root of another component', () => {
  const define = (name: string) => `customElements.define('${name}', class extends HTMLElement {
    connectedCallback() {
      const root = this.attachShadow({ mode: 'open' });
      Promise.resolve().then(() => { root.innerHTML = '<section>${FORM}</section>'; });
    }
  })`;
  const places: Record<string, (host: Site, page: Site['page']) => Promise<void>> = {
    'that is there from the start': (host) =>
      host.open({
        head: script(),
        body: `<div><template shadowrootmode="open">${FORM}</template></div>`,
      }),
    'that is defined later': async (host, page) => {
      await host.open({ head: script(), body: '<main><acme-card></acme-card></main>' });
      await page.evaluate(define('acme-card'));
    },
    'that is added later, inside another one': async (host, page) => {
      await host.open({ head: `<script>${define('acme-card')}</script>${script()}`, body: '<main></main>' });
      await page.evaluate(() => {
        const outer = document.createElement('div');
        outer.attachShadow({ mode: 'open' }).append(document.createElement('acme-card'));
        document.querySelector('main')?.append(outer);
      });
    },
  };
  for (const [place, open] of Object.entries(places))
    test(place, async ({ host, page }) => {
      await open(host, page);
      await emailIn(page).fill(EMAIL);
      await emailIn(page).press('Enter');
      await expect(shownText(page, 'Your Request was sent successfully!')).toBeVisible();
      // The comparison at the end of every test only finds elements of the page.
      await page.evaluate(() => document.body.replaceChildren());
    });
});

test.describe('a page with an element of its own named <theme-switcher>', () => {
  const OWN = `customElements.define('theme-switcher', class extends HTMLElement {
    connectedCallback() { this.textContent = 'Their switcher'; }
  })`;
  const body = `<theme-switcher></theme-switcher>${FORM}`;
  const ONLY = '?only=forgot-password,voucher-redeem';

  for (const [name, tag] of [
    ['portal.js', script()],
    ['the one file', BUNDLE.replace('>', ' defer>')],
  ] as const)
    test(`is told once, and has the other elements: ${name}`, async ({ host, page }) => {
      await page.context().addCookies([XSRF]);
      const warnings = consoleLines(page, 'warning');
      await host.open({ head: `<script>${OWN}</script>${tag}`, body: body + body });
      await expect(page.getByText('Their switcher')).toHaveCount(2);
      await requestMail(page, 'forgot-password:first-of-type');
      expect(warnings).toEqual([
        expect.stringContaining('<theme-switcher> is already an element of this page'),
      ]);
    });

  for (const [name, tag] of [
    ['portal.js', script(ONLY)],
    ['the one file', BUNDLE.replace('.js', `.js?ver=6.5&${ONLY.slice(1)}`)],
  ] as const)
    test(`is told if it defines it later: ${name}`, async ({ host, page, expectProblem }) => {
      expectProblem(/theme-switcher.* has already been/);
      const warnings = consoleLines(page, 'warning');
      await host.open({ head: tag.replace(ONLY.slice(1), ''), body });
      await page.waitForFunction(() => customElements.get('theme-switcher'));
      // As a script of the page does, without a trace in its document.
      await page.evaluate((own) => setTimeout(own), OWN);
      await expect
        .poll(() => warnings)
        .toEqual([expect.stringContaining('<theme-switcher> of this page cannot be defined')]);
    });

  for (const [name, tag] of [
    ['portal.js', script(ONLY)],
    ['the one file', BUNDLE.replace('.js', `.js?ver=6.5&${ONLY.slice(1)}`)],
  ] as const)
    test(`can define it after the script, which names the elements that it wants: ${name}`, async ({
      host,
      page,
    }) => {
      await page.context().addCookies([XSRF]);
      const lines = consoleLines(page);
      await host.open({ head: tag, body });
      await expect(emailIn(page)).toBeVisible();
      await page.evaluate(OWN);
      await expect(page.getByText('Their switcher')).toBeVisible();
      expect(await page.evaluate(() => customElements.get('self-register'))).toBeUndefined();
      await requestMail(page, 'forgot-password');
      expect(lines).toEqual([]);
    });
});

test('portal.js works as a classic script of another origin', async ({ host, page }) => {
  const origin = 'https://portal.example';
  host.others.push(origin);
  await host.open({
    head: `<script src="${origin}/dist/portal.js?only=forgot-password"></script>`,
    body: FORM,
  });
  await requestMail(page, 'forgot-password');
});

test('the one file works in a sandbox that gives scripts a proxy of the document', async ({ host, page }) => {
  await page.context().addCookies([XSRF]);
  const sandbox = `<script>
    const asIn = (target) => (name) => {
      const value = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    };
    const proxy = new Proxy(document, {
      get: (target, name) => asIn(target)(name),
      set: (target, name, value) => Reflect.set(target, name, value),
    });
    fetch('/dist/login-portal.js')
      .then((response) => response.text())
      .then((code) => new Function('document', code)(proxy));
  </script>`;
  await host.open({ body: FORM + sandbox });
  await requestMail(page, 'forgot-password');
});

test('a replaced fetch that expects a text and a plain object gets them', async ({ host, page }) => {
  await page.context().addCookies([XSRF]);
  const wrapper = `<script>
    const original = fetch;
    window.fetch = (url, { headers, ...options } = {}) =>
      original(url.replace(/#.*/, ''), { ...options, headers: { ...headers, 'X-Trace': '1' } });
  </script>`;
  await host.open({ head: wrapper + BUNDLE, body: FORM });
  await requestMail(page, 'forgot-password');
  const [post] = host.requests.filter((request) => request.method() === 'POST');
  expect(post?.headers()).toMatchObject({
    'x-trace': '1',
    'x-xsrf-token': XSRF.value,
    'content-type': 'application/json',
  });
});

for (const [name, after] of Object.entries({
  'hands nothing on': '(response) => {}',
  'hands the data on': '(response) => response.json()',
  'has read the answer': '(response) => response.text().then(() => response)',
  'fails after the answer': "(response) => response.headers.get('X-Missing').trim()",
}))
  test(`a replaced fetch that ${name} is named, and nobody reads that the server cannot be reached`, async ({
    host,
    page,
    expectProblem,
  }) => {
    expectProblem(/has replaced fetch, and loses the answer/);
    const lines = consoleLines(page);
    const wrapper = `<script>
      const original = fetch;
      window.fetch = async (url, init) => {
        const response = await original(url, init);
        return init.method === 'GET' ? response : (${after})(response);
      };
    </script>`;
    await host.open({ head: wrapper + BUNDLE, body: FORM });
    const form = page.locator('forgot-password');
    await enter(form, 'mailRequest', [EMAIL]);
    await expect(form.getByText(/^Something went wrong on our side/)).toBeVisible();
    // Over WebDriver, Firefox says no more of a function than its type.
    expect(lines.join()).toMatch(
      /loses the answer to POST \/api\/v1\/login\/forgotpw: (.*original\(url, init\)|Function$)/s,
    );
  });

for (const [name, head] of [
  ['portal.js', script()],
  ['the one file', BUNDLE],
] as const)
  test(`an element with a self-closing tag, which hides what follows, is reported once: ${name}`, async ({
    host,
    page,
  }) => {
    const warnings = consoleLines(page, 'warning');
    const fallback = '<forgot-password>\n<p slot="heading">Welcome</p>\n</forgot-password>';
    const swallowed = [
      '<voucher-redeem />\n<p>The rest</p>\n',
      '<access-request />The rest',
      '<theme-switcher /><p>The rest</p>',
    ];
    const body = [`${fallback}\n`, ...swallowed].map((content) => `<main>${content}</main>`).join('');
    await host.open({ head, body });
    // As a tag manager does.
    await page.evaluate(() =>
      document.querySelector('theme-switcher')?.after(document.createElement('script')),
    );
    await expect
      .poll(() => warnings.toSorted())
      .toEqual(
        ['access-request', 'theme-switcher', 'voucher-redeem'].map(
          (tag) =>
            `<${tag}> hides its content. If that should follow it, end it with </${tag}>, because HTML has no <${tag} />.`,
        ),
      );
  });
