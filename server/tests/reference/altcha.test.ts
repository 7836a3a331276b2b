// @module-tag long
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { expect, test } from 'vitest';
import { error, MINUTE, ok, REGISTRATION, setUp } from './support.ts';

const failed = error(422, 'The captcha check failed. Please try again.');

const encoded = (content: unknown) => Buffer.from(JSON.stringify(content)).toString('base64');

function setUpAltcha() {
  const backend = setUp({ members: { defaultregistration: true, usecaptcha: true } });
  return {
    ...backend,
    async solved(): Promise<{ challenge: Challenge; solution: object }> {
      const { data: challenge } = await (await backend.request('/api/v1/captcha/challenge')).json();
      const solution = await solveChallenge({ challenge, deriveKey });
      if (!solution) throw new Error('The task was not solved.');
      return { challenge, solution };
    },
    register: (gRCtoken: unknown) => backend.post('/members/registration', { ...REGISTRATION, gRCtoken }),
  };
}

test('a task expires after twenty minutes', async () => {
  const { solved, register, advance } = setUpAltcha();
  const token = encoded(await solved());
  advance(20 * MINUTE);
  expect(await register(token)).toEqual(failed);
});

test('a task that was made easier, of another server or without a solution is refused', async () => {
  const { solved, register, outbox } = setUpAltcha();
  const { challenge, solution } = await solved();
  const easier = { ...challenge, parameters: { ...challenge.parameters, cost: 1, keyPrefix: '00' } };
  for (const content of [
    { challenge: easier, solution: await solveChallenge({ challenge: easier, deriveKey }) },
    await setUpAltcha().solved(),
    { challenge, solution: { ...solution, derivedKey: `00${'ab'.repeat(31)}` } },
    { challenge },
    null,
  ])
    expect(await register(encoded(content))).toEqual(failed);
  for (const token of [undefined, null, '', 'x', '{}']) expect(await register(token)).toEqual(failed);
  expect(outbox.list()).toEqual([]);
});

test('without a captcha, a registration needs no token, and there are no tasks', async () => {
  const { request, post } = setUp({ members: { defaultregistration: true } });
  expect(await post('/members/registration', { ...REGISTRATION, gRCtoken: null })).toEqual(ok());
  expect((await request('/api/v1/captcha/challenge')).status).toBe(404);
});
