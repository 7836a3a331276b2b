import { elementTags } from '../../scripts/build/element-tags.ts';
import { EMAIL } from './actions.ts';
import { expect, test } from './host-test.ts';
import { BUNDLE } from './site.ts';

const CONSTRUCTIONS: Record<string, (tag: string) => Node> = {
  'created by a script': (tag) => document.createElement(tag),
  'inserted as HTML': (tag) => {
    const container = document.createElement('div');
    container.innerHTML = `<${tag}></${tag}>`;
    return container;
  },
  'cloned before it was connected': (tag) => document.createElement(tag).cloneNode(true),
  'imported from a template': (tag) => {
    const template = document.createElement('template');
    template.innerHTML = `<${tag}></${tag}>`;
    return document.importNode(template.content, true);
  },
  'adopted from a parsed document': (tag) => {
    const parsed = new DOMParser().parseFromString(`<${tag}></${tag}>`, 'text/html');
    return document.adoptNode(parsed.body.firstElementChild as Element);
  },
  'adopted from a frame without a definition': (tag) => {
    const frame = document.querySelector('iframe')?.contentDocument as Document;
    const element = frame.body.appendChild(frame.createElement(tag));
    return document.adoptNode(element);
  },
};

test('every element renders, and works, however it is created', async ({ host, page }) => {
  await host.open({ body: `<iframe></iframe><main></main>${BUNDLE}` });
  for (const [construction, create] of Object.entries(CONSTRUCTIONS))
    await test.step(construction, async () => {
      await page.evaluate(
        `document.querySelector('main').replaceChildren(...${JSON.stringify(elementTags)}.map(${create}))`,
      );
      for (const tag of elementTags)
        await expect(page.locator(tag).getByRole('button').first()).toBeVisible();
      const voucher = page.locator('voucher-redeem');
      await voucher.getByLabel('Email address').fill(EMAIL);
      // A click where the last one was would do nothing (D89).
      await voucher.getByRole('button', { name: 'Redeem' }).press('Enter');
      await expect(voucher.getByText('Please provide a valid voucher code')).toBeVisible();
    });
});
