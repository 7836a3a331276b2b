<?php
/** Removes everything that the plugin has saved. WordPress runs this file when the plugin is deleted. */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

foreach ( is_multisite() ? get_sites( array( 'fields' => 'ids', 'number' => 0 ) ) : array( get_current_blog_id() ) as $site ) {
	if ( is_multisite() ) {
		delete_blog_option( $site, 'login_portal' );
	} else {
		delete_option( 'login_portal' );
	}
}
