<?php
/** What the administrator has set. */

defined( 'ABSPATH' ) || exit;

/** Authors of posts must not decide where passwords are sent or which script runs, so these are no attributes of theirs. */
const LOGIN_PORTAL_SITE_ONLY = array( 'api-base', 'config-url', 'captcha-src' );

/**
 * The elements by tag, with their description, attributes and slots. The build writes the file.
 *
 * @return array[]
 */
function login_portal_elements() {
	static $elements = null;
	$elements        = $elements ?? wp_json_file_decode( dirname( __DIR__ ) . '/elements.json', array( 'associative' => true ) );
	return $elements;
}

/**
 * What else of the elements can be set for the site: the `colors`, with their description and default, and the English `texts`. The build
 * writes the file.
 *
 * @return array[]
 */
function login_portal_look() {
	static $look = null;
	$look        = $look ?? wp_json_file_decode( dirname( __DIR__ ) . '/look.json', array( 'associative' => true ) );
	return $look;
}

/** The files in measuring/ without their ending, with the names of the tools. */
const LOGIN_PORTAL_MEASURING = array(
	'google' => 'Google (dataLayer, gtag)',
	'matomo' => 'Matomo (_paq)',
);

/** Whether an attribute is an address. */
function login_portal_is_address( $name ) {
	return 1 === preg_match( '/-(base|logo|src|url)$/', $name );
}

/**
 * The addresses that can be set for the site. `<login-portal>` has all of them.
 *
 * @return array[] By attribute.
 */
function login_portal_address_attributes() {
	return array_filter( login_portal_elements()['login-portal']['attributes'], 'login_portal_is_address', ARRAY_FILTER_USE_KEY );
}

/**
 * The settings: addresses by attribute, colours by custom property, `texts` as JSON, the tool for `measuring`, and `page`, which is
 * whether /login/ shows the portal.
 *
 * @return array
 */
function login_portal_settings() {
	$names = array_keys( login_portal_address_attributes() + login_portal_look()['colors'] );
	return (array) get_option( 'login_portal', array() ) + array_fill_keys( array( ...$names, 'texts', 'measuring' ), '' ) + array( 'page' => false );
}

/** The captcha, unless it is one that the elements trust without being told to. */
function login_portal_own_captcha() {
	$captcha = login_portal_settings()['captcha-src'];
	$known   = '#^https://(www\.)?(google\.com|recaptcha\.net)/recaptcha/(api|enterprise)\.js$#D';
	return 1 === preg_match( $known, $captcha ) ? '' : $captcha;
}

/**
 * The origins that the elements may trust. The address of a link or a picture needs no trust, and a captcha is trusted by its whole
 * address, because not every script of an origin may run.
 *
 * @return string[]
 */
function login_portal_trusted_origins() {
	$origins = array();
	$names   = array( 'api-base', 'login-url', 'member-url', 'admin-url', 'registration-success-url' );
	foreach ( $names as $name ) {
		$url = wp_parse_url( login_portal_settings()[ $name ] );
		if ( isset( $url['scheme'], $url['host'] ) ) {
			$port      = isset( $url['port'] ) ? ":{$url['port']}" : '';
			$origins[] = "{$url['scheme']}://{$url['host']}$port";
		}
	}
	return array_unique( $origins );
}
