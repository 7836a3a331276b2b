import { afterAll, beforeAll, describe } from 'vitest';
import { testAccounts } from './accounts.ts';
import { testWithArazzo } from './arazzo.ts';
import { testBodies } from './bodies.ts';
import { testWithKit } from './kit.ts';
import { testLinks } from './links.ts';
import { testPasswords } from './passwords.ts';
import { connectSlowClients, type SlowClient, testSlowClients } from './slow-clients.ts';
import {
  missingServer,
  readsRequests,
  type ServerName,
  startTestedServer,
  type TestedServer,
} from './start.ts';

/**
 * What a server that adopters copy must withstand. tests/hosting/ checks the servers behind web servers. The result finds a
 * server that has started, for more tests.
 */
export function testServers(names: readonly ServerName[]): (name: ServerName) => TestedServer {
  const servers = new Map<ServerName, TestedServer>();
  const slowClients = new Map<ServerName, SlowClient[]>();

  const find = (name: ServerName) => servers.get(name) as TestedServer;

  beforeAll(async () => {
    for (const name of names.filter((name) => !missingServer(name))) {
      const server = await startTestedServer(name);
      servers.set(name, server);
      if (readsRequests(name)) slowClients.set(name, await connectSlowClients(server));
    }
  }, 120_000);
  afterAll(() => Promise.all([...servers.values()].map(({ close }) => close())));

  for (const name of names) {
    const missing = missingServer(name);
    describe.skipIf(missing)(missing ? `${name} (skipped; ${missing})` : name, () => {
      const server = () => find(name);
      testWithKit(server);
      testWithArazzo(name);
      if (readsRequests(name)) testBodies(server);
      testLinks(server);
      if (name !== 'reference') testAccounts(server);
      testPasswords(server);
      if (readsRequests(name)) testSlowClients(server, () => slowClients.get(name) ?? []);
    });
  }
  return find;
}
