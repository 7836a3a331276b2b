/* Two pages and the portal at /login/ and /help, as a site with a client router. */
import { BUNDLE, type Site } from './site.ts';

const PORTAL = ['/login/', '/login/forgotpw', '/help'];

/** Turbo replaces the body of the page with that of the next page, which it fetches or keeps as a snapshot. */
export function serveTurbo(host: Site): void {
  const head = `<script src="/node_modules/@hotwired/turbo/dist/turbo.es2017-umd.js"></script>${BUNDLE}`;
  const nav = '<nav><a href="/contact">Contact</a></nav><nav><a href="/login/">Sign in</a></nav>';
  host.serve('/', { head, body: `${nav}<h1>Welcome</h1>` });
  host.serve('/contact', { head, body: `${nav}<h1>Contact us</h1>` });
  for (const path of PORTAL) {
    const routing = path === '/help' ? 'routing="history"' : '';
    const portal = `<login-portal id="portal" data-turbo-permanent ${routing}></login-portal>`;
    host.serve(path, { head, body: nav + portal });
  }
}
