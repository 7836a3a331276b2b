import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ALL_STAGES } from '../flows/stages/all.ts';
import { fileName, OUTPUT_FOLDER, VIEWS } from './folder.ts';

/** Writes the page for reviewers: one row per stage, one column per size and theme. */
export function writeIndexPage(): void {
  writeFileSync(join(OUTPUT_FOLDER, 'gallery.css'), CSS);
  writeFileSync(
    join(OUTPUT_FOLDER, 'index.html'),
    `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>login-portal: every screen and state</title>
<link rel="stylesheet" href="gallery.css">
<h1>Every screen and state</h1>
<nav>${Object.keys(ALL_STAGES)
      .map((group) => `<a href="#${fileName(group)}">${group}</a>`)
      .join('')}</nav>
${Object.entries(ALL_STAGES)
  .map(
    ([group, stages]) =>
      `<h2 id="${fileName(group)}">${group}</h2>\n${Object.keys(stages).map(row).join('\n')}`,
  )
  .join('\n')}
</html>
`,
  );
}

function row(stage: string): string {
  const pictures = VIEWS.map(({ name }) => ({ name, path: `${fileName(stage)}/${name}.png` }))
    .filter(({ path }) => existsSync(join(OUTPUT_FOLDER, path)))
    .map(
      ({ name, path }) =>
        `<figure><a href="${path}"><img loading="lazy" src="${path}" alt="${stage}, ${name}"></a><figcaption>${name}</figcaption></figure>`,
    );
  return `<section><h3>${stage}</h3><div>${pictures.join('')}</div></section>`;
}

const CSS = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui; }
body { margin: 2rem; }
nav { display: flex; flex-wrap: wrap; gap: 1rem; }
section > div { display: flex; align-items: flex-start; gap: 1rem; overflow-x: auto; padding-block: 0.5rem; }
figure { flex: none; margin: 0; }
img { max-block-size: 24rem; max-inline-size: 28rem; border: 1px solid color-mix(in srgb, currentcolor 25%, transparent); }
figcaption { font-size: 0.8rem; }
`;
