import type { PersonKey } from '../../server/reference/seeds/people.ts';
import type { Backend } from '../support/flow.ts';
import { linkIn } from '../support/mail.ts';
import { emailOf } from './portal.ts';

/** The API calls that send a link by mail. */
export type MailingCall =
  | 'login/member/forgotpw'
  | 'login/user/forgotpw'
  | 'members/personaldata'
  | 'members/personalreports'
  | 'members/portallogin';

/** Requests a link as the portal does and reads it from the mail. */
export async function mailedLink(backend: Backend, call: MailingCall, key: PersonKey): Promise<string> {
  const response = await fetch(`${backend.url}/api/v1/${call}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Cookie: 'XSRF-TOKEN=flow', 'X-XSRF-TOKEN': 'flow' },
    body: JSON.stringify({ email: emailOf(key) }),
  });
  await backend.settled();
  const [newest] = backend.outbox.list(emailOf(key));
  if (!response.ok || !newest) throw new Error(`${call} sent no mail (${response.status}).`);
  return linkIn(newest);
}

export const tokenIn = (link: string): string => link.slice(link.lastIndexOf('/') + 1);
