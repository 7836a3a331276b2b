import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'wordpress-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What the plugin uses of WordPress. */
const WORDPRESS = `
define( 'ABSPATH', '/' );
function add_action() {}
function add_filter() {}
function add_shortcode() {}
function wp_enqueue_script() {}
function get_option( $name, $default ) { return $default; }
function esc_attr( $text ) { return htmlspecialchars( $text, ENT_QUOTES ); }
function esc_url( $url ) { return htmlspecialchars( $url, ENT_QUOTES ); }
function tag_escape( $tag ) { return $tag; }
function shortcode_atts( $pairs, $given ) { return array_merge( $pairs, array_intersect_key( $given, $pairs ) ); }
function determine_locale() { return $GLOBALS['site']; }
`;

const hasPhp = (() => {
  try {
    execFileSync('php', ['--version']);
    return true;
  } catch {
    return false;
  }
})();

mkdirSync(join(folder, 'fragments'));
cpSync('examples/wordpress/login-portal.php', join(folder, 'login-portal.php'));
writeFileSync(join(folder, 'secret.html'), 'secret');
for (const locale of ['en', 'de'])
  writeFileSync(
    join(folder, 'fragments', `voucher-redeem.${locale}.html`),
    `<voucher-redeem locale="${locale}">form</voucher-redeem>\n`,
  );

const run = (site: string, shortcode: string) =>
  execFileSync('php', [
    '-r',
    `$site = '${site}'; ${WORDPRESS} require '${folder}/login-portal.php'; echo ${shortcode};`,
  ]).toString();

describe.skipIf(!hasPhp)('the WordPress plugin prints', () => {
  test.each([
    [
      'the form in the language of the site',
      'de_AT',
      'array()',
      '<voucher-redeem locale="de">form</voucher-redeem>',
    ],
    [
      'the form in the language of the shortcode',
      'de_AT',
      "array( 'locale' => 'en' )",
      '<voucher-redeem locale="en">form</voucher-redeem>',
    ],
    [
      'the escaped attributes of the shortcode',
      'en_US',
      `array( 'email' => 'a"b@example.org' )`,
      '<voucher-redeem email="a&quot;b@example.org" locale="en">form</voucher-redeem>',
    ],
    [
      'the empty element in a language without a form',
      'fr_FR',
      'array()',
      '<voucher-redeem></voucher-redeem>',
    ],
    [
      'no other file',
      'en_US',
      "array( 'locale' => '../../secret' )",
      '<voucher-redeem locale="../../secret"></voucher-redeem>',
    ],
  ])('%s', (_, site, given, html) => {
    expect(run(site, `login_portal_voucher_redeem_shortcode( ${given} )`)).toBe(html);
  });

  test('an element that has no fragments', () => {
    expect(run('de_DE', 'login_portal_shortcode( array() )')).toBe(
      '<login-portal routing="memory"></login-portal>',
    );
  });
});
