import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { Engine, type Node } from 'php-parser';
import { describe, expect, test } from 'vitest';
import { LOCALES } from '../../../src/i18n/locale.ts';

type Fields = Node & Record<string, unknown>;
const FOLDER = 'examples/wordpress';
/** Functions whose result is escaped, or that WordPress or the plugin has escaped. */
const SAFE_FUNCTIONS = [
  ...['esc_attr', 'esc_html', 'esc_html__', 'esc_url', 'tag_escape', 'wp_kses_post', 'wp_json_encode'],
  ...['checked', 'get_block_wrapper_attributes', 'login_portal_element'],
];

const code = Object.fromEntries(
  globSync('**/*.php', { cwd: FOLDER }).map((path) => [path, readFileSync(`${FOLDER}/${path}`, 'utf8')]),
);
// A syntax error throws here.
const files = Object.entries(code).map(([path, text]) => ({
  path,
  nodes: nodesOf(new Engine({}).parseCode(text, path)),
}));
const nodes = files.flatMap((file) => file.nodes);

function nodesOf(value: unknown): Fields[] {
  if (Array.isArray(value)) return value.flatMap(nodesOf);
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.entries(value).flatMap(([key, child]) => (key === 'loc' ? [] : nodesOf(child)));
  return 'kind' in value ? [value as Fields, ...inside] : inside;
}

const called = (node: Fields) => (node.kind === 'call' ? String((node.what as Fields).name) : '');
const calls = (...names: string[]) => nodes.filter((node) => names.includes(called(node)));
/** The text, unless it is a variable. */
const firstText = (node: Fields) => (node.arguments as Fields[])[0]?.value ?? [];

/** WordPress translates these in its list of plugins. */
const HEADER_TEXTS = Array.from(
  (code['login-portal.php'] ?? '').matchAll(/^ \* (?:Plugin Name|Description): (.+)$/gm),
  ([, text = '']) => text,
);

/** What is the same in every language: the names in a text, and the place of a value. */
const names = (text: string) => (text.match(/`[^`]+`|%s/g) ?? []).sort();

/** The messages of a translation, and their texts. */
function messagesOf(path: string): [string, string][] {
  const array = files
    .find((file) => file.path === path)
    ?.nodes.find(({ kind }) => kind === 'array') as Fields;
  const [messages] = array.items as Fields[];
  return ((messages as Fields).value as { items: Fields[] }).items.map(({ key, value }) => [
    String((key as Fields).value),
    String((value as Fields).value),
  ]);
}

describe('the WordPress plugin', () => {
  test('does not run outside WordPress', () => {
    for (const [path, text] of Object.entries(code))
      if (!path.startsWith('languages/'))
        expect(text, path).toMatch(/defined\( '(ABSPATH|WP_UNINSTALL_PLUGIN)' \) \|\| exit;/);
  });

  test('has the version of the package', () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
    expect(code['login-portal.php']).toContain(` * Version: ${version}\n`);
    expect(code['login-portal.php']).toContain(`const LOGIN_PORTAL_VERSION = '${version}';`);
  });

  test('measures with the scripts of docs/embedding.md', () => {
    const scripts = globSync('measuring/*.js', { cwd: FOLDER });
    expect(scripts.map((path) => basename(path, '.js')).sort()).toEqual(['google', 'matomo']);
    for (const path of scripts)
      expect(readFileSync('docs/embedding.md', 'utf8')).toContain(readFileSync(`${FOLDER}/${path}`, 'utf8'));
  });

  test('prints only what is escaped', () => {
    const printed = calls('printf').flatMap((node) => (node.arguments as Fields[]).slice(1));
    expect(printed.length).toBeGreaterThan(5);
    const unsafe = printed.filter((node) => node.kind !== 'string' && !SAFE_FUNCTIONS.includes(called(node)));
    expect(unsafe.map(({ loc }) => loc)).toEqual([]);
    const echoed = nodes.filter(({ kind }) => kind === 'echo');
    expect(echoed).toHaveLength(1);
  });

  test('gives the texts in the languages of the portal', () => {
    const used = calls('__', 'esc_html__').flatMap(firstText).map(String);
    const expected = [...new Set([...used, ...HEADER_TEXTS])].sort();
    expect(expected.length).toBeGreaterThan(10);
    const paths = Object.keys(code).filter((path) => path.startsWith('languages/'));
    expect(paths.map((path) => basename(path)).sort()).toEqual(
      LOCALES.filter((locale) => locale !== 'en')
        .map((locale) => `login-portal-${locale}.l10n.php`)
        .sort(),
    );
    for (const path of paths) {
      const messages = messagesOf(path);
      expect(
        messages.map(([message]) => message),
        path,
      ).toEqual(expected);
      for (const [message, text] of messages) {
        expect(names(text), `${path}: ${message}`).toEqual(names(message));
        // A single word may be the same in another language, as “Page” is in French.
        if (/\S \S/.test(message)) expect(text, path).not.toBe(message);
      }
    }
  });
});
