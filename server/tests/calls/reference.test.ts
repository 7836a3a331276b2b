/* What the description says about the portal and the reference backend besides the calls. */
import { expect, test } from 'vitest';
import { createMatcher } from '../../../src/app/navigation/route-matcher.ts';
import { ROUTES, type Route } from '../../../src/app/navigation/routes.ts';
import { MINUTE } from '../../reference/backend.ts';
import { createBackend } from '../../reference/create-backend.ts';
import { CODE_LIFETIME, TRIES } from '../../reference/store/codes.ts';
import * as limits from '../../reference/store/limits.ts';
import { FORMER_PASSWORDS } from '../../reference/store/password-change.ts';
import { LONGEST_PASSWORD, MAX_WAITING_HASHES, SHORTEST_PASSWORD } from '../../reference/store/passwords.ts';
import { INACTIVITY_LIMIT, SESSION_LIFETIME } from '../../reference/store/sessions.ts';
import { tokenLifetime } from '../../reference/store/tokens.ts';
import { description } from '../../scripts/describe/description.ts';
import { LOW_COST } from '../reference/support.ts';

const text: string = description.info.description;

const sectionOf = (heading: string) => text.split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';

/** The lines of a list: what, and its value. */
const linesOf = (heading: string) =>
  [...sectionOf(heading).matchAll(/^- (.*?): (.*)$/gm)].map(([, what, value]) => [what, value]);

/** The limits that are compared with the list. */
const compared = new Set<unknown>();

const limit = (each: limits.Limit) => {
  compared.add(each);
  const { most, minutes } = each;
  const number = typeof most === 'number' ? most : createBackend({ passwordCost: LOW_COST })[most];
  return `${number} in ${minutes} minutes`;
};

test('the suggested numbers are those of the reference backend', () => {
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
    ['wrong passwords for an address, per client', limit(limits.PASSWORDS)],
    [
      'wrong passwords and codes in a row for an address',
      `${limits.FAILURES.most}, then none until a new password is chosen`,
    ],
    ['wrong passwords, per network', limit(limits.NETWORK_PASSWORDS)],
    ['`POST /api/v1/login`, per network', limit(limits.PROBES)],
    ['forms that send a link, per network', limit(limits.LINK_REQUESTS)],
    [
      'links of a type for an address',
      `${limit(limits.LINKS)}; others are not sent, and the answer is still a success`,
    ],
    ['codes for an account, per client', limit(limits.CODES)],
    ['codes for an account, all clients', limit(limits.ACCOUNT_CODES)],
    ['wrong codes for an account', limit(limits.CODE_TRIES)],
    ['new passwords for an account', limit(limits.NEW_PASSWORDS)],
    ['new passwords, per network', limit(limits.NETWORK_NEW_PASSWORDS)],
    ['former passwords that are compared', `${FORMER_PASSWORDS}, and the current one`],
    ['hashes that wait', `${MAX_WAITING_HASHES}, then 503 with \`Retry-After\``],
    ['new passkeys for an account', limit(limits.NEW_PASSKEYS)],
    ['`POST /api/v1/login/passkey/options`, per network', limit(limits.PASSKEY_OPTIONS)],
    ['passkeys that are not accepted, per network', limit(limits.WRONG_PASSKEYS)],
    ['registrations, per network', limit(limits.REGISTRATIONS)],
    ['registrations for a campaign or a group, per network', limit(limits.SIGNUPS)],
    ['`GET /api/v1/captcha/challenge`, per network', limit(limits.CHALLENGES)],
    ['vouchers, per network', limit(limits.VOUCHERS)],
    ['corrected addresses of a voucher', limit(limits.VOUCHER_ADDRESSES)],
  ]);
  const all = Object.values(limits).filter((value) => typeof value === 'object' && 'most' in value);
  const missing = all.filter((each) => each !== limits.FAILURES && !compared.has(each));
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
