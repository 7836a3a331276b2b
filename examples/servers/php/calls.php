<?php
/* What the calls do. Each gets the body and the parameter of the path, and returns the data of the answer. */
declare(strict_types=1);

const SETS_PASSWORD = ['forgotpw', 'activate'];
/** Replace it by a list of many thousands. */
const COMMON_PASSWORDS = ['password', 'password1', '12345678', '123456789', 'qwertyuiop'];

function text(array $body, string $name): string
{
    if (!is_string($body[$name] ?? null)) {
        throw new Refusal(400, "The field \"$name\" is missing or not valid.");
    }
    return $body[$name];
}

/** SMTP allows 254 characters. */
function address(array $body): string
{
    $email = strtolower(trim(text($body, 'email')));
    if (strlen($email) > 254 || !preg_match('/^[^\s\pC@]+@[^\s\pC@]+\.[^\s\pC@]+$/u', $email)) {
        throw new Refusal(422, 'Please provide a valid email address.');
    }
    return $email;
}

function probe(array $body): array
{
    $email = address($body);
    limit('probe, per client', client());
    $member = find_account('member', $email);
    $is_active = is_confirmed($member);
    if (find_account('user', $email)) {
        return ['action' => $is_active ? 'choice' : 'password', 'membercheck' => $is_active];
    }
    return $member ? ['action' => 'memberpassword', 'active_member' => $is_active] : ['action' => 'registration'];
}

function sign_in(string $kind, string $action): callable
{
    return function (array $body) use ($kind, $action): array {
        [$email, $password, $client] = [address($body), text($body, 'pass'), client()];
        limit('password of an address, per client', "$kind $email $client");
        limit('password, per client', $client);
        limit('password of an address', "$kind $email");
        if (!is_password($kind, $email, $password)) {
            throw new Refusal(401, 'The email address or the password is not right.');
        }
        forget_tries("$kind $email", $client);
        set_cookie('session', start_session($kind, $email), ['httponly' => true, 'expires' => time() + SESSION_LIFETIME]);
        return ['action' => $action];
    };
}

function mail_link(string $type, string ...$kinds): callable
{
    return function (array $body) use ($type, $kinds): array {
        $email = address($body);
        limit('link, per client', client());
        send_link($type, $email, ...$kinds);
        return [];
    };
}

function set_password(string ...$kinds): callable
{
    return function (array $body) use ($kinds): array {
        [$token, $password] = [text($body, 'token'), text($body, 'pass')];
        if (!in_array(find_link($token, ...SETS_PASSWORD)['kind'], $kinds, true)) {
            throw new Refusal(404, 'This link is for another kind of account.');
        }
        // Not strlen, which counts bytes.
        if (!preg_match('/^.{8,}$/us', $password) || $password !== ($body['pass2'] ?? null)) {
            throw new Refusal(422, 'Please choose a password of at least 8 characters, and repeat it.');
        }
        if (in_array(strtolower($password), COMMON_PASSWORDS, true)) {
            throw new Refusal(422, 'This is one of the most used passwords. Please choose another one.');
        }
        change_password($token, SETS_PASSWORD, $password);
        return [];
    };
}

function check_token(array $_, string $token): array
{
    $link = find_link($token);
    if ($link['is_spent']) {
        throw new Refusal(404, 'This link has been used already.');
    }
    return ['type' => $link['type'], 'target' => $link['kind'], 'memberid' => $link['account']['id'], 'token' => $token];
}

function personal_data(array $_, string $token): array
{
    $link = spend_link($token, 'pdaccess');
    $person = ['firstname' => $link['account']['name'], 'email' => $link['email']];
    return ['personal' => $person, 'extra' => new stdClass(), 'survey' => []];
}

function personal_reports(array $_, string $token): array
{
    $link = find_link($token, 'personalreports');
    return ['personal' => ['firstname' => $link['account']['name']], 'reports' => []];
}

function register(array $body): array
{
    $email = address($body);
    $name = trim(text($body, 'firstname'));
    if ($name === '' || trim(text($body, 'lastname')) === '' || ($body['agreeTC'] ?? null) !== true) {
        throw new Refusal(422, 'Please fill in your name and agree to the terms.');
    }
    if (($body['regType'] ?? null) !== 'default') {
        throw new Refusal(422, 'Registration is not available.');
    }
    limit('link, per client', client());
    add_member($email, $name);
    send_link('registration', $email, 'member');
    return [];
}

function redeem(array $body, string $code): array
{
    $email = address($body);
    limit('voucher, per client', client());
    if (!row('SELECT 1 FROM vouchers WHERE code = ? AND is_spent = 0', $code)) {
        throw new Refusal(422, 'This is an invalid voucher. Please check the code.');
    }
    if (!is_confirmed(find_account('member', $email))) {
        return ['action' => 'errormembersonly'];
    }
    run('UPDATE vouchers SET is_spent = 1 WHERE code = ?', $code);
    return ['action' => 'success'];
}
