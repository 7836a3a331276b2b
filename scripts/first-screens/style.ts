import { transformSync } from 'esbuild';
import { PurgeCSS } from 'purgecss';

/** For content in HTML, which a script or the fragment's own style shows. */
export const IN_HTML = `
.root[data-first-screen] { display: flex !important; color-scheme: inherit }
@media (scripting: none) { .root[data-first-screen] { display: none !important } }
`;

const BEFORE_HYDRATION = '.alert { animation-duration: 0s }';

/** The minified style for the HTML of first screens and these rules, without rules for other elements. */
export async function styleFor(html: string, sheets: readonly string[], rules = ''): Promise<string> {
  const [purged] = await new PurgeCSS().purge({
    content: [{ raw: html, extension: 'html' }],
    extractors: [{ extensions: ['html'], extractor: namesIn }],
    css: [{ raw: sheets.join('\n') }],
    variables: true,
    keyframes: true,
    // These are set by the scripts of first-screen/.
    dynamicAttributes: ['hidden', 'data-theme', 'data-apart', 'data-season', 'data-slow', 'aria-disabled'],
    // Selectors that begin with these, and a slotted picture. The others are part of a selector with a class or an element.
    safelist: [':host', ':is', ':lang', ':not', ':where', 'img'],
  });
  return transformSync((purged?.css ?? '') + rules + BEFORE_HYDRATION, {
    loader: 'css',
    minify: true,
  })
    .code.trim()
    .replace(/(--[\w-]+): /g, '$1:');
}

/** The names that selectors can have. PurgeCSS itself takes every word of the HTML for each of them. */
function namesIn(html: string) {
  const attributes = [...html.matchAll(/ ([\w-]+)(?:="([^"]*)")?/g)];
  const classes = attributes
    .filter(([, name]) => name === 'class')
    .flatMap(([, , value]) => value?.split(' ') ?? []);
  return {
    attributes: {
      names: attributes.map(([, name]) => name ?? ''),
      values: attributes.map(([, , value]) => value ?? ''),
    },
    classes,
    ids: [],
    tags: [...html.matchAll(/<([\w-]+)/g)].map(([, name]) => name ?? ''),
    undetermined: [],
  };
}
