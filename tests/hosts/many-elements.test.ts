import { elementTags } from '../../scripts/build/element-tags.ts';
import { FORM_TAGS } from './elements.ts';
import { expect, test } from './host-test.ts';
import { INITIAL_CALLS } from './replies.ts';
import { BUNDLE } from './site.ts';

const TWENTY = Array.from({ length: 20 }, (_, index) => String(elementTags[index % elementTags.length]));
const FORMS = TWENTY.filter((tag) => FORM_TAGS.includes(tag));

test('twenty elements on a page share one set of API calls and keep their fields and ids apart', async ({
  host,
  page,
}) => {
  await host.open({ body: TWENTY.map((tag) => `<${tag}></${tag}>`).join('') + BUNDLE });
  const emails = page.locator('input[type=email]');
  await expect(emails).toHaveCount(FORMS.length);
  await expect(page.locator('login-portal').getByText('Compass')).toHaveCount(2);
  expect(host.calls()).toEqual(INITIAL_CALLS);

  for (const [index, email] of (await emails.all()).entries())
    await email.fill(`person-${index}@example.org`);
  const values = await emails.evaluateAll((all: HTMLInputElement[]) => all.map(({ value }) => value));
  expect(values).toEqual(FORMS.map((_, index) => `person-${index}@example.org`));

  const ids = await page.evaluate((tags) => {
    const roots = Array.from(document.querySelectorAll(tags), ({ shadowRoot }) => shadowRoot as ShadowRoot);
    const idsIn = (root: ParentNode) => Array.from(root.querySelectorAll('[id]'), ({ id }) => id);
    const duplicates = roots.flatMap((root) =>
      idsIn(root).filter((id, index, all) => all.indexOf(id) !== index),
    );
    const references = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls'];
    const dangling = roots.flatMap((root) =>
      references.flatMap((name) =>
        Array.from(root.querySelectorAll(`[${name}]`))
          .flatMap((element) => element.getAttribute(name)?.split(' ') ?? [])
          .filter((id) => !root.getElementById(id)),
      ),
    );
    return { outside: idsIn(document), duplicates, dangling };
  }, elementTags.join());
  expect(ids).toEqual({ outside: [], duplicates: [], dangling: [] });
});
