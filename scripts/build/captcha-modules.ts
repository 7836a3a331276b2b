import MagicString from 'magic-string';
import type { InlineConfig, Plugin } from 'vite';
import { codeWithMap } from './source-maps.ts';

/** The captchas that are shown in a form: the files of src/app/captcha/providers/ that an output loads when they are needed. */
export const CAPTCHA_MODULES = ['altcha', 'turnstile', 'hcaptcha', 'friendly'] as const;

export const CAPTCHA_FILE = /\/providers\/(altcha|turnstile|hcaptcha|friendly)\.ts$/;
const NAME = /login-portal-captcha:(\w+)/g;

/**
 * Leaves the code for a captcha out of an output, which loads it from the folder captcha/ beside it: all outputs share the files, and
 * the one file stays small.
 */
export const captchaImports: Plugin = {
  name: 'captcha-imports',
  enforce: 'pre',
  resolveId(source, importer) {
    const [, name] = (importer && CAPTCHA_FILE.exec(source)) || [];
    return name ? { id: `login-portal-captcha:${name}`, external: true } : undefined;
  },
  renderChunk(code, { fileName }) {
    const edited = new MagicString(code);
    const up = '../'.repeat(fileName.split('/').length - 1) || './';
    edited.replace(NAME, (_all, name: string) => `${up}captcha/${name}.js`);
    return edited.hasChanged() ? codeWithMap(edited) : undefined;
  },
};

/** The builds of these files, each without chunks. */
export const captchaModules = ({ build, ...common }: InlineConfig): InlineConfig[] =>
  CAPTCHA_MODULES.map((name) => ({
    ...common,
    build: {
      ...build,
      lib: {
        entry: `src/app/captcha/providers/${name}.ts`,
        formats: ['es'],
        fileName: () => `captcha/${name}.js`,
      },
    },
  }));
