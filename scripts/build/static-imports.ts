import MagicString from 'magic-string';
import type { Plugin } from 'vite';
import { CAPTCHA_FILE } from './captcha-modules.ts';
import { codeWithMap } from './source-maps.ts';

const DYNAMIC_IMPORT = /\bimport\(\s*["']([^"']+)["']\s*\)/g;

/**
 * Makes every `import()` of the one file static, except those of captchas. Otherwise the bundler would wrap each module that is
 * imported dynamically, and everything that it imports, in a function that runs it at its first use.
 */
export const staticImports: Plugin = {
  name: 'static-imports',
  // After Vite has replaced `import.meta.glob()`.
  enforce: 'post',
  transform(code) {
    const edited = new MagicString(code);
    const names = new Map<string, string>();
    edited.replace(DYNAMIC_IMPORT, (original, source: string) => {
      if (CAPTCHA_FILE.test(source)) return original;
      const name = names.get(source) ?? `imported${names.size}`;
      names.set(source, name);
      return `Promise.resolve(${name})`;
    });
    for (const [source, name] of names) edited.prepend(`import * as ${name} from '${source}';\n`);
    return edited.hasChanged() ? codeWithMap(edited) : undefined;
  },
};
