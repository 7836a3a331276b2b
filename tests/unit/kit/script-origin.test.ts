import { expect, test } from 'vitest';
import { scriptOrigin } from '../../../src/kit/script-origin.ts';

const SCRIPT = 'https://portal.example/login-portal.js';

test.each([
  ['Chromium', `Error\n    at ${SCRIPT}:1:23\n    at https://host.example/:3:1`],
  ['Chromium, in a function', `Error\n    at load (${SCRIPT}?v=https://evil.example:1:23)`],
  ['Firefox', `@${SCRIPT}:1:23\n@https://host.example/app.js:1:1`],
  ['Firefox, in a function', `load/<@${SCRIPT}:1:23\n`],
  ['Safari', `global code@${SCRIPT}:1:23`],
  ['Safari, a module', `module code@${SCRIPT}:1:23\nmoduleEvaluation@[native code]`],
])('the origin of a script is read from an error stack: %s', (_, stack) => {
  expect(scriptOrigin(stack)).toBe('https://portal.example');
});

test.each([
  ['Error\n    at http://localhost:8080/login-portal.js:1:23', 'http://localhost:8080'],
  ...[undefined, '', 'Error', 'Error\n    at file:///srv/login-portal.js:1:23', []].map((odd) => [
    odd,
    undefined,
  ]),
])('the stack %j has the origin %s', (stack, origin) => {
  expect(scriptOrigin(stack)).toBe(origin);
});
