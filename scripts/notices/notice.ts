import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What has to be said of a package whose code or data is in dist/. */
export interface Notice {
  readonly name: string;
  readonly version: string;
  /** An SPDX identifier. */
  readonly licence: string;
  /** The full text of the licence, with everything else the package asks to pass on. */
  readonly text: string;
}

/** Packages under the MIT licence that come without its text; the copyright line is that of their repository. */
const COPYRIGHT: Record<string, string> = {
  '@r2wc/core': 'Copyright (c) 2022 Bitovi',
  '@r2wc/react-to-web-component': 'Copyright (c) 2022 Bitovi',
  dlv: 'Copyright (c) Jason Miller <jason@developit.ca> (http://jasonformat.com)',
};
/** Only a few functions of their own are in dist/, nothing of what they themselves bundle. */
const BUNDLERS = ['rolldown', 'vite'];

/** @param folder of the package */
export function noticeOf(folder: string): Notice {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const wanted = BUNDLERS.includes(name) ? /^licen[cs]e/i : /^(licen[cs]e|copying|notice|third[-_]party)/i;
  const files = readdirSync(folder).filter((file) => wanted.test(file));
  const texts = files.map((file) => readFileSync(join(folder, file), 'utf8'));
  const text = [...texts, ...(COPYRIGHT[name] ? [mit(COPYRIGHT[name])] : []), sourcesOf(folder)]
    .map((each) => each.split('# Licenses of bundled dependencies')[0]?.trim())
    .filter(Boolean)
    .join('\n\n');
  if (typeof license !== 'string' || !/copyright/i.test(text))
    throw new Error(
      `${name} is bundled and has no licence text: add its copyright line to scripts/notices/notice.ts.`,
    );
  return { name, version, licence: license, text };
}

/** Our own licence in the name of another. */
function mit(copyright: string): string {
  return readFileSync('LICENSE', 'utf8').replace(/^Copyright .*$/m, copyright);
}

/** Packages with data say in their README where the data come from, and some licences ask to repeat that. */
function sourcesOf(folder: string): string {
  const file = join(folder, 'README.md');
  const readme = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return /^## Sources$[\s\S]*?(?=^## |(?![\s\S]))/m.exec(readme)?.[0] ?? '';
}
