import { BUNDLE, expect, test } from './site.ts';

const TAGS = ['voucher-redeem', 'self-register', 'login-portal', 'forgot-password'];
const TWENTY = Array.from({ length: 20 }, (_, index) => TAGS[index % TAGS.length]);

test('twenty elements on a page ask once, and know only their own fields', async ({ host, page }) => {
  await host.open({ body: TWENTY.map((tag) => `<${tag}></${tag}>`).join('') + BUNDLE });
  const emails = page.locator('input[type=email]');
  await expect(emails).toHaveCount(20);
  await expect(page.locator('login-portal').getByText('Compass')).toHaveCount(10);
  expect(host.calls().sort()).toEqual([
    'GET /api/v1/i18n/messages/login/en',
    'GET /api/v1/settings/config',
    'GET /api/v1/settings/config/short',
  ]);

  for (const [index, email] of (await emails.all()).entries())
    await email.fill(`person-${index}@example.org`);
  const values = await emails.evaluateAll((all: HTMLInputElement[]) => all.map(({ value }) => value));
  expect(values).toEqual(TWENTY.map((_, index) => `person-${index}@example.org`));

  const ids = await page.evaluate((tags) => {
    const roots = Array.from(document.querySelectorAll(tags), ({ shadowRoot }) => shadowRoot as ShadowRoot);
    const idsIn = (root: ParentNode) => Array.from(root.querySelectorAll('[id]'), ({ id }) => id);
    const twice = roots.flatMap((root) => idsIn(root).filter((id, index, all) => all.indexOf(id) !== index));
    const references = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls'];
    const astray = roots.flatMap((root) =>
      references.flatMap((name) =>
        Array.from(root.querySelectorAll(`[${name}]`))
          .flatMap((element) => element.getAttribute(name)?.split(' ') ?? [])
          .filter((id) => !root.getElementById(id)),
      ),
    );
    return { outside: idsIn(document), twice, astray };
  }, TAGS.join());
  expect(ids).toEqual({ outside: [], twice: [], astray: [] });
});
