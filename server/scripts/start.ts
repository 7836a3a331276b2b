/* `npm start`: builds the portal, then serves it with the reference backend. */
import { spawnSync } from 'node:child_process';
import { createServer } from 'node:http';
import { parseArgs } from 'node:util';
import { readPort } from '../reference/environment.ts';
import { listen } from '../reference/listen.ts';
import { LOOPBACK } from '../reference/server.ts';

const HELP = `Usage: npm start -- [options]

Builds the portal, and serves it with the reference backend.

  --port <port>  8080 by default, or the variable PORT
  --help         this text`;

try {
  const { help, port } = parseArgs({
    options: { help: { type: 'boolean' }, port: { type: 'string' } },
  }).values;
  if (help) console.log(HELP);
  else await start(port);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function start(option: string | undefined): Promise<void> {
  const { PORT = '8080', HOST = LOOPBACK } = process.env;
  process.env.PORT = option ?? PORT;
  // Not after the build, which takes half a minute.
  const server = createServer();
  await listen(server, readPort(option === undefined ? 'PORT' : '--port', process.env.PORT), HOST);
  server.close();
  const { status } = spawnSync(process.execPath, ['scripts/build.ts'], { stdio: 'inherit' });
  if (status !== 0) throw new Error('The build has failed.');
  await import('../reference/main.ts');
}
