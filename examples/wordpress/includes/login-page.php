<?php
/**
 * The portal at /login/ and all paths below it, if the setting is on. WordPress redirects /login to wp-login.php only if it finds no page
 * there, so that redirect and those of /admin and /dashboard remain as they are.
 */

defined( 'ABSPATH' ) || exit;

/** Without a rewrite rule, because WordPress saves the rules of each site, also beyond the deactivation of a plugin. */
function login_portal_answer_request( $wp ) {
	if ( login_portal_settings()['page'] && preg_match( '#^login(/|$)#', (string) $wp->request ) ) {
		$wp->query_vars = array( 'login_portal_page' => '1' );
	}
}
add_action( 'parse_request', 'login_portal_answer_request' );

/** Runs before the redirects of WordPress, because it answers the request. */
function login_portal_show_page() {
	if ( '1' !== get_query_var( 'login_portal_page' ) ) {
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
