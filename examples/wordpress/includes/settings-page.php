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
			'login_portal_print_text',
			'login-portal',
			'addresses',
			array( 'label_for' => "login-portal-$name", 'name' => $name, 'attribute' => $attribute )
		);
	}
	add_settings_section( 'colors', __( 'Colours', 'login-portal' ), '__return_null', 'login-portal' );
	foreach ( login_portal_look()['colors'] as $name => $color ) {
		add_settings_field(
			$name,
			esc_html( $name ),
			'login_portal_print_text',
			'login-portal',
			'colors',
			array( 'label_for' => "login-portal-$name", 'name' => $name, 'attribute' => $color )
		);
	}
	add_settings_section( 'texts', __( 'Texts', 'login-portal' ), '__return_null', 'login-portal' );
	add_settings_field( 'texts', 'JSON', 'login_portal_print_texts', 'login-portal', 'texts', array( 'label_for' => 'login-portal-texts' ) );
	add_settings_section( 'measuring', __( 'Measuring', 'login-portal' ), '__return_null', 'login-portal' );
	add_settings_field( 'measuring', __( 'Tool', 'login-portal' ), 'login_portal_print_measuring', 'login-portal', 'measuring' );
	add_settings_section( 'page', __( 'Page', 'login-portal' ), '__return_null', 'login-portal' );
	add_settings_field( 'page', esc_html( '/login/' ), 'login_portal_print_page_switch', 'login-portal', 'page' );
}
add_action( 'admin_init', 'login_portal_register_settings' );

/** A captcha is a script, and the administrator of one site of a network may not add scripts. */
function login_portal_may_set( $name ) {
	return 'captcha-src' !== $name || current_user_can( 'unfiltered_html' );
}

/**
 * What is saved. A text that is not valid, or that the person may not set, leaves the one before.
 *
 * @param mixed $given
 * @return array
 */
function login_portal_sanitize( $given ) {
	$given = (array) $given;
	$clean = array( 'page' => ! empty( $given['page'] ) );
	foreach ( array_diff_key( login_portal_settings(), $clean ) as $name => $before ) {
		$clean[ $name ] = $before;
		if ( ! login_portal_may_set( $name ) ) {
			continue;
		}
		$text = is_string( $given[ $name ] ?? '' ) ? trim( $given[ $name ] ?? '' ) : '';
		$problem = '' === $text ? '' : login_portal_problem( $name, $text );
		if ( '' === $problem ) {
			$clean[ $name ] = $text;
			continue;
		}
		add_settings_error( 'login_portal', "login_portal_$name", esc_html( sprintf( $problem, $name ) ) );
	}
	return $clean;
}

/** Why a setting cannot have a text. Empty if it can. */
function login_portal_problem( $name, $text ) {
	if ( 'measuring' === $name ) {
		return isset( LOGIN_PORTAL_MEASURING[ $text ] ) ? '' : '%s';
	}
	if ( 'texts' === $name ) {
		/* translators: %s: name of the setting */
		return login_portal_are_texts( $text ) ? '' : __( '%s: not saved. Enter texts such as { "en": { "Login": "Welcome" } }.', 'login-portal' );
	}
	if ( isset( login_portal_look()['colors'][ $name ] ) ) {
		/* translators: %s: name of the setting */
		return preg_match( '#^[\w\#%.,()/ -]+$#D', $text ) && ! preg_match( '/url/i', $text ) ? '' : __( '%s is not saved: enter a colour such as #1b5441.', 'login-portal' );
	}
	/* translators: %s: name of the setting */
	return login_portal_is_valid_address( $text ) ? '' : __( '%s is not saved: enter an address that begins with https:// or /.', 'login-portal' );
}

/** Whether a text is JSON with texts of the portal by language. */
function login_portal_are_texts( $text ) {
	$languages = json_decode( $text, true );
	$titles    = login_portal_elements()['login-portal']['title'];
	if ( ! is_array( $languages ) || array_diff_key( $languages, $titles ) ) {
		return false;
	}
	foreach ( $languages as $texts ) {
		$isKnown = is_array( $texts ) && ! array_diff( array_keys( $texts ), login_portal_look()['texts'] );
		if ( ! $isKnown || array_filter( $texts, 'is_string' ) !== $texts ) {
			return false;
		}
	}
	return true;
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

function login_portal_print_text( $field ) {
	printf(
		'<input type="text" class="regular-text code" id="%s" name="login_portal[%s]" value="%s" placeholder="%s"><p class="description" lang="en">%s</p>',
		esc_attr( $field['label_for'] ),
		esc_attr( $field['name'] ),
		esc_attr( login_portal_settings()[ $field['name'] ] ),
		esc_attr( $field['attribute']['default'] ),
		esc_html( $field['attribute']['description'] )
	);
}

function login_portal_print_texts() {
	printf(
		'<textarea class="large-text code" rows="6" id="login-portal-texts" name="login_portal[texts]">%s</textarea><p class="description">%s</p>',
		esc_html( login_portal_settings()['texts'] ),
		esc_html__( 'New texts by language and by their English text, such as { "en": { "Login": "Welcome" } }.', 'login-portal' )
	);
}

function login_portal_print_measuring() {
	foreach ( array( '' => __( 'None', 'login-portal' ) ) + LOGIN_PORTAL_MEASURING as $name => $label ) {
		printf(
			'<label><input type="radio" name="login_portal[measuring]" value="%s"%s> %s</label><br>',
			esc_attr( $name ),
			checked( login_portal_settings()['measuring'], $name, false ),
			esc_html( $label )
		);
	}
	printf(
		'<p class="description">%s</p>',
		esc_html__( 'It learns what people have completed, and that they accept cookies. Its own script is not included.', 'login-portal' )
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
