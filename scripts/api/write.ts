/* What the build writes about the public API: types, and descriptions for editors. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { customElements } from './custom-elements.ts';
import { vscodeCss, vscodeHtml, webTypes } from './editors.ts';
import { typeFiles } from './types.ts';

const { name, version } = JSON.parse(readFileSync('package.json', 'utf8'));
const descriptions = {
  'custom-elements.json': customElements,
  'vscode.html-custom-data.json': vscodeHtml,
  'vscode.css-custom-data.json': vscodeCss,
  'web-types.json': webTypes(name, version),
};

mkdirSync('dist/types', { recursive: true });
for (const [file, text] of Object.entries(typeFiles)) writeFileSync(`dist/types/${file}`, text);
for (const [file, content] of Object.entries(descriptions))
  writeFileSync(`dist/${file}`, `${JSON.stringify(content, null, 2)}\n`);
