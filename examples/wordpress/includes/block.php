<?php
/** One block with a variation for each element. */

defined( 'ABSPATH' ) || exit;

function login_portal_register_block() {
	wp_register_script(
		'login-portal-editor',
		plugins_url( 'editor.js', LOGIN_PORTAL_FILE ),
		array( 'wp-block-editor', 'wp-blocks', 'wp-components', 'wp-element', 'wp-server-side-render' ),
		LOGIN_PORTAL_VERSION,
		true
	);
	$data = array(
		'elements' => login_portal_elements(),
		'siteOnly' => LOGIN_PORTAL_SITE_ONLY,
		'texts'    => array(
			'attributes' => __( 'Attributes', 'login-portal' ),
			'slots'      => __( 'Your own content', 'login-portal' ),
			'default'    => __( 'Default', 'login-portal' ),
		),
	);
	wp_add_inline_script( 'login-portal-editor', 'const loginPortalData = ' . wp_json_encode( $data ) . ';', 'before' );
	register_block_type(
		dirname( __DIR__ ),
		array(
			'title'           => __( 'Login portal', 'login-portal' ),
			'render_callback' => 'login_portal_render_block',
			'variations'      => login_portal_variations(),
		)
	);
}
add_action( 'init', 'login_portal_register_block' );

/** One for each element. Its title is in the language of the person if the portal has it. */
function login_portal_variations() {
	$language   = substr( determine_locale(), 0, 2 );
	$variations = array();
	foreach ( login_portal_elements() as $tag => $element ) {
		$variations[] = array(
			'name'        => $tag,
			'title'       => $element['title'][ $language ] ?? $element['title']['en'],
			'description' => $element['description'],
			'attributes'  => array( 'element' => $tag ),
			'isActive'    => array( 'element' ),
			'isDefault'   => 'login-portal' === $tag,
		);
	}
	return $variations;
}

/** Attributes of a block can have any value if the post was not written in the editor. */
function login_portal_render_block( $block ) {
	if ( ! isset( login_portal_elements()[ $block['element'] ] ) ) {
		return '';
	}
	$texts   = function ( $values ) {
		return array_map( 'strval', array_filter( (array) $values, 'is_scalar' ) );
	};
	$element = login_portal_element( $block['element'], $texts( $block['attributes'] ), $texts( $block['slots'] ) );
	return sprintf( '<div %s>%s</div>', get_block_wrapper_attributes(), $element );
}
