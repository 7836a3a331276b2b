import type { Page } from 'playwright/test';
import { type ProbeWindow, watchPage } from '../../bench/start-up/probe.ts';
import { expect, test } from '../support/flow.ts';
import { openWithoutApp } from './first-screen-page.ts';

/** The benchmark reads the figures when the page reports them; these tests read them at the end. */
test.beforeEach(async ({ page }) => {
  await page.addInitScript('globalThis.reportFigure = () => {}');
  await page.addInitScript(watchPage);
});

/** Opens a document with the probe of the benchmark, and reads it when the document has been drawn. */
async function probe(page: Page, body: string) {
  await page.goto(`data:text/html,<!doctype html><body>${encodeURIComponent(body)}`);
  return page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    return (window as unknown as ProbeWindow).probe;
  });
}

const FIELD = '<input type="email">';

test('the probe of the benchmark finds a field anywhere', async ({ page }) => {
  for (const [name, body] of [
    ['a field', FIELD],
    [
      'a field in an element that is not defined yet',
      `<x-y><template shadowrootmode="open">${FIELD}</template></x-y>`,
    ],
    [
      'a field in nested shadow trees',
      `<x-y><template shadowrootmode="open"><y-z><template shadowrootmode="open">${FIELD}`,
    ],
    [
      'a field that only its label covers',
      `<label style="position: relative">${FIELD}<b style="position: absolute; inset: 0">E</b></label>`,
    ],
  ] as const)
    expect((await probe(page, body)).usable, name).toBeGreaterThan(0);
});

test('the probe of the benchmark accepts nothing that is no usable field', async ({ page }) => {
  for (const [name, body] of [
    ['a page without a field', '<button>Continue</button>'],
    ['a checkbox', '<input type="checkbox">'],
    ['a disabled field', `<fieldset disabled>${FIELD}</fieldset>`],
    ['a read-only field', '<input readonly>'],
    ['a field in an inert form', `<form inert>${FIELD}</form>`],
    ['a field in an inert element', `<x-y inert><template shadowrootmode="open">${FIELD}</template></x-y>`],
    ['a field that is not displayed', `<form hidden>${FIELD}</form>`],
    ['an invisible field', `<form style="visibility: hidden">${FIELD}</form>`],
    ['a transparent field', `<form style="opacity: 0">${FIELD}</form>`],
    ['a field that a loading screen covers', `${FIELD}<div style="position: fixed; inset: 0">Loading</div>`],
  ] as const)
    expect((await probe(page, body)).usable, name).toBeUndefined();
});

test('the probe of the benchmark records `portal-ready` and layout shifts', async ({ page }) => {
  await probe(page, '<div id="late"></div><p style="font-size: 5rem">This text moves down.</p>');
  await page.evaluate(() => {
    const late = document.getElementById('late') as HTMLElement;
    late.style.height = '200px';
    late.dispatchEvent(new Event('portal-ready', { bubbles: true }));
  });
  const read = () => page.evaluate(() => (window as unknown as ProbeWindow).probe);
  await expect.poll(async () => (await read()).shift).toBeGreaterThan(0);
  expect((await read()).ready).toBeGreaterThan(0);
});

test('the probe of the benchmark measures hydration', async ({ page }) => {
  const hydrate = await openWithoutApp(page);
  const durations = () =>
    page.evaluate(() => performance.getEntriesByName('hydration').map(({ duration }) => duration));
  expect(await durations()).toEqual([]);
  await hydrate();
  expect(await durations()).toEqual([expect.any(Number)]);
  expect((await durations())[0]).toBeGreaterThan(1);
});
