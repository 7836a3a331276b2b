/* `npm run dev`: the portal with hot reload and the reference backend, both on one port. */
import { createServer as createHttpServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createServer as createVite } from 'vite';
import { createApp } from '../reference/app.ts';
import { readConfiguration } from '../reference/configuration.ts';
import { readPort } from '../reference/environment.ts';
import { validateExposure } from '../reference/exposure.ts';
import { listen } from '../reference/listen.ts';
import { withBrand } from '../reference/pages/brand.ts';
import { startupMessage } from '../reference/startup-message.ts';
import { openDatabase } from '../reference/store/database.ts';

const { PORT = '8080', HOST = 'localhost', DATABASE } = process.env;
const configuration = readConfiguration(process.env);
const isPublic = validateExposure({ ...configuration, host: HOST });
const origin = configuration.origin ?? `http://${HOST}:${PORT}`;

const http = createHttpServer();
listen(http, readPort('PORT', PORT), HOST).then(serve, (error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});

async function serve(): Promise<void> {
  const vite = await createVite({
    server: { middlewareMode: true, hmr: { server: http } },
    plugins: [{ name: 'provider', transformIndexHtml: withBrand }],
  });
  const database = openDatabase(DATABASE);
  const app = createApp({ ...configuration, origin, database, isPublic });
  const backend = getRequestListener(app.fetch);
  http.on('request', (request, response) => {
    // Several slashes are one, as on web servers (D87).
    request.url = request.url?.replace(/^[^?]+/, (path) => path.replace(/\/+/g, '/'));
    // Vite serves the portal under its base, the backend serves everything else.
    if (request.url?.startsWith(vite.config.base)) vite.middlewares(request, response);
    else void backend(request, response);
  });
  console.log(startupMessage(origin, { isPublic, sendsMail: false }));
}
