<?php
/**
 * Plugin Name: Login portal
 * Description: Sign-in, registration and vouchers as shortcodes: [login_portal], [self_register campaign_id="7"], [voucher_redeem].
 * Version: 0.1.0
 * Requires at least: 6.3
 * Requires PHP: 7.4
 * License: MIT
 *
 * Put login-portal.js, integrity.json and the folder fragments/ into the folder of this file. If the API is on another origin, enter its address under
 * Settings > General. It is not an attribute of the shortcodes, because authors of posts must not decide where passwords are sent.
 */

defined( 'ABSPATH' ) || exit;

const LOGIN_PORTAL_HANDLE = 'login-portal';

/** Attributes with an address. All others are plain text. */
const LOGIN_PORTAL_ADDRESSES = array( 'api-base', 'login-url', 'member-url', 'terms-url', 'privacy-url' );

/** The address of the API. Empty for the origin of the site. */
function login_portal_api_base() {
	return get_option( 'login_portal_api_base', '' );
}

function login_portal_register_setting() {
	register_setting(
		'general',
		'login_portal_api_base',
		array( 'type' => 'string', 'sanitize_callback' => 'esc_url_raw', 'default' => '' )
	);
	add_settings_field(
		'login_portal_api_base',
		'Login portal: API address',
		'login_portal_api_base_field',
		'general',
		'default',
		array( 'label_for' => 'login_portal_api_base' )
	);
}
add_action( 'admin_init', 'login_portal_register_setting' );

function login_portal_api_base_field() {
	printf(
		'<input type="url" class="regular-text" id="login_portal_api_base" name="login_portal_api_base" value="%s">',
		esc_attr( login_portal_api_base() )
	);
}

/** The script is only loaded on pages with one of the shortcodes. */
function login_portal_register_script() {
	wp_register_script(
		LOGIN_PORTAL_HANDLE,
		plugins_url( 'login-portal.js', __FILE__ ),
		array(),
		'0.1.0',
		array( 'strategy' => 'defer' )
	);
}
add_action( 'wp_enqueue_scripts', 'login_portal_register_script' );

/** Trusts the origin of the API, and adds the hash so that the browser rejects a modified script. */
function login_portal_complete_script( $tag, $handle ) {
	if ( LOGIN_PORTAL_HANDLE !== $handle ) {
		return $tag;
	}
	$attributes = '';
	if ( '' !== login_portal_api_base() ) {
		$attributes .= sprintf( ' data-origins="%s"', esc_url( login_portal_api_base() ) );
	}
	$hashes = wp_json_file_decode( __DIR__ . '/integrity.json', array( 'associative' => true ) );
	if ( ! empty( $hashes['login-portal.js'] ) ) {
		$attributes .= sprintf( ' integrity="%s" crossorigin="anonymous"', esc_attr( $hashes['login-portal.js'] ) );
	}
	return str_replace( ' src=', $attributes . ' src=', $tag );
}
add_filter( 'script_loader_tag', 'login_portal_complete_script', 10, 2 );

/** `campaign_id` in a shortcode becomes `campaign-id` in HTML. Empty attributes are left out, so the default applies. */
function login_portal_element( $tag, $defaults, $given ) {
	wp_enqueue_script( LOGIN_PORTAL_HANDLE );
	$common     = array( 'login_url' => '', 'member_url' => '', 'terms_url' => '', 'privacy_url' => '', 'locale' => '', 'theme' => '' );
	$attributes = '';
	$all        = array( 'api_base' => login_portal_api_base() ) + shortcode_atts( $common + $defaults, $given );
	$fragment = login_portal_fragment( $tag, $all['locale'] );
	if ( '' !== $fragment ) {
		// The fragment has the attribute.
		unset( $all['locale'] );
	}
	foreach ( $all as $key => $value ) {
		$name = str_replace( '_', '-', $key );
		$text = in_array( $name, LOGIN_PORTAL_ADDRESSES, true ) ? esc_url( $value ) : esc_attr( $value );
		if ( '' !== $text ) {
			$attributes .= sprintf( ' %s="%s"', esc_attr( $name ), $text );
		}
	}
	if ( '' !== $fragment ) {
		return substr_replace( $fragment, $attributes, strlen( "<$tag" ), 0 );
	}
	return sprintf( '<%1$s%2$s></%1$s>', tag_escape( $tag ), $attributes );
}

/** The form as HTML, so that it is visible before the script has loaded. It is in the language of the shortcode or of the site. */
function login_portal_fragment( $tag, $locale ) {
	$language = substr( '' !== $locale ? $locale : determine_locale(), 0, 2 );
	$file     = __DIR__ . "/fragments/$tag.$language.html";
	return preg_match( '/^[a-z]{2}$/', $language ) && is_readable( $file ) ? trim( file_get_contents( $file ) ) : '';
}

function login_portal_shortcode( $given ) {
	return login_portal_element( 'login-portal', array( 'email' => '', 'routing' => 'memory' ), $given );
}
add_shortcode( 'login_portal', 'login_portal_shortcode' );

function login_portal_self_register_shortcode( $given ) {
	return login_portal_element( 'self-register', array( 'email' => '', 'campaign_id' => '', 'group_id' => '' ), $given );
}
add_shortcode( 'self_register', 'login_portal_self_register_shortcode' );

function login_portal_voucher_redeem_shortcode( $given ) {
	return login_portal_element( 'voucher-redeem', array( 'email' => '', 'voucher' => '' ), $given );
}
add_shortcode( 'voucher_redeem', 'login_portal_voucher_redeem_shortcode' );
