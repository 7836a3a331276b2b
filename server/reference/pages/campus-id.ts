import type { Context } from 'hono';
import { html } from 'hono/html';
import { antiForgeryField } from '../http/anti-forgery.ts';
import type { Account } from '../store/accounts.ts';
import { type Html, page } from './layout.ts';

/** The page of the mock provider. A real provider would ask for a password. */
export function campusIdPage(c: Context, accounts: readonly Account[], state: string): Html {
  return page(
    'Campus ID',
    html`<p>Compass asks who you are. Choose the person you want to be.</p>
      <form method="post" action="/campus-id">
        ${antiForgeryField(c)}
        <input type="hidden" name="state" value="${state}" />
        <fieldset>
          <legend>Person</legend>
          ${accounts.map(
            (account) => html`<label class="option">
              <input type="radio" name="account" value="${account.id}" />
              <span>${account.name}, ${account.kind === 'user' ? 'admin' : 'member'}</span>
            </label>`,
          )}
        </fieldset>
        <p class="actions">
          <button type="submit" name="decision" value="continue">Continue</button>
          <button type="submit" name="decision" value="decline" class="quiet">Decline</button>
        </p>
      </form>`,
  );
}
