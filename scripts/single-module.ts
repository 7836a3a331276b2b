import type { InlineConfig, Plugin } from 'vite';

/**
 * Makes the captcha part of the file. As a chunk, it would import the file by its bare address, so a page that adds a version to
 * the address (`?ver=2`) would load the file twice.
 */
const withCaptcha = (entry: string): Plugin => ({
  name: 'with-captcha',
  transform: (code, id) =>
    id.endsWith(`/${entry}`)
      ? { code: `${code}\nimport '../src/app/page/captcha.ts';`, map: null }
      : undefined,
});

/** The build of dist/single/<tag>.js: everything that an element starts with, for pages without another element. */
export function singleModule(tag: string, { plugins = [], build, ...common }: InlineConfig): InlineConfig {
  const entry = `elements/${tag}.ts`;
  return {
    ...common,
    plugins: [...plugins, withCaptcha(entry)],
    build: {
      ...build,
      lib: { entry, formats: ['es'], fileName: () => `single/${tag}.js` },
      rolldownOptions: {
        checks: { ineffectiveDynamicImport: false },
        // Otherwise, what lazy chunks share with the entry would be a second file.
        preserveEntrySignatures: 'allow-extension',
        output: { chunkFileNames: 'single/chunks/[name]-[hash].js', minify: true },
      },
    },
  };
}
