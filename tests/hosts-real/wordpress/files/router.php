<?php
/** PHP's web server answers with a file if there is one, and else with WordPress. */
$path = __DIR__ . parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH );
if ( is_dir( $path ) && is_file( rtrim( $path, '/' ) . '/index.php' ) ) {
	$path = rtrim( $path, '/' ) . '/index.php';
}
if ( is_file( $path ) && 'php' !== pathinfo( $path, PATHINFO_EXTENSION ) ) {
	return false;
}
$path = is_file( $path ) ? $path : __DIR__ . '/index.php';
// WordPress reads the path of the script.
$_SERVER['SCRIPT_FILENAME'] = $path;
$_SERVER['SCRIPT_NAME']     = substr( $path, strlen( __DIR__ ) );
$_SERVER['PHP_SELF']        = $_SERVER['SCRIPT_NAME'];
chdir( dirname( $path ) );
require $path;
