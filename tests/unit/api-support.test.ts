import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { TARGETS } from '../../scripts/build/targets.ts';
import { lackingBrowsers, usedApis } from './api-support.ts';

const ROOT = join(import.meta.dirname, '../..');
const SECONDS_TO_READ_TYPES = 90;

/** APIs that the code uses only if they exist. */
const OPTIONAL = [
  'HTMLElement.popover',
  'HTMLElement.showPopover',
  'PublicKeyCredential.signalUnknownCredential_static',
  'Window.requestIdleCallback',
];

const NEWER = `
  AbortSignal.any([]);
  navigation.reload();
  'name'.isWellFormed();
  document.querySelector('p')?.togglePopover();
  AbortSignal.timeout(1);
  [1].at(0);`;

test('the shipped code uses no API that is newer than the supported browsers, and one that is would be found', {
  timeout: SECONDS_TO_READ_TYPES * 1000,
  tags: ['long'],
}, () => {
  const shipped = globSync('{src,elements,first-screen}/**/*.{ts,tsx}', { cwd: ROOT });
  expect(shipped.length).toBeGreaterThan(100);
  const folder = mkdtempSync(join(ROOT, 'node_modules/.api-support-'));
  const file = join(folder, 'newer.ts');
  writeFileSync(file, NEWER);
  // The last place of an API counts, so this file is the first.
  const uses = usedApis([file, ...shipped.map((path) => join(ROOT, path))], ROOT);
  rmSync(folder, { recursive: true });
  const newer = [...uses].filter(([name]) => lackingBrowsers(name).length > 0 && !OPTIONAL.includes(name));
  expect(newer.filter(([, place]) => !place.startsWith(file))).toEqual([]);
  expect(newer.map(([name]) => name).sort()).toEqual([
    'AbortSignal.any_static',
    'HTMLElement.togglePopover',
    'Navigation.reload',
    'navigation',
  ]);
});

test.each(['README.md', 'SECURITY.md'])('%s names the supported browsers', (page) => {
  const text = readFileSync(join(ROOT, page), 'utf8').replace(/\s+/g, ' ');
  for (const [browser, version] of Object.entries(TARGETS)) {
    const stated = new RegExp(
      `${browser}\\b[^.;|]*?(?:from |version |\\| *)${version.replace('.', '\\.')}\\b`,
      'i',
    );
    expect(text, browser).toMatch(stated);
  }
});
