<?php
return array(
	'messages' => array(
		'%s is not saved: enter an address that begins with https:// or /.' => '%s is niet opgeslagen: vul een adres in dat begint met https:// of /.',
		'Addresses' => 'Adressen',
		'Attributes' => 'Attributen',
		'Default' => 'Standaard',
		'Login' => 'Inloggen',
		'Login portal' => 'Inlogportaal',
		'Page' => 'Pagina',
		'Show the portal at /login/' => 'Het portaal tonen op /login/',
		'Sign-in, registration, vouchers and the other elements of login-portal, as a block and as shortcodes.' => 'Inloggen, registratie, vouchers en de andere elementen van login-portal, als blok en als shortcodes.',
		'These apply to all elements of the site. The elements trust the origins of these addresses.' => 'Deze adressen gelden voor alle elementen van de site. De elementen vertrouwen de herkomst ervan.',
		'This needs permalinks. The login of WordPress remains at wp-login.php.' => 'Hiervoor zijn permalinks nodig. De login van WordPress blijft op wp-login.php.',
		'Your own content' => 'Eigen inhoud',
	),
);
