import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';

/** A snippet follows a line with the path of its file. */
const SNIPPET = /^`([^`\n]+)`:\n\n```\w+\n(.*?)^```$/gms;
const APPS = 'tests/hosts-real/apps';

const pages = globSync('docs/hosts/*.md').filter((page) => existsSync(`${APPS}/${basename(page, '.md')}`));

describe.each(pages)('%s', (page) => {
  test('has snippets of the application that is tested', () => {
    const snippets = Array.from(readFileSync(page, 'utf8').matchAll(SNIPPET));
    expect(snippets.length).toBeGreaterThan(0);
    for (const [, path, code] of snippets)
      expect(readFileSync(`${APPS}/${basename(page, '.md')}/${path}`, 'utf8'), path).toContain(code);
  });

  test('has no other code than these snippets and commands', () => {
    const text = readFileSync(page, 'utf8').replaceAll(SNIPPET, '');
    const others = Array.from(text.matchAll(/^```(\w*)\n(.*?)^```$/gms), ([, language]) => language);
    expect(others.filter((language) => language !== 'sh')).toEqual([]);
  });
});
