import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { elementsJson, lookJson } from '../../../scripts/build/wordpress-plugin.ts';
import { run } from '../../../scripts/setup/run.mjs';

const folder = mkdtempSync(join(tmpdir(), 'wordpress-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What these functions of the plugin use of WordPress. `npm test -- hosts-real` runs the plugin in a real one. */
const WORDPRESS = `
define( 'ABSPATH', '/' );
foreach ( array( 'add_action', 'add_filter', 'add_shortcode', 'wp_enqueue_script', 'wp_enqueue_style', 'wp_register_style', 'wp_script_is', 'add_settings_error' ) as $name ) eval( "function $name() {}" );
foreach ( array( 'esc_attr', 'esc_url' ) as $name ) eval( "function $name( \\$text ) { return htmlspecialchars( \\$text, ENT_QUOTES ); }" );
foreach ( array( 'script', 'style' ) as $kind ) eval( "function wp_add_inline_$kind( \\$name, \\$code ) { echo \\$code; }" );
function plugins_url( $path ) { return "/plugin/$path"; }
function get_shortcode_regex() { return 'x{9}'; }
function force_balance_tags( $html ) { return $html; }
function current_user_can() { return true; }
function __( $text ) { return $text; }
function esc_html( $text ) { return $text; }
function esc_url_raw( $text ) { return $text; }
const LOGIN_PORTAL_FILE = '', LOGIN_PORTAL_VERSION = '1.0.0';
function get_option( $name, $default ) { return $GLOBALS['settings'] ?? $default; }
function wp_parse_url( $url ) { return parse_url( $url ); }
function tag_escape( $tag ) { return $tag; }
function wp_kses_post( $html ) { return $html; }
function wp_is_serving_rest_request() { return false; }
function is_feed() { return $GLOBALS['feed'] ?? false; }
function wp_json_file_decode( $file ) { return json_decode( file_get_contents( $file ), true ); }
function wp_json_encode( $value, $flags = 0 ) { return json_encode( $value, $flags ); }
function determine_locale() { return $GLOBALS['site']; }
`;

/** The element with its fragment. */
const form = (attributes: string, slots = '') =>
  `<voucher-redeem ${attributes}>form${slots}</voucher-redeem>`;

cpSync('examples/wordpress', folder, { recursive: true });
writeFileSync(join(folder, 'elements.json'), elementsJson);
writeFileSync(join(folder, 'look.json'), lookJson);
writeFileSync(join(folder, 'secret.html'), 'secret');
mkdirSync(join(folder, 'fragments'));
for (const locale of ['en', 'de'])
  writeFileSync(join(folder, `fragments/voucher-redeem.${locale}.html`), form(`locale="${locale}"`));

const html = (site: string, php: string) =>
  execFileSync('php', [
    '-r',
    `$site = '${site}'; ${WORDPRESS} require '${folder}/includes/settings.php'; require '${folder}/includes/element.php'; require '${folder}/includes/shortcodes.php'; require '${folder}/includes/settings-page.php'; ${php}`,
  ]).toString();

describe.skipIf(!run('php', ['--version']).ok)('the WordPress plugin prints', () => {
  test.each([
    ['the form in the language of the site', 'de_AT', 'array()', form('locale="de"')],
    [
      'the form in the language of the shortcode',
      'de_AT',
      "array( 'locale' => 'EN-gb' )",
      form('locale="en"'),
    ],
    [
      'the form in the first language that is offered',
      'fr_FR',
      "array( 'languages' => 'de en' )",
      form('languages="de en" locale="de"'),
    ],
    [
      'escaped attributes',
      'en_US',
      `array( 'email' => 'a"b@example.org' )`,
      form('email="a&quot;b@example.org" locale="en"'),
    ],
    [
      'no attribute that is empty, unknown or only for the site',
      'en_US',
      "array( 'email' => '', 'onclick' => 'x', 'api-base' => 'https://evil.example' )",
      form('locale="en"'),
    ],
    ['the empty element in a language without a form', 'tlh', 'array()', '<voucher-redeem></voucher-redeem>'],
    [
      'no other file',
      'en_US',
      "array( 'locale' => '../../secret' )",
      '<voucher-redeem locale="../../secret"></voucher-redeem>',
    ],
    [
      'the slots that the element has',
      'en_US',
      "array(), array( 'heading' => '<b>Hi</b>', 'logo' => 'no', '' => 'Please wait' )",
      form('locale="en"', '<div slot="heading"><b>Hi</b></div><div>Please wait</div>'),
    ],
  ])('%s', (_, site, given, expected) => {
    expect(html(site, `echo login_portal_element( 'voucher-redeem', ${given} );`)).toBe(expected);
  });

  test('no form in a feed', () => {
    const php =
      "$feed = true; echo login_portal_element( 'voucher-redeem', array(), array( '' => 'Open the page' ) );";
    expect(html('en_US', php)).toBe('<voucher-redeem><div>Open the page</div></voucher-redeem>');
  });

  test('the colours and the texts of the site before the element', () => {
    const settings = `'--portal-accent' => '#123456', 'texts' => '{"de":{"Login":"</script>"}}'`;
    expect(html('fr_FR', `$settings = array( ${settings} ); login_portal_enqueue();`)).toBe(
      ':root{--portal-accent:#123456;}import("\\/plugin\\/elements\\/texts.js?ver=1.0.0").then(({setTexts})=>' +
        'Object.entries({"de":{"Login":"\\u003C\\/script\\u003E"}}).forEach((texts)=>setTexts(...texts)));',
    );
  });

  test.each([
    ["'vouchr' => 'A'", 'vouchr. Did you mean voucher=\\"\\u2026\\"?'],
    ["'prvacy_url' => '/'", 'prvacy_url. Did you mean privacy_url=\\"\\u2026\\"?'],
    ["'email'", 'email. Did you mean email=\\"\\u2026\\"?'],
    ["'api_base' => '/'", 'api_base. It is set under Settings \\u003E Login portal.'],
  ])('what is wrong with the attribute %s of a shortcode', (given, warning) => {
    const printed = html('fr_FR', `login_portal_shortcode( array( ${given} ), '', 'voucher_redeem' );`);
    expect(printed).toBe(`console.warn("[voucher_redeem] has no attribute ${warning}");`);
  });

  test.each([
    ['--portal-accent', 'light-dark(#1b5441, rgb(0 0 0 / 35%))', true],
    ['--portal-accent', 'red;} body{display:none', false],
    ['--portal-accent', 'URL(//evil.example)', false],
    ['texts', '{"nl":{"Login":"Welkom"}}', true],
    ['texts', '{"nl":{"Logn":"Welkom"}}', false],
    ['texts', '{"fr":{"Login":"Bonjour"}}', false],
    ['texts', '{"nl":{"Login":[]}}', false],
    ['texts', 'Welkom', false],
    ['measuring', 'matomo', true],
    ['measuring', '../matomo', false],
    ['api-base', 'javascript:alert(1)', false],
  ])('%s as a setting with %s: %s', (name, value, isSaved) => {
    const given = JSON.stringify({ [name]: value });
    const php = `echo json_encode( login_portal_sanitize( json_decode( '${given}', true ) ) );`;
    expect(JSON.parse(html('fr_FR', php))[name]).toBe(isSaved ? value : '');
  });

  const scriptTag = (settings: string) =>
    html(
      'en_US',
      `$settings = array( ${settings} ); echo login_portal_add_trust( '<script src="x">', 'login-portal' );`,
    );

  test('the origins of the settings', () => {
    const settings =
      "'api-base' => 'https://portal.example:8443/api', 'login-url' => '/login/', 'terms-url' => 'https://terms.example'";
    expect(scriptTag(settings)).toBe('<script data-origins="https://portal.example:8443" src="x">');
  });

  test.each([
    'https://captcha.example/api.js',
    '/captcha.js',
    'https://www.google.com/recaptcha/about/js/main.min.js',
    'https://www.google.com/recaptcha/api.js?onload=run',
    'https://www.google.com.evil.example/recaptcha/api.js',
  ])('%s as a captcha by its address, and does not trust its origin', (captcha) => {
    expect(scriptTag(`'captcha-src' => '${captcha}'`)).toBe(`<script data-captcha="${captcha}" src="x">`);
  });

  test.each([
    '',
    'https://www.google.com/recaptcha/api.js',
    'https://google.com/recaptcha/enterprise.js',
    'https://www.recaptcha.net/recaptcha/enterprise.js',
  ])('no trust for the captcha “%s”, which needs none', (captcha) => {
    expect(scriptTag(`'captcha-src' => '${captcha}'`)).toBe('<script src="x">');
  });
});
