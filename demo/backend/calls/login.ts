import { type Context, Hono } from 'hono';
import { type } from 'superstruct';
import type { Backend } from '../backend.ts';
import { ok } from '../http/answers.ts';
import { EmailText, readJson } from '../http/body.ts';
import { limitClient } from '../http/limits.ts';
import { forgetPending, pendingLink } from '../http/pending-link.ts';
import { mailLink } from '../mail/mail-link.ts';
import { type Account, comparableEmail, findAccount } from '../store/accounts.ts';
import { confirmAddress } from '../store/new-members.ts';
import { PROBES } from '../store/throttle.ts';

const Probe = type({ email: EmailText });

/** The probe: which way somebody with this address signs in, in the words of D4. */
export function loginCalls(backend: Backend): Hono {
  return new Hono().post('/login', async (c) => {
    const { email } = await readJson(c, Probe);
    limitClient(c, backend, PROBES);
    confirmByLogin(c, backend, email);
    const user = findAccount(backend.database, 'user', email);
    const member = findAccount(backend.database, 'member', email);
    const action = nextStep(user, member);
    if (member && action === 'membersuccess') {
      backend.afterwards.add(c, () => mailLink(backend, member, 'portalaccess'));
    }
    return ok(c, {
      action,
      active_user: user?.active ?? false,
      active_member: member?.active ?? false,
      membercheck: member !== undefined && signsInByPassword(member),
    });
  });
}

/**
 * A voucher's link opens no page that could ask the person to confirm the address (D11). Whoever logs in with the
 * address it was mailed to, in the browser that opened it, does so.
 */
function confirmByLogin(c: Context, backend: Backend, email: string): void {
  const link = pendingLink(c, backend, 'vouchernewreg');
  if (link?.account.email !== comparableEmail(email)) return;
  confirmAddress(backend, link);
  forgetPending(c, backend);
}

function nextStep(user: Account | undefined, member: Account | undefined): string {
  if (user && member) return 'choice';
  if (user) return 'password';
  if (member) return signsInByPassword(member) ? 'memberpassword' : 'membersuccess';
  return 'registration';
}

/** Before activation too: the password stage is where the link to activate is (D5). */
function signsInByPassword(member: Account): boolean {
  return member.password !== null || !member.active;
}
