import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';

const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
};

/** Serves files as a static host does. Below /login/ and for unknown paths it answers with the nearest index.html above. */
export async function serveFolder(folder: string): Promise<{ url: string; close(): void }> {
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const file = fileFor(folder, pathname);
    response.setHeader('Content-Type', TYPES[extname(file)] ?? 'application/octet-stream');
    response.end(readFileSync(file));
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as { port: number };
  return { url: `http://localhost:${port}`, close: () => void server.close() };
}

function fileFor(folder: string, pathname: string): string {
  const path = join(folder, pathname);
  if (existsSync(path) && statSync(path).isFile()) return path;
  const index = join(path, 'index.html');
  return existsSync(index) || pathname === '/' ? index : fileFor(folder, join(pathname, '..'));
}
