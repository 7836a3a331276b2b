import { expect, test } from 'vitest';
import { type Connection, head, isMet, openConnection } from './raw.ts';
import type { TestedServer } from './start.ts';
import { createVisitor } from './visitor.ts';

/** What a client sends before it falls silent, and how many do. */
const SILENT: readonly (readonly [sent: string, clients: number])[] = [
  [head({ lines: ['Content-Length: 100'] }), 150],
  [`${head({ lines: ['Content-Length: 100'] })}{"email":`, 50],
  [head().slice(0, 40), 50],
  ['', 50],
];

export interface SlowClient {
  readonly sent: string;
  readonly connection: Connection;
}

/** The tests of other things run while these clients are connected. */
export async function connectSlowClients({ port }: TestedServer): Promise<SlowClient[]> {
  const clients = SILENT.flatMap(([sent, count]) => Array<string>(count).fill(sent));
  return Promise.all(
    clients.map(async (sent) => {
      const connection = await openConnection(port);
      connection.send(sent);
      return { sent, connection };
    }),
  );
}

export function testSlowClients(server: () => TestedServer, clients: () => SlowClient[]): void {
  test('300 clients that send nothing do not delay the others', async () => {
    const start = performance.now();
    expect((await createVisitor(server()).get('/api/v1/settings/config')).http).toBe(200);
    expect(performance.now() - start).toBeLessThan(3000);
  });

  test('clients that send nothing are disconnected', { timeout: 40_000 }, async () => {
    const open = () => clients().filter(({ connection }) => !connection.isClosed());
    await isMet(() => open().length === 0, 30);
    expect([...new Set(open().map(({ sent }) => sent))]).toEqual([]);
  });
}
