<?php
/**
 * The portal at /login/ and all paths below it, if the setting is on. WordPress redirects /login to wp-login.php only if it finds no page
 * there, so that redirect and those of /admin and /dashboard remain as they are.
 */

defined( 'ABSPATH' ) || exit;

function login_portal_add_rewrite_rule() {
	if ( login_portal_settings()['page'] ) {
		add_rewrite_rule( '^login(/.*)?$', 'index.php?login_portal_page=1', 'top' );
	}
}
add_action( 'init', 'login_portal_add_rewrite_rule' );

function login_portal_add_query_var( $names ) {
	return array_merge( $names, array( 'login_portal_page' ) );
}
add_filter( 'query_vars', 'login_portal_add_query_var' );

/** WordPress writes its rules again at the next request. */
function login_portal_forget_rules() {
	delete_option( 'rewrite_rules' );
}
add_action( 'add_option_login_portal', 'login_portal_forget_rules' );
add_action( 'update_option_login_portal', 'login_portal_forget_rules' );
register_activation_hook( LOGIN_PORTAL_FILE, 'login_portal_forget_rules' );
register_deactivation_hook( LOGIN_PORTAL_FILE, 'login_portal_forget_rules' );

/** Runs before the redirects of WordPress, because it answers the request. */
function login_portal_show_page() {
	if ( '1' !== get_query_var( 'login_portal_page' ) || ! login_portal_settings()['page'] ) {
		return;
	}
	login_portal_send_headers();
	add_filter( 'wp_robots', 'wp_robots_no_robots' );
	add_filter( 'document_title_parts', 'login_portal_page_title' );
	$base    = wp_parse_url( home_url( '/login/' ), PHP_URL_PATH );
	$element = login_portal_element( 'login-portal', array( 'routing' => 'history', 'base' => $base ) );
	require dirname( __DIR__ ) . '/templates/login.php';
	exit;
}
add_action( 'template_redirect', 'login_portal_show_page', 0 );

/** The address can contain the token of an emailed link, and a foreign page must not lay anything over the form. */
function login_portal_send_headers() {
	// Plugins that keep pages read it.
	defined( 'DONOTCACHEPAGE' ) || define( 'DONOTCACHEPAGE', true );
	nocache_headers();
	header( 'Cache-Control: no-store' );
	header( 'Referrer-Policy: no-referrer' );
	// In addition to a policy of the site.
	header( "Content-Security-Policy: frame-ancestors 'self'", false );
	if ( false !== stripos( $_SERVER['REQUEST_URI'], '/token/' ) ) {
		ob_start( 'login_portal_load_nothing_from_styles' );
	}
}

/** In Chromium, requests for fonts and pictures of an inline style have the address of the page as `Referer`, whatever the policy says. */
function login_portal_load_nothing_from_styles( $html ) {
	$without = function ( $style ) {
		return preg_replace( '/\burl\(|@import\b/i', 'no-$0', $style[0] );
	};
	return preg_replace_callback( '#<style\b.*?</style>#is', $without, $html ) ?? $html;
}

function login_portal_page_title( $parts ) {
	return array( 'title' => __( 'Login', 'login-portal' ), 'site' => get_bloginfo( 'name' ) );
}
