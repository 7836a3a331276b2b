import { expect, test } from 'vitest';
import { type Problem, problemMessage } from '../../../src/api/problem.ts';

test.each<[Problem, string | { verbatim: string }]>([
  [{ kind: 'unauthorized' }, "The email address or password isn't right. Please try again."],
  [{ kind: 'forbidden' }, 'This account has no access. Please contact whoever invited you.'],
  [{ kind: 'unexpected' }, 'Something went wrong on our side. Please try again in a few minutes.'],
  [{ kind: 'unreachable' }, 'The server cannot be reached. Please check your connection and try again.'],
  [{ kind: 'refused', text: '<b>Login</b>' }, { verbatim: '<b>Login</b>' }],
  [{ kind: 'refused', text: 'Login' }, { verbatim: 'Login' }],
])('the problem %j says %j', (problem, message) => {
  expect(problemMessage(problem)).toEqual(message);
});
