import { expect, test } from 'vitest';
import { type Answer, clientFor, fakeFetch, ok } from '../../../tests/unit/contract/fake-fetch.ts';
import { captureWarnings } from '../../../tests/unit/support/console.ts';
import { register } from '../../contract/calls/registration.api.ts';

const form = {
  title: '',
  firstname: 'Ada',
  middlename: '',
  lastname: 'L',
  email: 'a@b.example',
  agreeTC: true,
};
const refusal: Answer = async () =>
  Response.json({ status: 'ERROR', data: 'This address is known already.' }, { status: 422 });

test('a registration that is refused after a lost answer may have worked, until one has worked', async () => {
  captureWarnings();
  fakeFetch(async () => new Response('', { status: 504 }), refusal, refusal, ok(), refusal);
  const client = clientFor();
  const lost = [];
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    const { signal } = new AbortController();
    const reply = await register(client, { regType: 'default' }, form, null, signal);
    lost.push(!reply.ok && reply.problem.wasLost === true);
  }
  expect(lost).toEqual([false, true, true, false, false]);
});
