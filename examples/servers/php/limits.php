<?php
/* How often something may be tried. Delete what has ended from time to time. */
declare(strict_types=1);

const LOCKED = 'Too many wrong passwords were entered for this email address, so none is accepted now. Please choose a new one with “Forgot password?”.';

/** How many of each are allowed within a number of minutes. Without minutes, until there is a new password. */
const LIMITS = [
    'password of an address' => [100, null],
    'password of an address, per client' => [5, 15],
    'password, per client' => [30, 15],
    'probe, per client' => [60, 15],
    'link, per client' => [20, 20],
    'link to an address' => [5, 15],
    'voucher, per client' => [30, 30],
];

function counted(string $name, string $subject): ?array
{
    return row('SELECT * FROM counts WHERE name = ? AND subject = ? AND (end IS NULL OR end > ?)', $name, $subject, time());
}

/** Counts, and returns whether it is allowed. Call it before the outcome is known, because tries can be simultaneous. */
function is_allowed(string $name, string $subject): bool
{
    [$most, $minutes] = LIMITS[$name];
    $found = counted($name, $subject) ?? ['count' => 0, 'end' => $minutes ? time() + $minutes * MINUTE : null];
    if ($found['count'] >= $most) {
        return false;
    }
    run('REPLACE INTO counts VALUES (?, ?, ?, ?)', $name, $subject, $found['count'] + 1, $found['end']);
    return true;
}

function limit(string $name, string $subject): void
{
    if (is_allowed($name, $subject)) {
        return;
    }
    $end = counted($name, $subject)['end'];
    if ($end === null) {
        throw new Refusal(422, LOCKED);
    }
    throw new Refusal(429, 'There were too many tries. Please try again later.', ['Retry-After' => (string) max(1, $end - time())]);
}

/** A right password does not count, and ends the count of the wrong ones before it. */
function forget_tries(string $address, string $client): void
{
    run("DELETE FROM counts WHERE name = 'password of an address' AND subject = ?", $address);
    run("DELETE FROM counts WHERE name = 'password of an address, per client' AND subject = ?", "$address $client");
    run("UPDATE counts SET count = count - 1 WHERE name = 'password, per client' AND subject = ?", $client);
}

/** After a new password the wrong ones no longer count, for any client. */
function forget_all_tries(string $address): void
{
    run("DELETE FROM counts WHERE name = 'password of an address' AND subject = ?", $address);
    run("DELETE FROM counts WHERE name = 'password of an address, per client' AND substr(subject, 1, length(?)) = ?", "$address ", "$address ");
}
