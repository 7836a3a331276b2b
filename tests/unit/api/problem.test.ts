import { expect, test } from 'vitest';
import { type Problem, problemMessage } from '../../../src/api/problem.ts';

test.each<[Problem, string | { verbatim: string }]>([
  [{ kind: 'unauthorized' }, 'Login failed. Please check your details and try again.'],
  [{ kind: 'forbidden' }, 'You do not have access. Please contact your administrator.'],
  [{ kind: 'unexpected' }, 'The server sent an unexpected answer. Please try again later.'],
  [{ kind: 'unreachable' }, 'The server cannot be reached. Please check your connection and try again.'],
  [{ kind: 'refused', text: '<b>Login</b>' }, { verbatim: '<b>Login</b>' }],
  [{ kind: 'refused', text: 'Login' }, { verbatim: 'Login' }],
])('the problem %j says %j', (problem, message) => {
  expect(problemMessage(problem)).toEqual(message);
});
