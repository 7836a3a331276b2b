/* Browsers that have signed in before. */
import { createHmac } from 'node:crypto';
import { newSecret } from './store.js';
import { isSame } from './web.js';

/** The same for all instances, and after a restart. */
const { SECRET_KEY = newSecret() } = process.env;
/** Milliseconds. */
export const DEVICE_LIFETIME = 180 * 24 * 60 * 60_000;
const ID_LENGTH = newSecret().length;
const MOST_ADDRESSES = 5;

const sign = (id, email) =>
  id + createHmac('sha256', SECRET_KEY).update(`device ${id} ${email}`).digest('base64url');

/** Names the browser, if the owner of the address has signed in with it. The cookie has a value for each address. */
export const deviceOf = (cookie = '', email = '') =>
  cookie
    .split('.')
    .find((value) => isSame(value, sign(value.slice(0, ID_LENGTH), email)))
    ?.slice(0, ID_LENGTH);

/** The cookie with this address. */
export const withDevice = (cookie = '', email = '') =>
  [...new Set([sign(deviceOf(cookie, email) ?? newSecret(), email), ...cookie.split('.')])]
    .slice(0, MOST_ADDRESSES)
    .join('.');
