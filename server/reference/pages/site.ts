import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import { html } from 'hono/html';
import type { Backend } from '../backend.ts';
import { page } from './layout.ts';

/** The page that password managers open for changing a password. It asks for the address of either kind of account (D35). */
const CHANGE_PASSWORD = '/login/forgotpw?cat=any';

/** The start page and the pages that the portal links to. */
export function sitePages({ dist, isPublic }: Backend): Hono {
  return new Hono()
    .get('/', (c) =>
      c.html(
        page(
          'Reference backend',
          html`<p>This server shows the login and self-service portal at work. It is a reference, not a server to deploy.</p>
            <ul class="links">
              <li><a href="/login/">Login</a> the portal</li>
              ${
                existsSync(join(dist, 'demo.html')) &&
                html`<li><a href="/demo.html">Demo page</a> the elements on another site</li>`
              }
              ${
                !isPublic &&
                html`<li><a href="/outbox">Outbox</a> all sent mails with their links and codes</li>`
              }
              <li><a href="/admin">Admin area</a> the page for admins after logging in</li>
              <li><a href="/member">Member portal</a> the page for members after logging in</li>
            </ul>`,
        ),
      ),
    )
    .get('/.well-known/change-password', (c) => c.redirect(CHANGE_PASSWORD))
    .get('/terms', (c) => c.html(page('Terms & Conditions', terms)))
    .get('/privacy', (c) => c.html(page('Privacy Policy', privacy)))
    .get('/meridian', (c) => c.html(page('Meridian', meridian)));
}

const terms = html`<p>Compass offers assessments to its members. By registering you agree to these terms.</p>
  <h2>Your account</h2>
  <p>Your account is personal. Keep your password to yourself and tell us when somebody else may know it.</p>
  <h2>Your results</h2>
  <p>The results of an assessment belong to you. We show them to nobody else unless you ask us to.</p>
  <h2>Ending the membership</h2>
  <p>You may end your membership at any time. We then delete your data as the privacy policy says.</p>`;

const privacy = html`<p>We keep what we need to run your account, and no more.</p>
  <h2>What we keep</h2>
  <p>Your name, your email address, a protected form of your password, and the answers you gave us.</p>
  <h2>Cookies</h2>
  <p>
    We use one cookie to keep you logged in, one against forged requests, one for your language and theme, and, for ten
    minutes each, one for a link you opened and one for a code you asked for.
  </p>
  <h2>Your rights</h2>
  <p>You may see your data at any time: ask for access on the login page, and a link is mailed to you.</p>`;

const meridian = html`<p><img src="/meridian.svg" alt="" width="240" height="43" /></p>
  <p>
    Meridian is the company that provides the portal of this site. It is made up: the footer of the login page shows its
    logo, which leads here.
  </p>`;
