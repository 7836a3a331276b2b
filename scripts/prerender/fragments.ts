/* Writes the HTML of the elements with a form, so that any server can include it in a page. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES } from '../../src/i18n/locale.ts';
import type { RenderAt } from './renderer.ts';
import { styleFor } from './style.ts';

export const FRAGMENT_TAGS = ['access-request', 'forgot-password', 'self-register', 'voucher-redeem'];

export async function writeFragments(outDir: string, render: RenderAt): Promise<void> {
  const folder = join(outDir, 'fragments');
  mkdirSync(folder, { recursive: true });
  for (const tag of FRAGMENT_TAGS)
    for (const locale of LOCALES) {
      // The theme of the page is not known, so the content has its colour scheme until hydration.
      const { html, sheets } = await render('/', tag, { locale, theme: 'light' });
      const content = html.replace('<div class="root"', '<div hidden data-prerendered class="root"');
      const style = `<style>${await styleFor(html, sheets)}</style>`;
      // The content is first, because Preact would move it to the start, and a moved input loses the focus.
      const template = `<template shadowrootmode="open">${content}${style}</template>`;
      writeFileSync(
        join(folder, `${tag}.${locale}.html`),
        `<${tag} locale="${locale}">${template}</${tag}>\n`,
      );
    }
}
