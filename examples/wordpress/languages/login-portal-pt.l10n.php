<?php
return array(
	'messages' => array(
		'%s is not saved: enter an address that begins with https:// or /.' => '%s não foi guardado: introduza um endereço que comece por https:// ou /.',
		'Addresses' => 'Endereços',
		'Attributes' => 'Atributos',
		'Default' => 'Predefinição',
		'Login' => 'Início de sessão',
		'Login portal' => 'Portal de início de sessão',
		'Page' => 'Página',
		'Show the portal at /login/' => 'Mostrar o portal em /login/',
		'Sign-in, registration, vouchers and the other elements of login-portal, as a block and as shortcodes.' => 'Início de sessão, registo, vouchers e os outros elementos do login-portal, como bloco e como shortcodes.',
		'These apply to all elements of the site. The elements trust the origins of these addresses.' => 'Estes endereços aplicam-se a todos os elementos do site. Os elementos confiam nas suas origens.',
		'This needs permalinks. The login of WordPress remains at wp-login.php.' => 'Requer ligações permanentes. O início de sessão do WordPress continua em wp-login.php.',
		'Your own content' => 'Conteúdo próprio',
	),
);
