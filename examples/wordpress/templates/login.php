<?php
/** The page at /login/. It has the styles and scripts of the theme, but not its header and footer, because the portal has its own. */

defined( 'ABSPATH' ) || exit;
?>
<!doctype html>
<html <?php language_attributes(); ?>>
<head>
	<meta charset="<?php bloginfo( 'charset' ); ?>">
	<meta name="viewport" content="width=device-width, initial-scale=1">
	<?php wp_head(); ?>
</head>
<body style="margin: 0">
	<?php echo $element; // phpcs:ignore WordPress.Security.EscapeOutput -- login_portal_element() escapes. ?>
	<?php wp_footer(); ?>
</body>
</html>
