<?php
return array(
	'messages' => array(
		'%s is not saved: enter an address that begins with https:// or /.' => '%s: nie zapisano. Wpisz adres, który zaczyna się od https:// lub /.',
		'Addresses' => 'Adresy',
		'Attributes' => 'Atrybuty',
		'Default' => 'Domyślnie',
		'Login' => 'Logowanie',
		'Login portal' => 'Portal logowania',
		'Page' => 'Strona',
		'Show the portal at /login/' => 'Pokaż portal pod adresem /login/',
		'Sign-in, registration, vouchers and the other elements of login-portal, as a block and as shortcodes.' => 'Logowanie, rejestracja, vouchery i pozostałe elementy login-portal, jako blok i jako shortcode’y.',
		'These apply to all elements of the site. The elements trust the origins of these addresses.' => 'Te adresy dotyczą wszystkich elementów witryny. Elementy ufają ich źródłom.',
		'This needs permalinks. The login of WordPress remains at wp-login.php.' => 'Wymaga to bezpośrednich odnośników. Logowanie do WordPressa pozostaje pod adresem wp-login.php.',
		'Your own content' => 'Własna treść',
	),
);
