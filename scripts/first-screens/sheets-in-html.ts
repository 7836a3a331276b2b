import { join } from 'node:path';
import type { Plugin } from 'vite';

const IN_HTML = join(import.meta.dirname, '../../first-screen/sheets-in-html.ts');

/**
 * Leaves style sheets out of the scripts of a page that has them in its HTML, where first-screen/sheets-in-html.ts reads them.
 * The build fails if one is not found.
 */
export function sheetsInHtml([first, ...others]: readonly string[]): Plugin {
  const missing = new Set([first, ...others]);
  return {
    name: 'sheets-in-html',
    enforce: 'post',
    transform: {
      filter: { id: /\.css\?inline$/ },
      handler(code) {
        const sheet = JSON.parse(/(?<=^export default ).*"/.exec(code)?.[0] ?? '""');
        if (!missing.delete(sheet)) return undefined;
        return sheet === first
          ? { code: `export { sheetsInHtml as default } from ${JSON.stringify(IN_HTML)}`, map: null }
          : { code: 'export default ""', map: null };
      },
    },
    buildEnd() {
      if (missing.size > 0)
        this.error(`${missing.size} style sheets of the page are not those of its scripts.`);
    },
  };
}
