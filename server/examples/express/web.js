/* Cookies, the anti-forgery token, bodies and refusals. */
import { timingSafeEqual } from 'node:crypto';
import { Refusal } from './refusal.js';
import { newSecret, ORIGIN } from './store.js';

const LARGEST_BODY = 16 * 1024;

/** On https, so that neither another host of the domain nor an unencrypted page can set the cookie. */
const secure = ORIGIN.startsWith('https:');
const nameOf = (name) => (secure ? `__Host-${name}` : name);

export const cookieSetter = (response) => (name, value, options) =>
  response.cookie(nameOf(name), value, { path: '/', sameSite: 'lax', secure, ...options });

export function isSame(one, other) {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** The last cookie of this name has the shortest path, and no other path can hide it. */
export const cookieOf = (request, name) =>
  new RegExp(`^(?:.*; )?${nameOf(name)}=([^;]+)`).exec(request.get('Cookie') ?? '')?.[1];

/** Browsers without https, and old ones, send only the origin. */
function isFromOwnPage(request) {
  const site = request.get('Sec-Fetch-Site');
  return site ? site === 'same-origin' : (request.get('Origin') ?? ORIGIN) === ORIGIN;
}

/** Compares the header with the cookie, which another site can neither read nor set. */
export function antiForgery(request, response, next) {
  const cookie = cookieOf(request, 'XSRF-TOKEN');
  if (request.method === 'GET') {
    if (!cookie) cookieSetter(response)('XSRF-TOKEN', newSecret());
    return next();
  }
  if (!isFromOwnPage(request) || !cookie || !isSame(cookie, request.get('X-XSRF-TOKEN') ?? ''))
    throw new Refusal(403, 'The anti-forgery token is missing. Please reload the page.');
  // A form of another site cannot send JSON.
  if (!request.is('application/json')) throw new Refusal(415, 'The request must be JSON.');
  next();
}

/** Not express.json(), which reads a body that is too large to its end before it refuses it. */
export async function readBody(request, _response, next) {
  let text = '';
  const checkSize = (size) => {
    if (size > LARGEST_BODY) throw new Refusal(413, 'The request is too large.');
  };
  checkSize(Number(request.get('Content-Length')));
  request.setEncoding('utf8');
  for await (const part of request.iterator({ destroyOnReturn: false })) {
    text += part;
    checkSize(text.length);
  }
  request.body = JSON.parse(text || '{}');
  next();
}

/** Express recognises it by its four parameters. Errors of Express also have a status. */
export function onError(error, request, response, _next) {
  const { status = error instanceof SyntaxError ? 400 : 500, message, headers } = error;
  if (status >= 500 && !request.destroyed) console.error(error);
  // A body that was not read must not be waited for.
  if (!request.complete) response.set('Connection', 'close');
  const isRefusal = error instanceof Refusal;
  response
    .status(status)
    .set(isRefusal ? headers : {})
    .json({ status: 'ERROR', data: isRefusal ? message : 'The request is not valid.' });
}
