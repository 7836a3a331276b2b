import type { WebServerName } from '../../scripts/setup/software.mjs';
import { type RunningServer, type ServerOptions, startServer } from '../../server/reference/server.ts';
import { freePort } from '../support/free-port.ts';
import { startWebServer } from './web-server.ts';

/** Starts the reference backend with a web server in front, which has its address and serves `dist`. */
export async function startBehind(
  name: WebServerName,
  { dist = 'dist', base, ...options }: ServerOptions & { base?: string },
): Promise<RunningServer> {
  const [port, applicationPort] = await Promise.all([freePort(), freePort()]);
  const server = await startServer({
    ...options,
    // The web server serves all files.
    dist: '/nowhere',
    port: applicationPort,
    origin: `http://localhost:${port}`,
    proxies: 1,
  });
  const stop = await startWebServer(name, { dist, base, port, applicationPort });
  return {
    ...server,
    async close() {
      await stop();
      await server.close();
    },
  };
}
