import { join, relative } from 'node:path';
import MagicString from 'magic-string';
import { type InlineConfig, normalizePath, type Plugin } from 'vite';
import type { FirstScreens } from '../first-screens/screens-of-elements.ts';
import { closure, staticImports } from './closure.ts';
import { elementTags } from './element-tags.ts';
import { codeWithMap } from './source-maps.ts';
import { VERSIONED_PORTAL } from './versioned-file.ts';

const ID = '\0virtual:first-screens';

/** Otherwise the bundler of a page would warn of an import whose address is known in the browser only. Minifying removes comments. */
const unknownAddress: Plugin = {
  name: 'unknown-address',
  renderChunk: {
    order: 'post',
    handler(code) {
      const edited = new MagicString(code);
      edited.replace(/\bimport\((?!")/g, 'import(/* webpackIgnore: true *//* @vite-ignore */');
      return codeWithMap(edited);
    },
  },
};

/**
 * The build of portal.js in a folder of dist/. It shows the first screens of the elements in a host page and imports their modules. With a
 * module it imports what that imports, so that the browser requests all files at the same time. Built after the elements.
 */
export function portalModule(
  firstScreens: FirstScreens,
  folder: string,
  { plugins = [], build, ...common }: InlineConfig,
): InlineConfig {
  const filesOf = (tag: string) =>
    [...closure([join('dist', folder, 'elements', `${tag}.js`)], staticImports)].map(
      (file) => `./${normalizePath(relative(join('dist', folder), file))}`,
    );
  const importing = (files: string[]) => `() => [${files.map((file) => `import(${JSON.stringify(file)})`)}]`;
  const everywhere = elementTags
    .map(filesOf)
    .reduce((all, files) => all.filter((file) => files.includes(file)));
  const loaders = elementTags.map((tag) => {
    const own = filesOf(tag).filter((file) => !everywhere.includes(file));
    return `${JSON.stringify(tag)}: ${importing(own)}`;
  });
  const data = Object.entries(firstScreens).map(
    ([name, value]) => `export const ${name} = ${JSON.stringify(value)};`,
  );
  const virtual: Plugin = {
    name: 'first-screens',
    resolveId: (id) => (id === 'virtual:first-screens' ? ID : undefined),
    load: (id) =>
      id === ID
        ? `${data.join('\n')}\nexport const common = ${importing(everywhere)}, loaders = { ${loaders.join(', ')} };`
        : undefined,
  };
  return {
    ...common,
    plugins: [...plugins, virtual, unknownAddress],
    build: {
      ...build,
      lib: {
        entry: 'first-screen/portal.ts',
        // Works without `type="module"`, too.
        formats: ['iife'],
        name: 'loginPortal',
        fileName: () => `${folder}portal.js`,
      },
      rolldownOptions: {
        external: elementTags.flatMap(filesOf),
        makeAbsoluteExternalsRelative: false,
        output: { sourcemapFileNames: `${folder}${VERSIONED_PORTAL}.map` },
      },
    },
  };
}
