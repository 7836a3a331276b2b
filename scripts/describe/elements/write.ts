/* Writes the types and the editor data of the elements to dist/. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { readJson, writeJson } from '../../build/json.ts';
import { customElements } from './custom-elements.ts';
import { vscodeCss, vscodeHtml, webTypes } from './editors.ts';
import { typeFiles } from './types.ts';

const { name, version } = readJson('package.json');
const descriptions = {
  'custom-elements.json': customElements,
  'vscode.html-custom-data.json': vscodeHtml,
  'vscode.css-custom-data.json': vscodeCss,
  'web-types.json': webTypes(name, version),
};

mkdirSync('dist/types', { recursive: true });
for (const [file, text] of Object.entries(typeFiles)) writeFileSync(`dist/types/${file}`, text);
for (const [file, content] of Object.entries(descriptions)) writeJson(`dist/${file}`, content);
