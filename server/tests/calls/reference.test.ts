/* What the description says about the portal and the reference backend besides the calls. */
import { expect, test } from 'vitest';
import { createMatcher } from '../../../src/app/navigation/route-matcher.ts';
import { ROUTES, type Route } from '../../../src/app/navigation/routes.ts';
import { MINUTE } from '../../reference/backend.ts';
import { CODE_LIFETIME, TRIES } from '../../reference/store/codes.ts';
import { MOST_FAILURES } from '../../reference/store/failures.ts';
import { FORMER_PASSWORDS } from '../../reference/store/password-change.ts';
import { LONGEST_PASSWORD, MAX_WAITING_HASHES, SHORTEST_PASSWORD } from '../../reference/store/passwords.ts';
import { INACTIVITY_LIMIT, SESSION_LIFETIME } from '../../reference/store/sessions.ts';
import * as throttles from '../../reference/store/throttle.ts';
import {
  ACCOUNT_CODES,
  ADDRESS_PASSWORDS,
  CHALLENGES,
  CLIENT_NEW_PASSWORDS,
  CLIENT_PASSWORDS,
  CODE_TRIES,
  CODES,
  LINK_REQUESTS,
  LINKS,
  NEW_PASSKEYS,
  NEW_PASSWORDS,
  PASSKEY_OPTIONS,
  PROBES,
  REGISTRATIONS,
  type Throttle,
  VOUCHERS,
  WRONG_PASSKEYS,
  WRONG_PASSWORDS,
} from '../../reference/store/throttle.ts';
import { tokenLifetime } from '../../reference/store/tokens.ts';
import { VOUCHER_ADDRESSES } from '../../reference/store/vouchers.ts';
import { description } from '../../scripts/describe/description.ts';

const text: string = description.info.description;

const sectionOf = (heading: string) => text.split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';

/** The lines of a list: what, and its value. */
const linesOf = (heading: string) =>
  [...sectionOf(heading).matchAll(/^- (.*?): (.*)$/gm)].map(([, what, value]) => [what, value]);

/** The limits that are compared with the list. */
const compared = new Set<unknown>([WRONG_PASSWORDS, CLIENT_PASSWORDS, ADDRESS_PASSWORDS]);

const limit = (throttle: Throttle) => {
  compared.add(throttle);
  const { freeAttempts, decay } = throttle;
  const minutes = decay / MINUTE;
  return `${freeAttempts}, then ${minutes > 1 ? `1 in ${minutes} minutes` : `${1 / minutes} a minute`}`;
};

test('the suggested numbers are those of the reference backend', () => {
  const { freeAttempts, firstWait, maxWait } = WRONG_PASSWORDS;
  expect(linesOf('Suggested numbers')).toEqual([
    [
      'lifetime of a link',
      `${tokenLifetime('forgotpw') / MINUTE} minutes; ${tokenLifetime('portalaccess') / MINUTE} if it signs in`,
    ],
    [
      'lifetime of a session',
      `${SESSION_LIFETIME / MINUTE / 60} hours; ${INACTIVITY_LIMIT / MINUTE} minutes without a request`,
    ],
    ['length of a password', `${SHORTEST_PASSWORD} to ${LONGEST_PASSWORD} characters`],
    [
      'wrong passwords for an address, per client',
      `${freeAttempts}, then a wait of ${firstWait / MINUTE} minute, doubled up to ${maxWait / MINUTE}`,
    ],
    [
      'wrong passwords and codes in a row for an address',
      `${MOST_FAILURES}, then none until a new password is chosen`,
    ],
    ['wrong passwords, per client', `${CLIENT_PASSWORDS.freeAttempts}, then the same waits`],
    [
      'wrong passwords for an address, all clients',
      `${ADDRESS_PASSWORDS.freeAttempts}, then 1 per client instead of ${freeAttempts}; one is forgotten every ${ADDRESS_PASSWORDS.decay / MINUTE} minutes`,
    ],
    ['`POST /api/v1/login`, per client', limit(PROBES)],
    ['`GET /api/v1/captcha/challenge`, per client', limit(CHALLENGES)],
    ['forms that send a link, per client', limit(LINK_REQUESTS)],
    [
      'links of a type for an address',
      `${limit(LINKS)}; others are not sent, and the answer is still a success`,
    ],
    ['codes for an account, per client', limit(CODES)],
    ['codes for an account, all clients', limit(ACCOUNT_CODES)],
    ['wrong codes for an account', limit(CODE_TRIES)],
    ['new passwords for an account', limit(NEW_PASSWORDS)],
    ['new passwords, per client', limit(CLIENT_NEW_PASSWORDS)],
    ['former passwords that are compared', `${FORMER_PASSWORDS}, and the current one`],
    ['hashes that wait', `${MAX_WAITING_HASHES}, then 503 with \`Retry-After\``],
    ['new passkeys for an account', limit(NEW_PASSKEYS)],
    ['`POST /api/v1/login/passkey/options`, per client', limit(PASSKEY_OPTIONS)],
    ['passkeys that are not accepted, per client', limit(WRONG_PASSKEYS)],
    ['registrations, per client', limit(REGISTRATIONS)],
    ['vouchers, per client', limit(VOUCHERS)],
    ['corrected addresses of a voucher', limit(VOUCHER_ADDRESSES)],
  ]);
  const limits = Object.values(throttles).filter((value) => typeof value === 'object');
  const missing = limits.filter((throttle) => !compared.has(throttle));
  expect(missing, 'limits without a row in this test and under "Suggested numbers"').toEqual([]);
  expect(text).toContain(`a code is valid for ${CODE_LIFETIME / MINUTE} minutes and ${TRIES} tries`);
});

test('every address of the portal opens a screen, and every screen that needs no mailed link has an address', () => {
  const match = createMatcher('/login/', ROUTES);
  const addresses = [...sectionOf('Addresses of the portal').matchAll(/^\| ([^|]*)/gm)].flatMap(
    ([, cell = '']) => [...cell.matchAll(/`(\S+)`/g)],
  );
  expect(addresses.length).toBeGreaterThan(5);
  for (const [, address = ''] of addresses) expect([address, match(address)?.route]).not.toContain(undefined);

  const described = addresses.map(([, address = '']) => match(address)?.route.name);
  const routes: readonly Route[] = ROUTES;
  const missing = routes.filter(({ name, fromLink }) => !fromLink && !described.includes(name));
  expect(missing, 'routes without a row under "Addresses of the portal"').toEqual([]);
});
