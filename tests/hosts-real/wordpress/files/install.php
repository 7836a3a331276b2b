<?php
/** Installs WordPress with an administrator and an author, whose passwords are their names. */
define( 'WP_INSTALLING', true );
$_SERVER['HTTP_HOST'] = 'localhost';
require __DIR__ . '/wp-load.php';
require ABSPATH . 'wp-admin/includes/upgrade.php';
add_filter( 'pre_wp_mail', '__return_true' );
wp_install( 'A WordPress site', 'admin', 'admin@example.org', false, '', 'admin' );
wp_insert_user( array( 'user_login' => 'author', 'user_pass' => 'author', 'user_email' => 'author@example.org', 'role' => 'author' ) );
update_option( 'permalink_structure', '/%postname%/' );
