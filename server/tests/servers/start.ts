/*
 * The servers that adopters copy: server/starter/ and the reference backend. All trust one proxy, so that a test can
 * choose the address of the client.
 */
import { freePort } from '../../../tests/support/free-port.ts';
import { startServer } from '../../reference/server.ts';
import { startStarter } from './starter/processes.ts';

export const SERVER_NAMES = ['starter', 'reference'] as const;

export type ServerName = (typeof SERVER_NAMES)[number];

export interface TestedServer {
  readonly name: ServerName;
  readonly url: string;
  readonly port: number;
  /** The tokens of the links that were sent to an address, oldest first. */
  tokens(email: string): string[];
  close(): Promise<void>;
}

/** `origin` is the address of a web server in front of it. */
export async function startTestedServer(name: ServerName, origin?: string): Promise<TestedServer> {
  return name === 'starter' ? startOnFile(origin) : startReference(origin);
}

async function startReference(origin?: string): Promise<TestedServer> {
  const port = await freePort();
  const server = await startServer({
    port,
    origin: origin ?? `http://localhost:${port}`,
    proxies: 1,
    members: { defaultregistration: true },
    // As in the starter, so that a hash takes some time.
    passwordCost: 2 ** 14,
    dist: '/nowhere',
  });
  // A mail about a new password has a link without a token.
  const tokens = (email: string) =>
    server.outbox.list(email).flatMap(({ links }) => links.filter(hasToken).map(tokenOf));
  return {
    name: 'reference',
    url: `http://localhost:${port}`,
    port,
    tokens: (email) => tokens(email).reverse(),
    close: server.close,
  };
}

async function startOnFile(origin?: string): Promise<TestedServer> {
  const { port, url, tokens, mails, stop } = await startStarter(origin ? { origin } : {});
  return {
    ...{ name: 'starter', url, port, tokens },
    async close() {
      await stop();
      await mails.close();
    },
  };
}

const hasToken = (link: string) => link.includes('/login/token/');
const tokenOf = (link: string) => link.split('/').at(-1) ?? '';
