/* A stage behind a mailed link; the link comes from the backend. */
import type { PersonKey } from '../../demo/backend/seed.ts';
import type { Backend } from '../support/flow.ts';
import { type MailingCall, mailedLink } from './mailed-links.ts';
import type { Portal } from './portal.ts';

export interface MailedStage {
  name: string;
  reach(portal: Portal, backend: Backend): Promise<void>;
}

/** Has a link mailed and opens it. */
export async function follow(
  portal: Portal,
  backend: Backend,
  call: MailingCall,
  key: PersonKey,
): Promise<void> {
  await portal.page.goto(await mailedLink(backend, call, key));
}
