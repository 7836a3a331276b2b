<?php
/* Accounts, links and sessions, in SQLite. Replace it by your database, and `print_mail` by emails. */
declare(strict_types=1);

const MINUTE = 60;
const LINK_LIFETIME = 60 * MINUTE;
const SESSION_LIFETIME = 8 * 60 * MINUTE;
/** The portal repeats a GET once if the network fails, possibly after the server has answered. */
const REPEAT_GRACE = MINUTE;

/** A status, the text that the person reads, and headers. */
final class Refusal extends Exception
{
    public function __construct(public int $status, string $text, public array $headers = [])
    {
        parent::__construct($text);
    }
}

function setting(string $name, string $default): string
{
    return getenv($name) ?: $default;
}

function origin(): string
{
    return setting('ORIGIN', 'http://localhost:8000');
}

function database(): PDO
{
    static $database;
    if ($database) {
        return $database;
    }
    // Not in a folder that a web server delivers.
    $file = setting('DATABASE', sys_get_temp_dir() . '/login-portal-example.sqlite');
    $database = new PDO("sqlite:$file", options: [PDO::ATTR_TIMEOUT => 20]);
    $database->exec('CREATE TABLE IF NOT EXISTS accounts (id INTEGER PRIMARY KEY, kind, email, name, password, UNIQUE (kind, email))');
    $database->exec('CREATE TABLE IF NOT EXISTS links (hash PRIMARY KEY, type, kind, email, end INTEGER, is_spent INTEGER DEFAULT 0)');
    $database->exec('CREATE TABLE IF NOT EXISTS sessions (hash PRIMARY KEY, kind, email, end INTEGER)');
    $database->exec('CREATE TABLE IF NOT EXISTS counts (name, subject, count INTEGER, end INTEGER, PRIMARY KEY (name, subject))');
    $database->exec('CREATE TABLE IF NOT EXISTS vouchers (code PRIMARY KEY, is_spent INTEGER DEFAULT 0)');
    if (!row('SELECT 1 FROM accounts')) {
        run('INSERT OR IGNORE INTO accounts (kind, email, name, password) VALUES (?, ?, ?, ?)', 'user', 'tomas@example.org', 'Tomás', hashed('Copper-Orchard-31'));
        run('INSERT OR IGNORE INTO accounts (kind, email, name, password) VALUES (?, ?, ?, ?)', 'member', 'hanna@example.org', 'Hanna', hashed('Quiet-Meadow-74'));
        run('INSERT OR IGNORE INTO vouchers (code) VALUES (?)', 'ABCDE-FGHJK-LMNPQ-RSTUV-WXYZ2');
    }
    return $database;
}

function run(string $sql, string|int|null ...$values): int
{
    $statement = database()->prepare($sql);
    $statement->execute($values);
    return $statement->rowCount();
}

function row(string $sql, string|int|null ...$values): ?array
{
    $statement = database()->prepare($sql);
    $statement->execute($values);
    return $statement->fetch(PDO::FETCH_ASSOC) ?: null;
}

/** Not bcrypt, which ignores what follows the first 72 bytes. */
function hashed(string $password): string
{
    return password_hash($password, PASSWORD_ARGON2ID);
}

/** Computes without the lock, so that other calls go on. */
function without_lock(callable $compute): mixed
{
    database()->exec('COMMIT');
    try {
        return $compute();
    } finally {
        database()->exec('BEGIN IMMEDIATE');
    }
}

function new_secret(): string
{
    return rtrim(strtr(base64_encode(random_bytes(32)), '+/', '-_'), '=');
}

/** Secrets are stored as hashes, so that a copy of the database does not contain them. */
function reference(string $secret): string
{
    return hash('sha256', $secret);
}

function find_account(string $kind, string $email): ?array
{
    return row('SELECT * FROM accounts WHERE kind = ? AND email = ?', $kind, $email);
}

