/* Writes the HTML of the elements with a form, so that any server can include it in a page. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES } from '../../src/i18n/locale.ts';
import { parseRoot } from './dom.ts';
import type { ScreenRenderer } from './renderer.ts';
import { IN_HTML, styleFor } from './style.ts';

/** A script that a consent tool holds back may never run. */
const WAITING =
  '.button:disabled{cursor:default;animation:wait .2s 1s forwards}@keyframes wait{to{opacity:.5}}';

export async function writeFragments(outDir: string, { formTags, render }: ScreenRenderer): Promise<void> {
  const folder = join(outDir, 'fragments');
  mkdirSync(folder, { recursive: true });
  for (const tag of formTags) {
    const rendered = [];
    // The theme of the page is not known, so the content has its colour scheme until hydration.
    for (const locale of LOCALES)
      rendered.push({ locale, ...(await render('/', tag, { locale, theme: 'light' })) });
    // The same in all languages, so that a policy needs one hash.
    const sheets = [...new Set(rendered.flatMap((each) => each.sheets))];
    const css = await styleFor(rendered.map(({ html }) => html).join(''), sheets, IN_HTML);
    const style = `<style>${css}${WAITING}</style>`;
    for (const { locale, html } of rendered) {
      const root = parseRoot(html);
      for (const name of ['hidden', 'data-first-screen']) root.toggleAttribute(name, true);
      // Until a script can send the form.
      for (const button of root.querySelectorAll('[type=submit]')) button.toggleAttribute('disabled', true);
      const template = `<template shadowrootmode="open">${root.outerHTML}${style}</template>`;
      writeFileSync(
        join(folder, `${tag}.${locale}.html`),
        `<${tag} locale="${locale}">${template}</${tag}>\n`,
      );
    }
  }
}
