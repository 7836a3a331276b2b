/* Links as they are mailed, for tests that begin with one. */
import type { PersonKey } from '../../demo/backend/seed.ts';
import type { Backend } from '../support/flow.ts';
import { linkIn } from '../support/mail.ts';
import { emailOf } from './portal.ts';

/** The calls that mail a link. */
export type MailingCall =
  | 'login/member/forgotpw'
  | 'login/user/forgotpw'
  | 'members/personaldata'
  | 'members/personalreports'
  | 'members/portallogin';

/** Asks for a link as the portal does, and takes it from the mail. */
export async function mailedLink(backend: Backend, call: MailingCall, key: PersonKey): Promise<string> {
  const answer = await fetch(`${backend.url}/api/v1/${call}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Cookie: 'XSRF-TOKEN=flow', 'X-XSRF-TOKEN': 'flow' },
    body: JSON.stringify({ email: emailOf(key) }),
  });
  await backend.settled();
  const [newest] = backend.outbox.list(emailOf(key));
  if (!answer.ok || !newest) throw new Error(`${call} mailed nothing (${answer.status}).`);
  return linkIn(newest);
}

export const tokenIn = (link: string): string => link.slice(link.lastIndexOf('/') + 1);
