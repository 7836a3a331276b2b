import { expect, test } from 'vitest';
import { loadError } from '../../../src/contract/load-error.ts';
import { type Problem, problemError, problemMessage } from '../../../src/contract/problem.ts';
import type { Message } from '../../../src/i18n/message.ts';

const FAILED = 'Something went wrong on our side. Please try again in a few minutes.';
const NO_ACCESS = 'This account has no access. Please contact whoever invited you.';
const MAINTENANCE =
  "This service isn't available right now, probably because of maintenance. Please try again in a few minutes.";
const STOPPED =
  'Something on the way stopped this. Please reload the page and try again. If it happens again, ask the person who invited you.';
const waiting = (why: Extract<Message, { why: unknown }>['why']): Message => ({ why, seconds: 60 });
const pause = { seconds: 60, retryAt: 1_700_000_060_000 };

test.each<[Problem, Message]>([
  [{ kind: 'unauthorized' }, 'This request was refused. Please try again.'],
  [{ kind: 'forbidden' }, 'This request was refused. Please try again.'],
  [{ kind: 'forbidden', message: NO_ACCESS }, NO_ACCESS],
  [{ kind: 'unexpected' }, FAILED],
  [{ kind: 'internal' }, FAILED],
  [{ kind: 'busy', status: 503 }, MAINTENANCE],
  [{ kind: 'busy', status: 503, text: 'Back at noon.' }, { verbatim: 'Back at noon.' }],
  [{ kind: 'busy', status: 502 }, FAILED],
  [{ kind: 'refused' }, 'This request was refused. Please try again.'],
  [{ kind: 'busy', status: 429 }, 'Too many attempts. Please try again in a few minutes.'],
  [{ kind: 'busy', status: 429, text: 'Slow down.' }, { verbatim: 'Slow down.' }],
  [{ kind: 'stopped', status: 403 }, STOPPED],
  [{ kind: 'busy', status: 500, text: 'We broke it.' }, { verbatim: 'We broke it.' }],
  [{ kind: 'busy', status: 429, pause }, waiting('Too many attempts.')],
  [{ kind: 'busy', status: 503, pause }, waiting("This service isn't available right now.")],
  [{ kind: 'busy', status: 503, text: 'Back soon.', pause }, waiting({ verbatim: 'Back soon.' })],
  [{ kind: 'unreachable' }, 'The server cannot be reached. Please check your connection and try again.'],
  [{ kind: 'refused', text: '<b>Login</b>' }, { verbatim: '<b>Login</b>' }],
  [{ kind: 'refused', text: 'Login' }, { verbatim: 'Login' }],
])('the problem %j has the message %j', (problem, message) => {
  expect(problemMessage(problem)).toEqual(message);
});

test.each<[Problem, Message]>([
  [{ kind: 'forbidden' }, FAILED],
  [{ kind: 'stopped', status: 400 }, STOPPED],
  [{ kind: 'unreachable' }, problemMessage({ kind: 'unreachable' })],
])('if settings did not load because of %j, the message is %j', (problem, message) => {
  expect(loadError(problem).message).toEqual(message);
});

test('the error of a pause says when the next request is accepted, unless settings did not load', () => {
  const problem: Problem = { kind: 'busy', status: 429, pause };
  expect(problemError(problem).retryAt).toBe(pause.retryAt);
  expect(problemError({ kind: 'busy', status: 429 }).retryAt).toBeUndefined();
  expect(loadError(problem).retryAt).toBeUndefined();
});
