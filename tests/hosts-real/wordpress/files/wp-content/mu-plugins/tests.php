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
