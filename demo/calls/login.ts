import { Hono } from 'hono';
import { type } from 'superstruct';
import type { Backend } from '../backend.ts';
import { ok } from '../http/answers.ts';
import { EmailText, readJson } from '../http/body.ts';
import { mailLink } from '../mail/mail-link.ts';
import { type Account, findAccount } from '../store/accounts.ts';

const Probe = type({ email: EmailText });

/** The probe: which way somebody with this address signs in, in the words of D4. */
export function loginCalls(backend: Backend): Hono {
  return new Hono().post('/login', async (c) => {
    const { email } = await readJson(c, Probe);
    const user = findAccount(backend.database, 'user', email);
    const member = findAccount(backend.database, 'member', email);
    const action = nextStep(user, member);
    if (member && action === 'membersuccess') await mailLink(backend, member, 'portalaccess');
    return ok(c, {
      action,
      active_user: user?.active ?? false,
      active_member: member?.active ?? false,
      membercheck: member !== undefined && signsInByPassword(member),
    });
  });
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
