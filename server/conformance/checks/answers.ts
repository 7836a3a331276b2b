/* Properties of all answers to calls. */
import type { Exchange } from '../client.ts';
import type { Check } from '../context.ts';
import { HASH } from '../private-data.ts';
import { retryAfterFault } from '../retry-after.ts';
import { UNKNOWN } from '../unknown.ts';

/** HTML, a line of a stack such as `at f (a.js:10:5)`, or bytes that are not UTF-8. */
export const isInternal = (text: string) =>
  /<\/?\w[^<>]*>|Traceback|Exception|SQL|\uFFFD/.test(text) ||
  text.split('\n').some((line) => /:\d+:\d/.test(line.split(/\bat /).slice(1).join()));

/** Milliseconds. A person notices it. */
const SLOW = 3000;

/** Calls whose answers can contain personal data. */
const PRIVATE = /\/(login|token|members|vouchers)\b/;

/** Calls whose answers are the same for everybody. */
const PUBLIC = ['config', 'config/short', 'products'].map((name) => `/api/v1/settings/${name}`);

/** Refusals can be problem details (RFC 9457). */
const JSON_TYPE = /^application\/(problem\+)?json\b/;

const callsOf = (exchanges: readonly Exchange[]) =>
  [...new Set(exchanges.map(({ call }) => call))].join(', ');

/** A check that lists the calls whose answer has a fault. */
const everyAnswer = (
  what: string,
  level: 'fails' | 'warns',
  why: string,
  isFault: (exchange: Exchange) => boolean,
): Check => ({
  what,
  async run(context) {
    const faulty = context.exchanges.filter((exchange) => exchange.visit && isFault(exchange));
    if (faulty.length > 0) context[level](`${why}: ${callsOf(faulty)}`);
  },
});

const header = ({ visit }: Exchange, name: string) => visit?.headers.get(name) ?? '';

export const ANSWERS: readonly Check[] = [
  {
    what: 'Unknown call, refused',
    async run({ visit, fails, warns }) {
      const path = `/api/v1/${UNKNOWN}`;
      const answer = await visit(path);
      if (!answer) return;
      if (answer.status < 400)
        fails(`GET ${path} answers ${answer.status}, expected 404: the page must not answer calls`);
      else if (!JSON_TYPE.test(answer.headers.get('Content-Type') ?? ''))
        warns(`GET ${path} is refused without JSON, expected the envelope of every call`, answer);
    },
  },
  everyAnswer(
    'Answers, no-store',
    'fails',
    '"Cache-Control: no-store" is missing, so personal data can stay in a cache',
    (exchange) => PRIVATE.test(exchange.call) && !/no-store/.test(header(exchange, 'Cache-Control')),
  ),
  {
    what: 'Answers, cookies in shared caches',
    async run({ visit, fails }) {
      for (const path of PUBLIC) {
        const answer = await visit(path, { isWithoutCookies: true });
        const caching = answer?.headers.get('Cache-Control') ?? '';
        if (answer?.headers.has('Set-Cookie') && /\b(public|s-maxage)\b/.test(caching))
          fails(
            `GET ${path} lets shared caches keep the answer with its cookie, which other people then get`,
          );
      }
    },
  },
  everyAnswer(
    'Answers, Content-Type and nosniff',
    'fails',
    '"X-Content-Type-Options: nosniff" or "Content-Type: application/json" is missing',
    (exchange) =>
      exchange.outcome !== 'broken' &&
      (header(exchange, 'X-Content-Type-Options') !== 'nosniff' ||
        !JSON_TYPE.test(header(exchange, 'Content-Type'))),
  ),
  everyAnswer(
    'Answers, no page in place of an error',
    'fails',
    'a page with a status below 400 is the answer to a call, as a CDN has it in place of the 403 and 404 of files',
    ({ visit }) => (visit?.status ?? 400) < 400 && /^\s*</.test(visit?.body ?? ''),
  ),
  everyAnswer(
    'Answers, status of refusals',
    'fails',
    'a refusal has a status below 400',
    ({ outcome, visit }) => outcome === 'refusal' && (visit?.status ?? 400) < 400,
  ),
  everyAnswer(
    'Answers, no dialog of the browser',
    'fails',
    '"WWW-Authenticate" makes the browser ask for a password in a dialog of its own, in front of the form',
    (exchange) => /^(basic|digest|negotiate|ntlm)\b/i.test(header(exchange, 'WWW-Authenticate')),
  ),
  everyAnswer(
    'Answers, texts of refusals',
    'fails',
    'the text of a refusal contains HTML, internal details or bytes that are not UTF-8, and people would read it',
    ({ text }) => isInternal(text ?? ''),
  ),
  everyAnswer(
    'Answers, no hashes of passwords',
    'fails',
    'an answer contains the hash of a password, for example because it has all columns of the account',
    ({ visit }) => HASH.test(visit?.body ?? ''),
  ),
  everyAnswer(
    'Answers, within 3 seconds',
    'warns',
    'an answer takes more than 3 seconds',
    ({ visit }) => (visit?.duration ?? 0) > SLOW,
  ),
  everyAnswer(
    'Answers, Retry-After',
    'fails',
    'a 429 or 503 has no Retry-After that can be understood, so the form cannot say how long to wait',
    ({ visit }) => (visit?.status === 429 || visit?.status === 503) && retryAfterFault(visit) !== undefined,
  ),
];
