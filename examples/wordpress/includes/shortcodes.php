<?php
/**
 * A shortcode for each element, such as [self_register campaign_id="7"]. It may enclose [portal_slot name="heading"]…[/portal_slot].
 */

defined( 'ABSPATH' ) || exit;

function login_portal_add_shortcodes() {
	foreach ( array_keys( login_portal_elements() ) as $tag ) {
		add_shortcode( str_replace( '-', '_', $tag ), 'login_portal_shortcode' );
	}
	// The element reads its slots itself. This keeps the quotation marks of the name, and removes a slot outside an element.
	add_shortcode( 'portal_slot', '__return_empty_string' );
}
add_action( 'init', 'login_portal_add_shortcodes' );

/** `campaign_id` in a shortcode is `campaign-id` in HTML. The `div` ends a paragraph that the shortcode is in. */
function login_portal_shortcode( $given, $content, $shortcode ) {
	$known      = login_portal_elements()[ str_replace( '_', '-', $shortcode ) ]['attributes'];
	$attributes = array();
	foreach ( (array) $given as $name => $value ) {
		$attribute = str_replace( '_', '-', $name );
		// A word without a value has a number for a name.
		if ( ! isset( $known[ $attribute ] ) || in_array( $attribute, LOGIN_PORTAL_SITE_ONLY, true ) ) {
			login_portal_warn( $shortcode, is_int( $name ) ? $value : $name, array_keys( $known ) );
		}
		$attributes[ $attribute ] = $value;
	}
	$element = login_portal_element( str_replace( '_', '-', $shortcode ), $attributes, login_portal_read_slots( (string) $content ) );
	return "<div>$element</div>";
}

/** Tells the author of a post in the console, as the elements do. */
function login_portal_warn( $shortcode, $written, $known ) {
	$word = str_replace( '_', '-', $written );
	usort(
		$known,
		function ( $one, $other ) use ( $word ) {
			return levenshtein( $one, $word ) - levenshtein( $other, $word );
		}
	);
	$hint = in_array( $word, LOGIN_PORTAL_SITE_ONLY, true )
		? 'It is set under Settings > Login portal.'
		: 'Did you mean ' . str_replace( '-', '_', $known[0] ) . '="…"?';
	$text = "[$shortcode] has no attribute $written. $hint";
	login_portal_enqueue();
	wp_add_inline_script( 'login-portal', 'console.warn(' . wp_json_encode( $text, JSON_HEX_TAG ) . ');', 'before' );
}

/**
 * The slots in the content of a shortcode. The empty name has the rest.
 *
 * @return string[]
 */
function login_portal_read_slots( $content ) {
	$slots = array();
	$rest  = preg_replace_callback(
		'/' . get_shortcode_regex( array( 'portal_slot' ) ) . '/s',
		function ( $found ) use ( &$slots ) {
			$name           = shortcode_parse_atts( $found[3] )['name'] ?? '';
			$slots[ $name ] = login_portal_repair( do_shortcode( $found[5] ) );
			return '';
		},
		$content
	);
	return $slots + array( '' => login_portal_repair( $rest ) );
}

/** Removes the halves of paragraphs that wpautop() leaves at the borders of a shortcode. */
function login_portal_repair( $html ) {
	$html = preg_replace( '#<p>(\s|<br ?/?>)*</p>#', '', $html );
	$html = preg_replace( '#^(\s|<br ?/?>|</p>)+|(\s|<br ?/?>|<p>)+$#', '', $html );
	$end  = strpos( $html, '</p>' );
	// The first paragraph began before the shortcode.
	if ( false !== $end && false === strpos( substr( $html, 0, $end ), '<p' ) ) {
		$html = "<p>$html";
	}
	return force_balance_tags( $html );
}
