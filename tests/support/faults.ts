/* Everything that can go wrong with a call, and the words a person then reads (D8, D17). */
import { type Answer, dropped, ok, raw, refused } from './fake-fetch.ts';

const UNEXPECTED = 'Something went wrong on our side. Please try again in a few minutes.';
export const UNREACHABLE = 'The server cannot be reached. Please check your connection and try again.';

/** What a mailed link that the server refuses is told. */
export const INVALID_LINK = 'Token invalid! Oops, this token is unknown. It might have expired already.';

const json = (value: unknown, status = 200) => raw(status, JSON.stringify(value), 'application/json');

export interface Fault {
  answer: Answer;
  words: string;
}

/** All of them say no to what was asked; after the others nobody knows. */
export const REFUSALS: ReadonlySet<string> = new Set([
  'no, in the server’s words',
  'no, in words that look like HTML',
  'no, without a word',
  'no, with an object for words',
  '401',
  '403',
  'a page of HTML, 404',
  '404 with a text',
]);

export const FAULTS: Readonly<Record<string, Fault>> = {
  'an answer that is not JSON': {
    answer: raw(200, '<!doctype html><title>Hello</title>'),
    words: UNEXPECTED,
  },
  'a gateway’s page of HTML, 502': { answer: raw(502, '<h1>Bad Gateway</h1>'), words: UNEXPECTED },
  'an empty body': { answer: raw(200, ''), words: UNEXPECTED },
  'no body at all, 204': { answer: raw(204, null), words: UNEXPECTED },
  'cut off JSON': { answer: raw(200, '{"status":"OK","data":{', 'application/json'), words: UNEXPECTED },
  'a wrong envelope': { answer: json({ success: true, result: { action: 'admin' } }), words: UNEXPECTED },
  'an envelope in a list': { answer: json([{ status: 'OK', data: { action: 'admin' } }]), words: UNEXPECTED },
  'an envelope of wrong types': {
    answer: json({ status: true, data: { action: 'admin' } }),
    words: UNEXPECTED,
  },
  'a bare null': { answer: json(null), words: UNEXPECTED },
  'an error under an envelope that says OK, 500': {
    answer: json({ status: 'OK', data: { action: 'admin' } }, 500),
    words: UNEXPECTED,
  },
  'no, in the server’s words': { answer: refused('Not today, Ada.'), words: 'Not today, Ada.' },
  'no, in words that look like HTML': {
    answer: refused('<img src=x onerror=alert(1)>&amp;'),
    words: '<img src=x onerror=alert(1)>&amp;',
  },
  'no, without a word': { answer: refused(null), words: UNEXPECTED },
  'no, with an object for words': { answer: refused({ message: 'hidden' }), words: UNEXPECTED },
  '401': {
    answer: refused('unauthorized', 401),
    words: "The email address or password isn't right. Please try again.",
  },
  '403': {
    answer: raw(403, ''),
    words: 'This account has no access. Please contact whoever invited you.',
  },
  'a page of HTML, 404': { answer: raw(404, '<h1>Not Found</h1>'), words: UNEXPECTED },
  '404 with a text': { answer: refused('There is no such thing.', 404), words: 'There is no such thing.' },
  '429 with a text': { answer: refused('Too many attempts.', 429), words: 'Too many attempts.' },
  '500 with a text': { answer: refused('The database sleeps.', 500), words: 'The database sleeps.' },
  '500 without one': { answer: json({ status: 'ERROR' }, 500), words: UNEXPECTED },
  'a dropped connection': { answer: dropped, words: UNREACHABLE },
};

/** For calls whose data somebody reads: the envelope is right, what is in it is not. */
export const WRONG_DATA: Readonly<Record<string, Fault>> = {
  'an unknown action': { answer: ok({ action: 'dance' }), words: UNEXPECTED },
  'an action of a wrong type': { answer: ok({ action: 7 }), words: UNEXPECTED },
  'no action': { answer: ok({}), words: UNEXPECTED },
  'a list for data': { answer: ok([]), words: UNEXPECTED },
  'null for data': { answer: ok(null), words: UNEXPECTED },
};

/** The same for a call whose only credential is a mailed link: nobody has typed a password, so 401 is about the link. */
export const LINK_FAULTS: Readonly<Record<string, Fault>> = {
  ...FAULTS,
  '401': { answer: refused('unauthorized', 401), words: INVALID_LINK },
};
