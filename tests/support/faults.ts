/* What can go wrong with a call, and the message that the interface shows (D8, D17: see docs/decisions.md). */
import { httpReply, networkError, type Reply, refused } from './fake-fetch.ts';

export const UNEXPECTED = 'Something went wrong on our side. Please try again in a few minutes.';
export const UNREACHABLE = 'The server cannot be reached. Please check your connection and try again.';

/** The message for a mailed link that the server refuses. */
export const INVALID_LINK = 'Token invalid! Oops, this token is unknown. It might have expired already.';

const json = (value: unknown, status = 200) => httpReply(status, JSON.stringify(value), 'application/json');

export interface Fault {
  reply: Reply;
  message: string;
}

/** A POST to the page's own server may have been refused because of the anti-forgery token. */
const FORBIDDEN_POST =
  'If this page has been open for a while, please reload it and try again. Otherwise this account has no access. Please contact whoever invited you.';

/** What can go wrong with a POST. */
export const POST_FAULTS: Readonly<Record<string, Fault>> = {
  'a reply that is not JSON': {
    reply: httpReply(200, '<!doctype html><title>Hello</title>'),
    message: UNEXPECTED,
  },
  'a 502 HTML page': { reply: httpReply(502, '<h1>Bad Gateway</h1>'), message: UNEXPECTED },
  'an empty body': { reply: httpReply(200, ''), message: UNEXPECTED },
  '204 without a body': { reply: httpReply(204, null), message: UNEXPECTED },
  'truncated JSON': {
    reply: httpReply(200, '{"status":"OK","data":{', 'application/json'),
    message: UNEXPECTED,
  },
  'an unknown envelope': {
    reply: json({ success: true, result: { action: 'admin' } }),
    message: UNEXPECTED,
  },
  'an envelope in a list': {
    reply: json([{ status: 'OK', data: { action: 'admin' } }]),
    message: UNEXPECTED,
  },
  'an envelope with wrong types': {
    reply: json({ status: true, data: { action: 'admin' } }),
    message: UNEXPECTED,
  },
  null: { reply: json(null), message: UNEXPECTED },
  '500 with an OK envelope': {
    reply: json({ status: 'OK', data: { action: 'admin' } }, 500),
    message: UNEXPECTED,
  },
  'an error with a message': { reply: refused('Not today, Ada.'), message: 'Not today, Ada.' },
  'an error with HTML in its message': {
    reply: refused('<img src=x onerror=alert(1)>&amp;'),
    message: '<img src=x onerror=alert(1)>&amp;',
  },
  'an error without a message': { reply: refused(null), message: UNEXPECTED },
  'an error with an object for a message': {
    reply: refused({ message: 'Not today.' }),
    message: 'Not today.',
  },
  'an error with an unknown object': { reply: refused({ code: 7 }), message: UNEXPECTED },
  'problem details': {
    reply: httpReply(422, '{"title":"Invalid","detail":"Not now."}', 'application/problem+json'),
    message: 'Not now.',
  },
  '401': {
    reply: refused('unauthorized', 401),
    message: 'This request was refused. Please try again.',
  },
  '403': { reply: httpReply(403, ''), message: FORBIDDEN_POST },
  'a 404 HTML page': { reply: httpReply(404, '<h1>Not Found</h1>'), message: UNEXPECTED },
  '404 with a message': {
    reply: refused('There is no such thing.', 404),
    message: 'There is no such thing.',
  },
  '429 with a message': { reply: refused('Too many attempts.', 429), message: 'Too many attempts.' },
  '500 with a message': { reply: refused('The database sleeps.', 500), message: 'The database sleeps.' },
  '500 without a message': { reply: json({ status: 'ERROR' }, 500), message: UNEXPECTED },
  '503 without a message': {
    reply: httpReply(503, '<h1>Service Unavailable</h1>'),
    message:
      "This service isn't available right now, probably because of maintenance. Please try again in a few minutes.",
  },
  'a network error': { reply: networkError, message: UNREACHABLE },
};

/** What a 401 means for the forms that send a password, a code or the token of a mailed link (D55). */
export const UNAUTHORIZED: Readonly<Record<string, string>> = {
  'admin login': "The email address or password isn't right. Please try again.",
  'member login': "The email address or password isn't right. Please try again.",
  'security code': "This code isn't right. Please check it and try again.",
  'new password': INVALID_LINK,
};
