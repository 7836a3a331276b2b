// @module-tag long
import { afterEach, expect, test } from 'vitest';
import { runChecks } from '../../conformance/run.ts';
import { type Handler, type RunningServer, startServer } from '../../reference/server.ts';
import { LOW_COST } from '../reference/support.ts';

const CHECK = 'Registration, captcha';

let server: RunningServer | undefined;
afterEach(() => server?.close());

async function findingsWith(wrap: (handler: Handler) => Handler): Promise<string[]> {
  server = await startServer({
    passwordCost: LOW_COST,
    members: { defaultregistration: true, usecaptcha: true },
    wrap,
  });
  const outcomes = await runChecks(new URL(server.url), { write: true, apiOnly: true, only: [CHECK] });
  return outcomes.flatMap(({ findings }) => findings.map(({ why }) => why));
}

test('a solved task of ALTCHA is accepted once', async () => {
  expect(await findingsWith((next) => next)).toEqual([]);
});

test('the kit finds that a task of ALTCHA can be used twice', async () => {
  const answers = new Map<string, Response>();
  const findings = await findingsWith((next) => async (request, env) => {
    if (!request.url.endsWith('/members/registration')) return next(request, env);
    const { gRCtoken } = await request.clone().json();
    const answer = answers.get(gRCtoken) ?? (await next(request, env));
    answers.set(gRCtoken, answer.clone());
    return answer;
  });
  expect(findings).toEqual([
    'POST /api/v1/members/registration succeeds, with a task of ALTCHA that was used already',
  ]);
});

test('the kit finds a task that no browser can solve', async () => {
  const findings = await findingsWith(
    (next) => async (request, env) =>
      request.url.endsWith('/captcha/challenge')
        ? Response.json({ status: 'OK', data: { parameters: { algorithm: 'MD5' } } })
        : next(request, env),
  );
  expect(findings).toEqual([
    'GET /api/v1/captcha/challenge returns no task of ALTCHA that a browser can solve',
  ]);
});
