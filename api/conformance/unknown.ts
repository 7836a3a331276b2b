/* Values that no server knows, so that a check changes nothing. */

export const UNKNOWN = 'unknown-to-everybody';
/** RFC 2606 reserves `.invalid`, so no email can be delivered. */
export const UNKNOWN_EMAIL = 'nobody@login-portal.invalid';
export const UNKNOWN_VOUCHER = 'AAAAA-AAAAA-AAAAA-AAAAA-AAAAA';

/** Never aborted: the browser of the checks has the time limit. */
export const { signal } = new AbortController();
