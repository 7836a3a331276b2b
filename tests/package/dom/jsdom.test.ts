// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { elementTags } from '../../../scripts/build/element-tags.ts';

test.each(elementTags)('<%s> is defined, mounted and unmounted without an error', async (tag) => {
  const problems: unknown[] = [];
  vi.stubGlobal('fetch', async () => Response.json({ status: 'OK', data: {} }));
  for (const level of ['error', 'warn'] as const)
    vi.spyOn(console, level).mockImplementation((...texts) => void problems.push(texts.join(' ')));
  window.addEventListener('error', ({ message }) => problems.push(message));

  await import(`../../../dist/elements/${tag}.js`);
  const element = document.createElement(tag);
  document.body.append(element);
  const content = await vi.waitUntil(() => element.shadowRoot?.querySelector('.root > *'), 5000);
  expect(content.outerHTML).not.toBe('');
  element.remove();
  await vi.waitUntil(() => !element.shadowRoot?.querySelector('.root'), 5000);
  expect(problems).toEqual([]);
});
