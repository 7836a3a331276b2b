/* What holds if a process dies. */
import { expect, test } from 'vitest';
import { isMet } from '../raw.ts';
import { createVisitor } from '../visitor.ts';
import { withDatabases } from './postgres.ts';
import { eachOf } from './processes.ts';
import { startProcess, startStarter } from './starter.ts';

const NAMES = { firstname: 'Mara', lastname: 'Lind', agreeTC: true, regType: 'default' };
const REGISTER = '/api/v1/members/registration';
const newDatabase = withDatabases();

test('a process that is killed amid 200 registrations loses none that was answered', {
  timeout: 180_000,
}, async () => {
  const server = await startStarter({ database: await newDatabase() });
  const answered: string[] = [];
  const emails = Array.from({ length: 200 }, (_, number) => `new-${number}@example.org`);
  await eachOf(emails, 10, async (email) => {
    const answer = await createVisitor(server)
      .post(REGISTER, { ...NAMES, email })
      .catch(() => undefined);
    if (answer?.http === 200) answered.push(email);
    if (answered.length === 100) server.process.kill('SIGKILL');
  });
  expect(answered.length).toBeGreaterThanOrEqual(100);
  expect(answered.length).toBeLessThan(200);
  const waitingMails = answered.filter((email) => server.mails.list(email).length === 0);
  expect(waitingMails.length).toBeGreaterThan(0);
  await startProcess(server.env);
  // A task of the process that was killed is taken over after two minutes.
  const isComplete = () => answered.every((email) => server.mails.list(email).length > 0);
  expect(await isMet(isComplete, 140)).toBe(true);
});
