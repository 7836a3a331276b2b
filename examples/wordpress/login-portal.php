<?php
/**
 * Plugin Name: Login portal
 * Description: Sign-in, registration, vouchers and the other elements of login-portal, as a block and as shortcodes.
 * Version: 0.1.0
 * Requires at least: 6.5
 * Requires PHP: 7.4
 * Text Domain: login-portal
 * Domain Path: /languages
 * License: MIT
 */

defined( 'ABSPATH' ) || exit;

const LOGIN_PORTAL_VERSION = '0.1.0';
const LOGIN_PORTAL_FILE    = __FILE__;

require __DIR__ . '/includes/settings.php';
require __DIR__ . '/includes/element.php';
require __DIR__ . '/includes/shortcodes.php';
require __DIR__ . '/includes/block.php';
require __DIR__ . '/includes/settings-page.php';
require __DIR__ . '/includes/login-page.php';

/** The translations are by language, so that de_AT and de_DE have the same. */
function login_portal_load_texts() {
	$language = substr( determine_locale(), 0, 2 );
	load_textdomain( 'login-portal', __DIR__ . "/languages/login-portal-$language.mo" );
}
add_action( 'init', 'login_portal_load_texts', 0 );
