<?php
return array(
	'messages' => array(
		'%s is not saved: enter an address that begins with https:// or /.' => '%s wurde nicht gespeichert: Geben Sie eine Adresse ein, die mit https:// oder / beginnt.',
		'Addresses' => 'Adressen',
		'Attributes' => 'Attribute',
		'Default' => 'Standard',
		'Login' => 'Anmeldung',
		'Login portal' => 'Login-Portal',
		'Page' => 'Seite',
		'Show the portal at /login/' => 'Das Portal unter /login/ anzeigen',
		'Sign-in, registration, vouchers and the other elements of login-portal, as a block and as shortcodes.' => 'Anmeldung, Registrierung, Gutscheine und die anderen Elemente von login-portal, als Block und als Shortcodes.',
		'These apply to all elements of the site. The elements trust the origins of these addresses.' => 'Diese Adressen gelten für alle Elemente der Website. Die Elemente vertrauen ihrer Herkunft.',
		'This needs permalinks. The login of WordPress remains at wp-login.php.' => 'Dafür müssen Permalinks eingeschaltet sein. Die Anmeldung von WordPress bleibt unter wp-login.php.',
		'Your own content' => 'Eigener Inhalt',
	),
);
