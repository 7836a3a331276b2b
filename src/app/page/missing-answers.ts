/* A chunk of its own, because most visitors never need it: tells the page's author why answers are missing. */
import type { Client } from '../../contract/client.ts';
import { explainUnreachable } from '../../contract/explain-unreachable.ts';
import type { Problem } from '../../contract/problem.ts';
import { warnOnce } from './warn-once.ts';

const NAMES = {
  configuration: 'configuration (name, version, registration; its address is in config-url)',
  signInWays: 'list of providers (config/short)',
};

export type Setting = keyof typeof NAMES;

/** For example because a CORS header is missing. */
export async function logUnreachable(client: Client, method: string): Promise<void> {
  const address = client.resolve(['settings', 'config', 'short']);
  const reason = address && (await explainUnreachable(address, self.origin, method));
  if (reason) warnOnce(reason);
}

/** The page works without these settings, so a failure is only logged. */
export const logFailed = (name: Setting, { kind }: Problem): void =>
  console.warn(`The ${NAMES[name]} could not be loaded: ${kind}`);

/** Every element asks for texts. A server without the API answers with status 404, or with a page of its own. */
export function logMissingApi({ href }: URL, problem: Problem): void {
  const { kind } = problem;
  if (kind === 'unexpected' || kind === 'stopped' || (kind === 'refused' && !problem.text))
    warnOnce(
      `Is there an API at ${href}? The attribute api-base says where it is. Without it, that is the origin of the page.`,
    );
}
