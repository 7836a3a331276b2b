/*
 * Adds the first screen to the standalone page: the login screen in a declarative shadow root, the other screens in templates,
 * and a script that shows the right one in the reader's language and theme.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync } from '@swc/core';
import { buildSync } from 'esbuild';
import type { FirstScreenData } from '../../first-screen/page.ts';
import type { RouteName } from '../../src/app/navigation/routes.ts';
import { LOCALES, type Locale } from '../../src/i18n/locale.ts';
import { readJson } from '../build/json.ts';
import { COMPRESS } from '../build/minify.ts';
import type { RenderAt } from './renderer.ts';
import { routeTable } from './route-table.ts';
import { renderScreens } from './screens.ts';
import { IN_HTML, styleFor } from './style.ts';
import { OTHER_LOCALES } from './texts.ts';

const FOLDER = join(import.meta.dirname, '../../first-screen');

/** The addresses of built files, relative to the base. */
interface Files {
  textsOf(locale: Locale): string;
  screenOf(route: RouteName): string;
}

export async function addFirstScreens(
  outDir: string,
  render: RenderAt,
  { textsOf, screenOf }: Files,
): Promise<void> {
  const file = join(outDir, 'index.html');
  const page = readFileSync(file, 'utf8');
  const title = match(page, /<title>(.*)<\/title>/);
  const base = match(page, /<login-portal base="([^"]+)"/);
  const { login, cards, texts, loginSheets, otherSheets } = await renderScreens(render, base);

  // The script translates the title with the texts of the screens, but not a title of a configuration.
  if (!texts[0]?.includes(title)) throw new Error(`No first screen has the text "${title}".`);
  const data: FirstScreenData = {
    languages: Object.fromEntries(OTHER_LOCALES.map((locale) => [locale, textsOf(locale)])),
    texts,
    routes: routeTable(screenOf),
  };
  const templates = Object.entries(cards).map(
    ([name, html]) => `<template data-route="${name}">${html}</template>`,
  );
  const style = await styleFor(
    `<login-portal rendering="light">${login}${templates.join('')}`,
    otherSheets,
    IN_HTML,
  );
  const stylesheet = match(page, /<link rel="stylesheet"[^>]*>/, 0);
  const pageStyle = readFileSync(
    join(outDir, match(stylesheet, /href="(?:[^"]*\/)?(assets\/[^"]+)"/)),
    'utf8',
  );

  // SWC would escape the letters of other languages.
  const pageScript = script('page.ts', 2022).replace('DATA', () => JSON.stringify(data));

  const html = page
    // At the end it does not delay the first paint. It is needed if a security policy blocks the inline style.
    .replace(stylesheet, () => `<style>${pageStyle.trim()}</style>`)
    .replace('</body>', () => `${stylesheet}</body>`)
    .replace(
      /(?<=<login-portal[^>]*>)(?=<\/login-portal>)/,
      () =>
        `<template shadowrootmode="open">${login}<style>${loginSheets.join('')}</style><style>${style}</style></template>`,
    )
    // Cloudflare's Rocket Loader would delay it, and the policy would then block it.
    .replaceAll('<script type="module"', '$& data-cfasync="false"')
    .replace('</login-portal>', (end) => `${end}${templates.join('')}<script>${pageScript}</script>`)
    .replace('</title>', (end) => `${end}<script>${script('too-old.ts', 2015)}</script>`)
    .replace(/(?<=<noscript>).*(?=<\/noscript>)/, (text) =>
      LOCALES.map((locale) => `<p lang="${locale}">${translate(locale, text)}</p>`).join(''),
    );
  writeFileSync(file, html);
}

function script(file: string, ecma: 2015 | 2022): string {
  const { outputFiles } = buildSync({
    entryPoints: [join(FOLDER, file)],
    bundle: true,
    write: false,
    format: 'iife',
    target: `es${ecma}`,
  });
  const text = outputFiles[0]?.text ?? '';
  return minifySync(text, { compress: { ...COMPRESS, ecma }, mangle: true, format: { comments: false } })
    .code;
}

function match(text: string, pattern: RegExp, group = 1): string {
  const found = pattern.exec(text)?.[group];
  if (found === undefined) throw new Error(`index.html has no ${pattern}.`);
  return found;
}

/** A text of index.html. It is a key of the language files. */
function translate(locale: Locale, text: string): string {
  const translated = readJson(`locales/${locale}.json`)[text];
  if (!translated) throw new Error(`locales/${locale}.json has no translation of "${text}" (index.html).`);
  return translated;
}
