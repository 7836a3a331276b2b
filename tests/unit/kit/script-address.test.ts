import { expect, test } from 'vitest';
import { scriptAddress } from '../../../src/browser/script-address.ts';

const SCRIPT = 'https://portal.example/login-portal.js';

test.each([
  ['Chromium', `Error\n    at ${SCRIPT}:1:23\n    at https://host.example/:3:1`],
  ['Chromium, in a function', `Error\n    at load (${SCRIPT}:1:23)`],
  ['Firefox', `@${SCRIPT}:1:23\n@https://host.example/app.js:1:1`],
  ['Firefox, in a function', `load/<@${SCRIPT}:1:23\n`],
  [
    'Chromium, with the zones of zone.js',
    `Error\n    at ${SCRIPT}:1:23 [<root>]\n    at https://host.example/:3:1 [<root>]`,
  ],
  ['Chromium, with another name of the error', `Failure: 1\n    at ${SCRIPT}:1:23`],
  ['Safari', `global code@${SCRIPT}:1:23`],
  ['Safari, a module', `module code@${SCRIPT}:1:23\nmoduleEvaluation@[native code]`],
])('the address of a script is read from an error stack: %s', (_, stack) => {
  expect(scriptAddress(stack)).toBe(SCRIPT);
});

test.each([
  ['Error\n    at http://localhost:8080/p.js:1:23', 'http://localhost:8080/p.js'],
  [`Error\n    at load (${SCRIPT}?v=https://evil.example:1:23)`, `${SCRIPT}?v=https://evil.example`],
  [
    `@${SCRIPT}?ver=6.5&only=voucher-redeem,self-register:1:23`,
    `${SCRIPT}?ver=6.5&only=voucher-redeem,self-register`,
  ],
  ...[
    undefined,
    '',
    'Error',
    `Error\n    at eval (eval at run (${SCRIPT}:1:23), <anonymous>:1:7)\n    at ${SCRIPT}:1:23`,
    `Error\n    at <anonymous>:1:7\n    at run (${SCRIPT}:1:23)`,
    `eval code@\neval@[native code]\nrun@${SCRIPT}:1:23`,
    `@${SCRIPT} line 2 > injectedScript:1:10\n@${SCRIPT}:1:1`,
    'Error\n    at file:///srv/login-portal.js:1:23',
    [],
  ].map((odd) => [odd, undefined]),
])('the stack %j has the address %s', (stack, address) => {
  expect(scriptAddress(stack)).toBe(address);
});
