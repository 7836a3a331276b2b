<?php
/** Settings of the site for tests: no request to other servers, and no guide over the editor. */

add_action( 'init', function () {
	foreach ( array( 'core', 'plugins', 'themes' ) as $name ) {
		remove_action( 'admin_init', "_maybe_update_$name" );
	}
	remove_action( 'load-plugins.php', 'wp_update_plugins' );
} );
// The language can be one whose files are not installed.
add_filter( 'locale', function ( $locale ) {
	return get_option( 'tests_locale', $locale );
} );
add_filter( 'pre_option_show_avatars', '__return_zero' );
add_filter( 'get_user_metadata', function ( $value, $user, $key ) {
	return 'wp_persisted_preferences' === $key ? array( array( 'core/edit-post' => array( 'welcomeGuide' => false ) ) ) : $value;
}, 10, 3 );

/** A nonce for the settings, as a page for administrators would have it. */
add_action( 'init', function () {
	if ( isset( $_GET['settings_nonce'] ) ) {
		die( wp_create_nonce( 'login_portal-options' ) );
	}
} );

/** As on a network, where the administrator of a site may not post unfiltered HTML. */
add_filter( 'map_meta_cap', function ( $needed, $capability ) {
	return 'unfiltered_html' === $capability && get_option( 'tests_filtered_html' ) ? array( 'do_not_allow' ) : $needed;
}, 10, 2 );

/** As a plugin that keeps pages: it looks at the constant when the page is complete. */
ob_start( function ( $html ) {
	header( 'X-Kept: ' . ( defined( 'DONOTCACHEPAGE' ) ? 'no' : 'yes' ) );
	return $html;
} );
