import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJson } from '../../build/json.ts';

/** The licence of a package whose code or data is in dist/. */
export interface Notice {
  readonly name: string;
  readonly version: string;
  /** An SPDX identifier. */
  readonly licence: string;
  /** The full text of the licence with all other notices of the package. */
  readonly text: string;
}

/** The copyright lines of packages under the MIT licence that do not contain its text, from their repositories. */
const COPYRIGHT: Record<string, string> = {
  '@r2wc/core': 'Copyright (c) 2022 Bitovi',
  '@r2wc/react-to-web-component': 'Copyright (c) 2022 Bitovi',
  dlv: 'Copyright (c) Jason Miller <jason@developit.ca> (http://jasonformat.com)',
};
/** Only a few of their own functions are in dist/, so the licences of the packages they bundle are left out. */
const BUNDLERS = ['rolldown', 'vite'];

/** @param folder The folder of the package. */
export function noticeOf(folder: string): Notice {
  const { name, version, license } = readJson(join(folder, 'package.json'));
  const wanted = BUNDLERS.includes(name) ? /^licen[cs]e/i : /^(licen[cs]e|copying|notice|third[-_]party)/i;
  const files = readdirSync(folder).filter((file) => wanted.test(file));
  const texts = files.map((file) => readFileSync(join(folder, file), 'utf8'));
  const text = [...texts, ...(COPYRIGHT[name] ? [mit(COPYRIGHT[name])] : []), sourcesOf(folder)]
    .map((each) => each.split('# Licenses of bundled dependencies')[0]?.trim())
    .filter(Boolean)
    .join('\n\n');
  if (typeof license !== 'string' || !/copyright/i.test(text))
    throw new Error(
      `${name} is bundled and has no licence text: add its copyright line to scripts/release/notices/notice.ts.`,
    );
  return { name, version, licence: license, text };
}

/** The MIT licence of this project with another copyright line. */
function mit(copyright: string): string {
  return readFileSync('LICENSE', 'utf8').replace(/^Copyright .*$/m, copyright);
}

/** The sources of the data as named in the README of a package. Some licences require this. */
function sourcesOf(folder: string): string {
  const file = join(folder, 'README.md');
  const readme = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return /^## Sources$[\s\S]*?(?=^## |(?![\s\S]))/m.exec(readme)?.[0] ?? '';
}
