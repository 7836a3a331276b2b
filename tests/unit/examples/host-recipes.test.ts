import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { HOSTS } from '../../hosts-real/hosts.ts';

/** A snippet follows a line with the path of its file. */
const SNIPPET = /^`([^`\n]+)`:\n\n```\w+\n(.*?)^```$/gms;

/** The application of the host that the first heading names. */
function appOf(text: string): string {
  const [, host = ''] = /^##? (?:Plain )?(.*)/.exec(text) ?? [];
  return `tests/hosts-real/apps/${host.replaceAll(' ', '-').toLowerCase()}`;
}

const hasApp = (text: string) => existsSync(appOf(text));

/** A page about one host, or the sections of a page about several. */
const sections = globSync(['docs/hosts/*.md', 'docs/embedding.md'])
  .map((page) => readFileSync(page, 'utf8'))
  .flatMap((text) => (hasApp(text) ? [text] : text.split(/^(?=## )/m).filter(hasApp)))
  .map((text) => ({ text, app: appOf(text) }));

test('every application has a section', () => {
  const apps = globSync('tests/hosts-real/apps/*');
  expect(apps.length).toBeGreaterThan(0);
  expect(sections.map(({ app }) => app).sort()).toEqual(apps.sort());
});

test.each(HOSTS)('the list of hosts has the tested version of $name', ({ name, package: source }) => {
  const { dependencies } = JSON.parse(readFileSync(`${appOf(`# ${name}`)}/package.json`, 'utf8'));
  expect(readFileSync('docs/hosts/README.md', 'utf8')).toMatch(
    new RegExp(`\\[${name}\\]\\(\\S+\\) ${dependencies[source]}[, ]`),
  );
});

describe.each(sections)('$app', ({ text, app }) => {
  test('has snippets of the application that is tested', () => {
    const snippets = Array.from(text.matchAll(SNIPPET));
    expect(snippets.length).toBeGreaterThan(0);
    for (const [, path, code] of snippets)
      expect(readFileSync(`${app}/${path}`, 'utf8'), path).toContain(code);
  });

  test('has no other code than these snippets and commands', () => {
    const others = Array.from(
      text.replaceAll(SNIPPET, '').matchAll(/^```(\w*)\n(.*?)^```$/gms),
      ([, language]) => language,
    );
    expect(others.filter((language) => language !== 'sh')).toEqual([]);
  });
});
