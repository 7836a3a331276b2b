import { expect, test } from 'vitest';
import { scriptOrigin } from '../../../src/kit/script-origin.ts';

test.each([
  ['Chromium', 'Error\n    at https://portal.example/login-portal.js:1:23\n    at https://host.example/:3:1'],
  [
    'Chromium, in a function',
    'Error\n    at load (https://portal.example/login-portal.js?v=https://evil.example:1:23)',
  ],
  ['Firefox', '@https://portal.example/login-portal.js:1:23\n@https://host.example/app.js:1:1'],
  ['Firefox, in a function', 'load/<@https://portal.example/login-portal.js:1:23\n'],
  ['Safari', 'global code@https://portal.example/login-portal.js:1:23'],
  [
    'Safari, a module',
    'module code@https://portal.example/login-portal.js:1:23\nmoduleEvaluation@[native code]',
  ],
])('the origin of a script is read from an error stack: %s', (_, stack) => {
  expect(scriptOrigin(stack)).toBe('https://portal.example');
});

test('the origin includes the port', () => {
  expect(scriptOrigin('Error\n    at http://localhost:8080/login-portal.js:1:23')).toBe(
    'http://localhost:8080',
  );
});

test.each([[undefined], [''], ['Error'], ['Error\n    at file:///srv/login-portal.js:1:23'], [[]]])(
  'the stack %j has no origin and no address',
  (stack) => {
    expect(scriptOrigin(stack)).toBeUndefined();
  },
);
