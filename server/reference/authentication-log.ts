import type { Context } from 'hono';
import type { Backend } from './backend.ts';
import { networksOf } from './http/client.ts';
import type { AuthenticationEvent } from './log-entry.ts';
import type { Account } from './store/accounts.ts';

export function logEvent(backend: Backend, event: AuthenticationEvent, account?: Account, c?: Context): void {
  backend.log({
    at: new Date(backend.now()).toISOString(),
    event,
    ...(account && { account: `${account.kind} ${account.id}` }),
    ...(c && { client: networksOf(c, backend)[0] }),
  });
}
