/* The starter in a test. What a test starts ends with it, also if it fails. */
import { onTestFinished } from 'vitest';
import * as processes from './processes.ts';

export async function startStarter(place?: processes.Place): Promise<processes.Starter> {
  const server = await processes.startStarter(place);
  onTestFinished(async () => {
    await server.stop();
    await server.mails.close();
  });
  return server;
}

/** One more process on the same database. */
export async function startProcess(env: NodeJS.ProcessEnv) {
  const server = await processes.startProcess(env);
  onTestFinished(async () => {
    await server.stop();
  });
  return server;
}
