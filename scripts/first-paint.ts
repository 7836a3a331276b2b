import { readFileSync } from 'node:fs';
import { transformSync } from 'esbuild';
import type { Plugin, Rolldown } from 'vite';
import { LOCALES, type Locale } from '../src/i18n/locale.ts';

const SCRIPT = 'standalone/first-paint.js';
const NAME = 'first-paint.js';
const LOCALE = /\/locales\/(\w+)\.json$/;

/** What the page says in English before the program is there: a key of the language files. */
const TITLE = /<title>(.*)<\/title>/;
const NOSCRIPT = /(?<=<noscript>).*(?=<\/noscript>)/;

/**
 * The one classic script of the standalone page: the browser runs it before it paints, so that a page saved as dark does
 * not flash, and neither a language nor a title in it is waited for. A file, because the policy allows nothing inline.
 * Where no script runs nobody knows the reader's language, so the page says its sentence in all of them.
 */
export function firstPaint(): Plugin {
  let base = '/';
  /** The address of each language's texts; none while developing. */
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
        // Only the build of the page has pages in it.
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
  const translated = JSON.parse(readFileSync(`locales/${locale}.json`, 'utf8'))[text];
  if (!translated) throw new Error(`index.html says "${text}", which locales/${locale}.json does not have.`);
  return translated;
}
