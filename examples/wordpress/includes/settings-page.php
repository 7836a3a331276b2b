<?php
/** Settings > Login portal. WordPress checks the capability and the nonce when it saves. */

defined( 'ABSPATH' ) || exit;

function login_portal_add_settings_page() {
	$title = __( 'Login portal', 'login-portal' );
	add_options_page( $title, $title, 'manage_options', 'login-portal', 'login_portal_print_settings_page' );
}
add_action( 'admin_menu', 'login_portal_add_settings_page' );

function login_portal_register_settings() {
	register_setting( 'login_portal', 'login_portal', array( 'type' => 'object', 'sanitize_callback' => 'login_portal_sanitize' ) );
	add_settings_section( 'addresses', __( 'Addresses', 'login-portal' ), 'login_portal_print_help', 'login-portal' );
	foreach ( array_filter( login_portal_address_attributes(), 'login_portal_may_set', ARRAY_FILTER_USE_KEY ) as $name => $attribute ) {
		add_settings_field(
			$name,
			esc_html( $name ),
			'login_portal_print_address',
			'login-portal',
			'addresses',
			array( 'label_for' => "login-portal-$name", 'name' => $name, 'attribute' => $attribute )
		);
	}
	add_settings_section( 'page', __( 'Page', 'login-portal' ), '__return_null', 'login-portal' );
	add_settings_field( 'page', esc_html( '/login/' ), 'login_portal_print_page_switch', 'login-portal', 'page' );
}
add_action( 'admin_init', 'login_portal_register_settings' );

/** A captcha is a script, and the administrator of one site of a network may not add scripts. */
function login_portal_may_set( $name ) {
	return 'captcha-src' !== $name || current_user_can( 'unfiltered_html' );
}

/**
 * What is saved. An address that is not valid, or that the person may not set, leaves the one before.
 *
 * @param mixed $given
 * @return array
 */
function login_portal_sanitize( $given ) {
	$given = (array) $given;
	$clean = array( 'page' => ! empty( $given['page'] ) );
	foreach ( array_intersect_key( login_portal_settings(), login_portal_address_attributes() ) as $name => $before ) {
		$clean[ $name ] = $before;
		if ( ! login_portal_may_set( $name ) ) {
			continue;
		}
		$text = is_string( $given[ $name ] ?? '' ) ? trim( $given[ $name ] ?? '' ) : '';
		if ( '' === $text || login_portal_is_valid_address( $text ) ) {
			$clean[ $name ] = $text;
			continue;
		}
		/* translators: %s: name of the setting */
		$message = sprintf( __( '%s is not saved: enter an address that begins with https:// or /.', 'login-portal' ), $name );
		add_settings_error( 'login_portal', "login_portal_$name", esc_html( $message ) );
	}
	return $clean;
}

/** Whether a text is a path on this site, or an address with http(s) and a host. */
function login_portal_is_valid_address( $text ) {
	if ( esc_url_raw( $text, array( 'http', 'https' ) ) !== $text ) {
		return false;
	}
	return 1 === preg_match( '#^/(?!/)#', $text ) || is_string( wp_parse_url( $text, PHP_URL_HOST ) ) && 1 === preg_match( '#^https?://#', $text );
}

function login_portal_print_settings_page() {
	if ( ! current_user_can( 'manage_options' ) ) {
		return;
	}
	printf( '<div class="wrap"><h1>%s</h1><form action="options.php" method="post">', esc_html( get_admin_page_title() ) );
	settings_fields( 'login_portal' );
	do_settings_sections( 'login-portal' );
	submit_button();
	print( '</form></div>' );
}

function login_portal_print_help() {
	printf( '<p>%s</p>', esc_html__( 'These apply to all elements of the site. The elements trust the origins of these addresses.', 'login-portal' ) );
}

function login_portal_print_address( $field ) {
	printf(
		'<input type="text" inputmode="url" class="regular-text code" id="%s" name="login_portal[%s]" value="%s" placeholder="%s"><p class="description" lang="en">%s</p>',
		esc_attr( $field['label_for'] ),
		esc_attr( $field['name'] ),
		esc_attr( login_portal_settings()[ $field['name'] ] ),
		esc_attr( $field['attribute']['default'] ),
		esc_html( $field['attribute']['description'] )
	);
}

function login_portal_print_page_switch() {
	printf(
		'<label><input type="checkbox" name="login_portal[page]" value="1"%s> %s</label><p class="description">%s</p>',
		checked( login_portal_settings()['page'], true, false ),
		esc_html__( 'Show the portal at /login/', 'login-portal' ),
		esc_html__( 'This needs permalinks. The login of WordPress remains at wp-login.php.', 'login-portal' )
	);
}