/** A member has no password at first. */
function add_member(string $email, string $name): void
{
    run("INSERT OR IGNORE INTO accounts (kind, email, name) VALUES ('member', ?, ?)", $email, $name);
}

/** Setting the first password, with an emailed link, also confirms the address. */
function is_confirmed(?array $account): bool
{
    return isset($account['password']);
}

/** The hash is also computed without an account, so that the time reveals nothing. */
function is_password(string $kind, string $email, string $password): bool
{
    $stored = find_account($kind, $email)['password'] ?? null;
    $nobody = '$argon2id$v=19$m=65536,t=4,p=1$c29tZXNhbHRzb21lc2FsdA$' . str_repeat('A', 43);
    $is_right = without_lock(fn () => password_verify($password, $stored ?? $nobody));
    // The password may have changed while the hash was computed.
    return $is_right && $stored !== null && find_account($kind, $email)['password'] === $stored;
}

/**
 * Sends to the first of these kinds that the address has, and after the answer, so that its time does not reveal who has an
 * account.
 */
function send_link(string $type, string $email, string ...$kinds): void
{
    after_answer(function () use ($type, $email, $kinds) {
        foreach ($kinds as $kind) {
            if (!$account = find_account($kind, $email)) {
                continue;
            }
            $text = is_allowed('link to an address', "$type $email") ? mail_text($type, $account) : null;
            if ($text) {
                print_mail($email, $text);
            }
            return;
        }
    });
}

/** By the state of the account: see "Accounts, answers and emails" in docs/api.md. */
function mail_text(string $type, array $account): ?string
{
    $is_active = is_confirmed($account);
    if ($type === 'registration' && $is_active) {
        return 'You are a member already. Log in at ' . origin() . '/login/';
    }
    if ($type === 'portalaccess' && !$is_active) {
        return null;
    }
    $token = new_secret();
    $type = $type === 'forgotpw' && !$is_active ? 'activate' : $type;
    $end = time() + LINK_LIFETIME;
    run('INSERT INTO links (hash, type, kind, email, end) VALUES (?, ?, ?, ?, ?)', reference($token), $type, $account['kind'], $account['email'], $end);
    return origin() . "/login/token/$token";
}

function print_mail(string $email, string $text): void
{
    file_put_contents('php://stdout', "To $email: $text\n");
}

/** What a link is for. Without types, any is accepted. */
function find_link(string $token, string ...$types): array
{
    $link = row('SELECT * FROM links WHERE hash = ? AND end > ?', reference($token), time());
    if (!$link || ($types && !in_array($link['type'], $types, true))) {
        throw new Refusal(404, 'This link is unknown. It might have expired or been used already.');
    }
    return $link + ['account' => find_account($link['kind'], $link['email'])];
}

/** A link to data works once, and again if the GET is repeated at once. */
function spend_link(string $token, string $type): array
{
    $link = find_link($token, $type);
    run('UPDATE links SET is_spent = 1, end = ? WHERE hash = ? AND is_spent = 0', time() + REPEAT_GRACE, $link['hash']);
    return $link;
}

/** Ends all links and sessions of the address, so that whoever has an old link or knew the old password loses access. */
function change_password(string $token, array $types, string $password): void
{
    $hash = without_lock(fn () => hashed($password));
    // The link may have been used while the hash was computed.
    $link = find_link($token, ...$types);
    run('UPDATE accounts SET password = ? WHERE kind = ? AND email = ?', $hash, $link['kind'], $link['email']);
    run('DELETE FROM links WHERE email = ?', $link['email']);
    run('DELETE FROM sessions WHERE email = ?', $link['email']);
    forget_all_tries($link['kind'] . ' ' . $link['email']);
}

function start_session(string $kind, string $email): string
{
    $session = new_secret();
    run('INSERT INTO sessions VALUES (?, ?, ?, ?)', reference($session), $kind, $email, time() + SESSION_LIFETIME);
    return $session;
}

function find_session(string $session): ?array
{
    return row('SELECT * FROM sessions WHERE hash = ? AND end > ?', reference($session), time());
}
