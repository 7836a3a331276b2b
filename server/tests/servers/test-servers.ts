import { afterAll, beforeAll, describe } from 'vitest';
import { testAccounts } from './accounts.ts';
import { testWithArazzo } from './arazzo.ts';
import { testBodies } from './bodies.ts';
import { testWithKit } from './kit.ts';
import { testLinks } from './links.ts';
import { testNetworks } from './networks.ts';
import { testPasswords } from './passwords.ts';
import { connectSlowClients, type SlowClient, testSlowClients } from './slow-clients.ts';
import { SERVER_NAMES, type ServerName, startTestedServer, type TestedServer } from './start.ts';

/** Starts servers for the tests of a file. The result finds one that has started. */
export function startServers(names: readonly ServerName[]): (name: ServerName) => TestedServer {
  const servers = new Map<ServerName, TestedServer>();
  beforeAll(async () => {
    for (const name of names) servers.set(name, await startTestedServer(name));
  }, 120_000);
  afterAll(() => Promise.all([...servers.values()].map(({ close }) => close())));
  return (name) => servers.get(name) as TestedServer;
}

/** What a server that adopters copy must withstand. tests/hosting/ checks the servers behind web servers. */
export function testServers(): void {
  const find = startServers(SERVER_NAMES);
  describe.each(SERVER_NAMES)('%s', (name) => {
    const server = () => find(name);
    let slowClients: SlowClient[] = [];
    beforeAll(async () => {
      slowClients = await connectSlowClients(server());
    });
    testWithKit(server);
    testWithArazzo(name);
    testBodies(server);
    testLinks(server);
    if (name !== 'reference') testAccounts(server);
    testPasswords(server);
    testNetworks(server);
    testSlowClients(server, () => slowClients);
  });
}
