<?php
/*
 * Every call of login-portal, with PHP 8.1 and SQLite and no framework: a starting point for a server.
 *
 *     PHP_CLI_SERVER_WORKERS=8 php -S localhost:8000 index.php
 *
 * That server is for development. In production let nginx or Apache with PHP-FPM send every path of the API, /admin and /member
 * to this file. docs/api.md describes the calls.
 */
declare(strict_types=1);

require __DIR__ . '/store.php';
require __DIR__ . '/limits.php';
require __DIR__ . '/calls.php';

const LARGEST_BODY = 16 * 1024;
const CONFIGURATION = [
    'version' => '1.0.0',
    'systempreferences' => ['branding' => ['appname' => 'Example']],
    'members' => ['defaultregistration' => true, 'campaignsignup' => false, 'groupsignup' => false, 'usecaptcha' => false],
];

function constant_data(mixed $data): callable
{
    return fn () => $data;
}

/** Method and path, with a parameter in parentheses, and the call. */
$routes = [
    'GET settings/config' => constant_data(CONFIGURATION),
    'GET settings/config/short' => constant_data(['systempreferences' => ['ssoproviders' => []]]),
    'GET settings/products' => constant_data([['id' => 1, 'title' => 'One']]),
    'GET i18n/messages/(?:login|admin|member)/([^/]+)' => constant_data(['translations' => new stdClass()]),
    'GET (?:campaigns|groups)/([^/]+)/registration/data' => constant_data(['config' => new stdClass()]),
    'POST login' => probe(...),
    'POST login/user' => sign_in('user', 'admin'),
    'POST login/member' => sign_in('member', 'portal'),
    'POST members/portallogin' => mail_link('portalaccess', 'member'),
    'POST login/forgotpw' => mail_link('forgotpw', 'user', 'member'),
    'POST login/user/forgotpw' => mail_link('forgotpw', 'user'),
    'POST login/member/forgotpw' => mail_link('forgotpw', 'member'),
    'POST login/resetpw' => set_password('user', 'member'),
    'POST login/user/resetpw' => set_password('user'),
    'POST login/member/resetpw' => set_password('member'),
    'POST members/personaldata' => mail_link('pdaccess', 'member'),
    'POST members/personalreports' => mail_link('personalreports', 'member'),
    'POST members/registration' => register(...),
    'POST vouchers/([^/]+)/info' => redeem(...),
    'GET token/([^/]+)' => check_token(...),
    'GET members/personaldata/([^/]+)' => personal_data(...),
    'GET members/personalreports/([^/]+)' => personal_reports(...),
];

/** The address of the client. Each proxy in front adds the address that it sees; what is before these can be forged. */
function client(): string
{
    $proxies = (int) setting('PROXIES', '0');
    $seen = array_map('trim', explode(',', $_SERVER['HTTP_X_FORWARDED_FOR'] ?? ''));
    return $proxies > 0 ? $seen[count($seen) - $proxies] ?? '' : $_SERVER['REMOTE_ADDR'];
}

function set_cookie(string $name, string $value, array $options = []): void
{
    setcookie($name, $value, $options + ['path' => '/', 'samesite' => 'Lax', 'secure' => str_starts_with(origin(), 'https:')]);
}

/** Browsers without https, and old ones, send only the origin. */
function is_from_own_page(): bool
{
    $site = $_SERVER['HTTP_SEC_FETCH_SITE'] ?? '';
    return $site !== '' ? $site === 'same-origin' : ($_SERVER['HTTP_ORIGIN'] ?? origin()) === origin();
}

/** Compares the header with the cookie, which another site can neither read nor set. */
function check_anti_forgery(): void
{
    $cookie = $_COOKIE['XSRF-TOKEN'] ?? '';
    if (!is_from_own_page() || !is_string($cookie) || $cookie === '' || !hash_equals($cookie, $_SERVER['HTTP_X_XSRF_TOKEN'] ?? '')) {
        throw new Refusal(403, 'The anti-forgery token is missing. Please reload the page.');
    }
}

function read_body(): array
{
    // A form of another site cannot send JSON.
    if (trim(explode(';', $_SERVER['CONTENT_TYPE'] ?? '')[0]) !== 'application/json') {
        throw new Refusal(415, 'The request must be JSON.');
    }
    $text = file_get_contents('php://input', length: LARGEST_BODY + 1);
    if (strlen($text) > LARGEST_BODY) {
        throw new Refusal(413, 'The request is too large.');
    }
    $body = json_decode($text, associative: true, depth: 8);
    if (!is_array($body) || ($body !== [] && array_is_list($body))) {
        throw new Refusal(400, 'The request is not valid.');
    }
    return $body;
}

$tasks = [];
function after_answer(callable $task): void
{
    $GLOBALS['tasks'][] = $task;
}

/** Runs with the lock of the database. What was counted stays counted if the call is refused. */
function locked(callable $act): mixed
{
    database()->exec('BEGIN IMMEDIATE');
    try {
        return $act();
    } finally {
        database()->exec('COMMIT');
    }
}

function answer(array $routes, string $method, string $path): array
{
    foreach ($routes as $route => $call) {
        if (!preg_match("~^$route$~D", "$method $path", $found)) {
            continue;
        }
        if ($method === 'POST') {
            check_anti_forgery();
        } elseif (!isset($_COOKIE['XSRF-TOKEN'])) {
            set_cookie('XSRF-TOKEN', new_secret());
        }
        $body = $method === 'POST' ? read_body() : [];
        $data = locked(fn () => $call($body, rawurldecode($found[1] ?? '')));
        return ['status' => 'OK', 'data' => $data === [] && $method === 'POST' ? new stdClass() : $data];
    }
    throw new Refusal(404, 'There is no such call.');
}

/** A page behind the sign-in. */
function show_area(string $kind): never
{
    $session = find_session(is_string($_COOKIE['session'] ?? null) ? $_COOKIE['session'] : '');
    if (!$session || $session['kind'] !== $kind) {
        header('Location: /login/', response_code: 302);
        exit;
    }
    header('Content-Type: text/plain; charset=utf-8');
    exit("You are signed in as {$session['email']}.");
}

ini_set('display_errors', '0');
header_remove('X-Powered-By');
header('Cache-Control: no-store');
header('X-Content-Type-Options: nosniff');
$path = parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH) ?: '/';
if ($path === '/admin' || $path === '/member') {
    show_area($path === '/admin' ? 'user' : 'member');
}
if (str_starts_with($path, '/api/v1/auth/sso/')) {
    header('Location: /login/sso/error?message=' . rawurlencode('This provider is not known.'), response_code: 302);
    exit;
}
try {
    $method = $_SERVER['REQUEST_METHOD'];
    $envelope = answer($routes, $method, str_starts_with($path, '/api/v1/') ? substr($path, 8) : '');
} catch (Refusal $refusal) {
    http_response_code($refusal->status);
    foreach ($refusal->headers as $name => $value) {
        header("$name: $value");
    }
    $envelope = ['status' => 'ERROR', 'data' => $refusal->getMessage()];
}
$json = json_encode($envelope, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_THROW_ON_ERROR);
header('Content-Type: application/json');
header('Content-Length: ' . strlen($json));
echo $json;
// The client has the whole answer before the tasks begin.
function_exists('fastcgi_finish_request') ? fastcgi_finish_request() : flush();
foreach ($tasks as $task) {
    locked($task);
}
