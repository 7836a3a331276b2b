<?php
/** The script of the elements, and the HTML of one. */

defined( 'ABSPATH' ) || exit;

/** The name of the file has the version, so no cache has an old one. Pages load it only if they have an element. */
function login_portal_register_script() {
	$url = plugins_url( 'login-portal-' . LOGIN_PORTAL_VERSION . '.min.js', LOGIN_PORTAL_FILE );
	wp_register_script( 'login-portal', $url, array(), null, array( 'strategy' => 'defer' ) );
}
add_action( 'init', 'login_portal_register_script' );

/** Also on pages without an element, because the default of a consent has to come before the scripts of other plugins. */
function login_portal_enqueue_measuring() {
	$name = login_portal_settings()['measuring'];
	if ( isset( LOGIN_PORTAL_MEASURING[ $name ] ) ) {
		wp_enqueue_script( 'login-portal-measuring', plugins_url( "measuring/$name.js", LOGIN_PORTAL_FILE ), array(), LOGIN_PORTAL_VERSION );
	}
}
add_action( 'wp_enqueue_scripts', 'login_portal_enqueue_measuring', 0 );

/** The colours and the texts of the site, once per page. */
function login_portal_enqueue() {
	if ( wp_script_is( 'login-portal', 'enqueued' ) ) {
		return;
	}
	wp_enqueue_script( 'login-portal' );
	$settings = login_portal_settings();
	$colors   = '';
	foreach ( array_filter( array_intersect_key( $settings, login_portal_look()['colors'] ), 'strlen' ) as $name => $color ) {
		$colors .= "$name:$color;";
	}
	if ( '' !== $colors ) {
		wp_register_style( 'login-portal', false, array(), LOGIN_PORTAL_VERSION );
		wp_add_inline_style( 'login-portal', ":root{{$colors}}" );
		wp_enqueue_style( 'login-portal' );
	}
	if ( '' !== $settings['texts'] ) {
		$module = wp_json_encode( plugins_url( 'elements/texts.js?ver=' . LOGIN_PORTAL_VERSION, LOGIN_PORTAL_FILE ) );
		$texts  = wp_json_encode( json_decode( $settings['texts'] ), JSON_HEX_TAG );
		$script = "import($module).then(({setTexts})=>Object.entries($texts).forEach((texts)=>setTexts(...texts)));";
		wp_add_inline_script( 'login-portal', $script, 'before' );
	}
}

/** What the elements may trust. A hash of the file would break the sites whose optimiser changes it. */
function login_portal_add_trust( $tag, $handle ) {
	if ( 'login-portal' !== $handle ) {
		return $tag;
	}
	$trusted = array(
		'data-origins' => esc_attr( implode( ' ', login_portal_trusted_origins() ) ),
		'data-captcha' => esc_url( login_portal_own_captcha() ),
	);
	foreach ( array_filter( $trusted, 'strlen' ) as $name => $value ) {
		$tag = str_replace( ' src=', " $name=\"$value\" src=", $tag );
	}
	return $tag;
}
add_filter( 'script_loader_tag', 'login_portal_add_trust', 10, 2 );

/** Quotation marks in a form are left as they are: the script expects the HTML that it would draw. */
function login_portal_keep_quotes( $tags ) {
	return array_merge( $tags, array_keys( login_portal_elements() ) );
}
add_filter( 'no_texturize_tags', 'login_portal_keep_quotes' );

/**
 * The HTML of an element.
 *
 * @param string   $tag   Its name.
 * @param string[] $given Attributes. Empty and unknown ones are left out, so that the default applies.
 * @param string[] $slots HTML by the name of the slot. The empty name is for what is shown until the script has loaded.
 * @return string
 */
function login_portal_element( $tag, $given, $slots = array() ) {
	login_portal_enqueue();
	$element = login_portal_elements()[ $tag ];
	$given   = array_filter( array_diff_key( $given, array_flip( LOGIN_PORTAL_SITE_ONLY ) ), 'strlen' );
	$all     = array_intersect_key( $given + login_portal_settings() + array( 'routing' => 'memory' ), $element['attributes'] );
	$html    = login_portal_fragment( $tag, $all['locale'] ?? '', $all['languages'] ?? '' );
	if ( '' !== $html ) {
		// The fragment has the attribute.
		unset( $all['locale'] );
	}
	$html       = '' !== $html ? $html : sprintf( '<%1$s></%1$s>', tag_escape( $tag ) );
	$attributes = '';
	foreach ( $all as $name => $value ) {
		$text = login_portal_is_address( $name ) ? esc_url( $value ) : esc_attr( $value );
		if ( '' !== $text ) {
			$attributes .= sprintf( ' %s="%s"', esc_attr( $name ), $text );
		}
	}
	$html = substr_replace( $html, $attributes, strlen( "<$tag" ), 0 );
	return substr_replace( $html, login_portal_slots( $element, $slots ), -strlen( "</$tag>" ), 0 );
}

/** The content of the slots that the element has. */
function login_portal_slots( $element, $slots ) {
	$html = '';
	foreach ( array_intersect_key( $slots, array( '' => '' ) + $element['slots'] ) as $name => $content ) {
		$slot  = '' === $name ? '' : sprintf( ' slot="%s"', esc_attr( $name ) );
		$html .= '' === $content ? '' : sprintf( '<div%s>%s</div>', $slot, wp_kses_post( $content ) );
	}
	return $html;
}

/**
 * The form as HTML, so that it is visible before the script has loaded. It is in the given language, or that of the site, or the first that
 * is offered. A preview in the editor and a feed, where no script runs, need none.
 */
function login_portal_fragment( $tag, $locale, $languages ) {
	if ( wp_is_serving_rest_request() || is_feed() ) {
		return '';
	}
	$language = strtolower( substr( '' !== $locale ? $locale : determine_locale(), 0, 2 ) );
	preg_match_all( '/\b[a-z]{2}\b/', strtolower( $languages ), $offered );
	if ( $offered[0] && ! in_array( $language, $offered[0], true ) ) {
		$language = $offered[0][0];
	}
	$file     = dirname( __DIR__ ) . "/fragments/$tag.$language.html";
	return preg_match( '/^[a-z]{2}$/', $language ) && is_readable( $file ) ? trim( file_get_contents( $file ) ) : '';
}
