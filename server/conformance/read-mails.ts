/* Where the emails of the test accounts can be read. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const TIME_LIMIT = 20_000;

/** `{email}` in the address stands for the recipient. */
export async function readOutbox(address: string, email: string): Promise<string> {
  const url = address.replaceAll('{email}', encodeURIComponent(email));
  const answer = await fetch(url, { signal: AbortSignal.timeout(TIME_LIMIT) });
  if (!answer.ok) throw new Error(`--outbox-url answers ${answer.status}.`);
  return answer.text();
}

/** The command finds the recipient in the variable EMAIL. */
export async function runCodeCommand(command: string, email: string): Promise<string> {
  const env = { ...process.env, EMAIL: email };
  const options = { shell: true, env, timeout: TIME_LIMIT, maxBuffer: 32 * 1024 * 1024 };
  return (await promisify(execFile)(command, [], options)).stdout;
}
