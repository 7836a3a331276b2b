import { once } from 'node:events';
import type { Server } from 'node:http';

/** Throws an error that names another port if this one cannot be used. */
export async function listen(server: Server, port: number, host: string): Promise<void> {
  try {
    server.listen(port, host);
    await once(server, 'listening');
  } catch (error) {
    throw explain(error, port);
  }
}

function explain(error: unknown, port: number): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const other = port < 65535 ? port + 1 : 8080;
  if (code === 'EADDRINUSE') return new Error(`Port ${port} is in use. Choose another, such as ${other}.`);
  if (code === 'EACCES') return new Error(`Port ${port} needs more rights. Choose another, such as 8080.`);
  return error;
}
