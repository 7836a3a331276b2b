/* What can go wrong with a call, and the message that the interface shows (D17 and D48 in docs/requirements.md). */
import { httpReply, networkError, type Reply, refused } from './fake-fetch.ts';

export const UNEXPECTED = 'Something went wrong on our side. Please try again in a few minutes.';
export const UNREACHABLE = 'The server cannot be reached. Please check your connection and try again.';

const STOPPED =
  'The request was stopped before it reached the application. Please reload the page and try again. If this stays, contact whoever invited you.';

/** The message for a mailed link that the server refuses. */
export const INVALID_LINK = 'Token invalid! Oops, this token is unknown. It might have expired already.';

/**
 * What can go wrong with a POST: the reply, and the message. tests/unit/api/parse-reply.test.ts has every reply; here is at least
 * one for each form of forms.ts.
 */
export const POST_FAULTS: Readonly<Record<string, readonly [reply: Reply, message: string]>> = {
  'a reply that is not JSON': [httpReply(200, '<!doctype html><title>Hello</title>'), UNEXPECTED],
  'a 502 HTML page': [httpReply(502, '<h1>Bad Gateway</h1>'), UNEXPECTED],
  '204 without a body': [httpReply(204, null), UNEXPECTED],
  'an error without a message': [refused(null), UNEXPECTED],
  'an error with a message': [refused('Not today, Ada.'), 'Not today, Ada.'],
  'an error with HTML in its message': [
    refused('<img src=x onerror=alert(1)>&amp;'),
    '<img src=x onerror=alert(1)>&amp;',
  ],
  'problem details': [
    httpReply(422, '{"title":"Invalid","detail":"Not now."}', 'application/problem+json'),
    'Not now.',
  ],
  'a 404 HTML page': [httpReply(404, '<h1>Not Found</h1>'), STOPPED],
  '401': [refused('unauthorized', 401), 'This request was refused. Please try again.'],
  '403': [httpReply(403, ''), 'This account has no access. Please contact whoever invited you.'],
  '429 with a message': [refused('Too many attempts.', 429), 'Too many attempts.'],
  '503 without a message': [
    httpReply(503, '<h1>Service Unavailable</h1>'),
    "This service isn't available right now, probably because of maintenance. Please try again in a few minutes.",
  ],
  'a network error': [networkError, UNREACHABLE],
};

/** What a 401 means for the forms that send a password, a code or the token of a mailed link (D55). */
export const UNAUTHORIZED: Readonly<Record<string, string>> = {
  'admin login': "The email address or password isn't right. Please try again.",
  'member login': "The email address or password isn't right. Please try again.",
  'security code': "This code isn't right. Please check it and try again.",
  'new password': INVALID_LINK,
};
