<?php
/**
 * Plugin Name: Login portal
 * Description: Sign-in, registration and vouchers as shortcodes: [login_portal], [self_register campaign_id="7"], [voucher_redeem].
 * Version: 0.1.0
 * Requires at least: 6.3
 * Requires PHP: 7.4
 * License: MIT
 *
 * Put login-portal.js and integrity.json beside this file.
 */

defined( 'ABSPATH' ) || exit;

const LOGIN_PORTAL_HANDLE = 'login-portal';

/** Attributes that hold an address; all others hold plain text. */
const LOGIN_PORTAL_ADDRESSES = array( 'api-base', 'login-url', 'member-url', 'terms-url', 'privacy-url' );

/** Loaded only by pages that have one of the shortcodes. */
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

/** Lets the browser refuse a script that is not the one this plugin came with. */
function login_portal_add_integrity( $tag, $handle ) {
	if ( LOGIN_PORTAL_HANDLE !== $handle ) {
		return $tag;
	}
	$hashes = wp_json_file_decode( __DIR__ . '/integrity.json', array( 'associative' => true ) );
	if ( empty( $hashes['login-portal.js'] ) ) {
		return $tag;
	}
	$integrity = sprintf( ' integrity="%s" crossorigin="anonymous" src=', esc_attr( $hashes['login-portal.js'] ) );
	return str_replace( ' src=', $integrity, $tag );
}
add_filter( 'script_loader_tag', 'login_portal_add_integrity', 10, 2 );

/** `campaign_id` in a shortcode is `campaign-id` in HTML. What is empty is left out, and the element's default stands. */
function login_portal_element( $tag, $defaults, $given ) {
	wp_enqueue_script( LOGIN_PORTAL_HANDLE );
	$common     = array( 'api_base' => '', 'login_url' => '', 'member_url' => '', 'terms_url' => '', 'privacy_url' => '', 'locale' => '', 'theme' => '' );
	$attributes = '';
	foreach ( shortcode_atts( $common + $defaults, $given ) as $key => $value ) {
		$name = str_replace( '_', '-', $key );
		$text = in_array( $name, LOGIN_PORTAL_ADDRESSES, true ) ? esc_url( $value ) : esc_attr( $value );
		if ( '' !== $text ) {
			$attributes .= sprintf( ' %s="%s"', esc_attr( $name ), $text );
		}
	}
	return sprintf( '<%1$s%2$s></%1$s>', tag_escape( $tag ), $attributes );
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
