import { readFileSync } from 'node:fs';
import { transformSync } from 'esbuild';
import type { Plugin, Rolldown } from 'vite';
import { LOCALES, type Locale } from '../src/i18n/locale.ts';
import { readJson } from './json.ts';

const SCRIPT = 'standalone/first-paint.js';
const NAME = 'first-paint.js';
const LOCALE = /\/locales\/(\w+)\.json$/;

/** English texts of index.html. They are keys of the language files. */
const TITLE = /<title>(.*)<\/title>/;
const NOSCRIPT = /(?<=<noscript>).*(?=<\/noscript>)/;

/**
 * Adds a classic script to the standalone page, which runs before the first paint. It sets the saved theme and the title in
 * the reader's language and starts loading the texts. It is a file because the policy allows no inline script.
 * The `<noscript>` text is shown in all languages, because without a script the reader's language is unknown.
 */
export function firstPaint(): Plugin {
  let base = '/';
  /** The addresses of the texts by language. Empty in development. */
  const addresses = (bundle: Rolldown.OutputBundle = {}): Record<string, string> =>
    Object.fromEntries(
      Object.values(bundle).flatMap((file) => {
        const [, locale] = (file.type === 'chunk' && LOCALE.exec(file.facadeModuleId ?? '')) || [];
        return locale ? [[locale, base + file.fileName]] : [];
      }),
    );
  return {
    name: 'first-paint',
    configResolved(config) {
      base = config.base;
    },
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        // Only the build of the page has an index chunk.
        const isPage = Object.values(bundle).some(
          (chunk) => chunk.type === 'chunk' && chunk.name === 'index',
        );
        if (!isPage) return;
        const { code } = transformSync(readFileSync(SCRIPT, 'utf8'), { minify: true });
        this.emitFile({ type: 'asset', name: NAME, source: code });
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { path, bundle }) {
        if (path !== '/index.html') return [];
        const built = Object.values(bundle ?? {}).find(
          (file) => file.type === 'asset' && file.names.includes(NAME),
        );
        const texts = addresses(bundle);
        const title = TITLE.exec(html)?.[1] ?? '';
        const languages = Object.fromEntries(
          LOCALES.filter((locale) => locale !== 'en').map((locale) => [
            locale,
            [translate(locale, title), texts[locale]],
          ]),
        );
        return {
          html: html.replace(NOSCRIPT, inEveryLanguage),
          tags: [
            {
              tag: 'script',
              attrs: {
                src: base + (built?.fileName ?? SCRIPT),
                'data-languages': JSON.stringify(languages),
              },
              injectTo: 'head',
            },
          ],
        };
      },
    },
  };
}

const inEveryLanguage = (text: string): string =>
  LOCALES.map((locale) => `<p lang="${locale}">${translate(locale, text)}</p>`).join('');

function translate(locale: Locale, text: string): string {
  const translated = readJson(`locales/${locale}.json`)[text];
  if (!translated) throw new Error(`locales/${locale}.json has no translation of "${text}" (index.html).`);
  return translated;
}
