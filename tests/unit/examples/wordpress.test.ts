import { readFileSync } from 'node:fs';
import { Engine, type Node } from 'php-parser';
import { describe, expect, test } from 'vitest';
import { elements } from '../../../scripts/api/public-api.ts';

const code = readFileSync('examples/wordpress/login-portal.php', 'utf8');
// A syntax error throws here.
const nodes = nodesOf(new Engine({}).parseCode(code, 'login-portal.php'));

type Fields = Node & Record<string, unknown>;
const ESCAPE_FUNCTIONS = ['esc_attr', 'esc_url', 'tag_escape'];

function nodesOf(value: unknown): Fields[] {
  if (Array.isArray(value)) return value.flatMap(nodesOf);
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.entries(value).flatMap(([key, child]) => (key === 'loc' ? [] : nodesOf(child)));
  return 'kind' in value ? [value as Fields, ...inside] : inside;
}

const called = (node: Fields) => (node.kind === 'call' ? String((node.what as Fields).name) : '');
const calls = (name: string) => nodes.filter((node) => called(node) === name);
const textOf = (node: unknown) => String((node as Fields).value);

/** Whether an expression is always a literal or escaped by WordPress. */
function isSafe(node: Fields): boolean {
  if (node.kind === 'string') return true;
  if (node.kind === 'retif') return [node.trueExpr, node.falseExpr].every((each) => isSafe(each as Fields));
  if (node.kind === 'variable') {
    const values = nodes.filter(({ kind, left }) => kind === 'assign' && (left as Fields).name === node.name);
    return values.length > 0 && values.every(({ right }) => isSafe(right as Fields));
  }
  if (called(node) === 'sprintf' || called(node) === 'printf')
    return (node.arguments as Fields[]).every(isSafe);
  return ESCAPE_FUNCTIONS.includes(called(node));
}

describe('the WordPress plugin', () => {
  test('registers shortcodes for three elements, with valid attributes', () => {
    const shortcodes = calls('add_shortcode').map((node) => textOf((node.arguments as Fields[])[0]));
    expect(shortcodes).toEqual(['login_portal', 'self_register', 'voucher_redeem']);

    const rendered = calls('login_portal_element').map((node) => node.arguments as Fields[]);
    const common = nodes.find(({ kind, left }) => kind === 'assign' && (left as Fields).name === 'common');
    const keys = (array: unknown) =>
      ((array as Fields).items as Fields[]).map(({ key }) => textOf(key).replaceAll('_', '-'));
    for (const [tag, defaults] of rendered) {
      const element = elements.find((each) => each.tag === textOf(tag));
      const names = element?.attributes.map(({ name }) => name);
      expect(names).toEqual(expect.arrayContaining([...keys(defaults), ...keys(common?.right)]));
    }
    expect(rendered).toHaveLength(3);
  });

  test('escapes all output', () => {
    const written = [...calls('sprintf'), ...calls('printf')];
    expect(written.length).toBeGreaterThan(2);
    expect(written.filter((node) => !isSafe(node)).map(({ loc }) => loc)).toEqual([]);
    expect(nodes.filter(({ kind }) => ['echo', 'print', 'inline'].includes(kind))).toEqual([]);
  });

  test('escapes URLs with esc_url()', () => {
    expect(code).toMatch(/in_array\( \$name, LOGIN_PORTAL_ADDRESSES, true \) \? esc_url\( \$value \)/);
  });

  test('adds the integrity hash to the script tag', () => {
    expect(calls('add_filter').map((node) => textOf((node.arguments as Fields[])[0]))).toEqual([
      'script_loader_tag',
    ]);
    expect(code).toContain('integrity="%s" crossorigin="anonymous"');
  });

  test('takes the API base from a site option, which no shortcode can override', () => {
    const registered = calls('register_setting').map((node) =>
      (node.arguments as Fields[]).slice(0, 2).map(textOf),
    );
    expect(registered).toEqual([['general', 'login_portal_api_base']]);
    expect(code).toMatch(/'sanitize_callback'\s*=> 'esc_url_raw'/);
    const allowed = [/\$common\s*= array\((.*)\);/, /'self-register', array\((.*)\), \$given/].map(
      (pattern) => pattern.exec(code)?.[1],
    );
    expect(allowed).toEqual([
      expect.stringContaining("'login_url'"),
      expect.stringContaining("'campaign_id'"),
    ]);
    expect(allowed.join()).not.toContain('api_base');
    expect(calls('get_option').map((node) => textOf((node.arguments as Fields[])[0]))).toEqual([
      'login_portal_api_base',
    ]);
    // The option comes first in the union, so it wins over a shortcode attribute.
    expect(code).toMatch(/array\( 'api_base' => login_portal_api_base\(\) \) \+ shortcode_atts\(/);
  });

  test('trusts the origin of the API base', () => {
    expect(code).toContain(' data-origins="%s"');
  });

  test('prints the fragment of a fixed list of languages', () => {
    expect(code).toMatch(/preg_match\( '\/\^\[a-z\]\{2\}\$\/', \$language \) && is_readable\( \$file \)/);
    expect(calls('file_get_contents')).toHaveLength(1);
  });

  test('does not run outside WordPress', () => {
    expect(code).toContain("defined( 'ABSPATH' ) || exit;");
  });
});
