import { Hono } from 'hono';
import type { Backend } from '../backend.ts';
import { EmailText, readJson } from '../http/body.ts';
import { clientFor } from '../http/device.ts';
import { rateLimit } from '../http/rate-limit.ts';
import { ok } from '../http/responses.ts';
import { signedInAccount } from '../http/session-cookie.ts';
import { mailLink } from '../mail/mail-link.ts';
import { type Account, accountsOf, normalizeEmail } from '../store/accounts.ts';
import { PROBES } from '../store/limits.ts';
import { type } from '../structs.ts';
import { readerOf } from '../texts/reader.ts';
import { areaOf } from './sign-in.ts';

const Probe = type({ email: EmailText });

/** The probe returns how a person with this address signs in. */
export function loginCalls(backend: Backend): Hono {
  return new Hono().post('/login', async (c) => {
    const { email } = await readJson(c, Probe);
    rateLimit(c, backend, PROBES, clientFor(c, backend, email));
    const accounts = accountsOf(backend.database, email);
    const user = accounts.find(({ kind }) => kind === 'user');
    const member = accounts.find(({ kind }) => kind === 'member');
    const action = nextStep(user, member);
    const signedIn = signedInAccount(c, backend);
    // A person with two accounts chooses, because the session opens one area only.
    if (action !== 'choice' && signedIn?.email === normalizeEmail(email))
      return ok(c, { action: areaOf(signedIn.kind) });
    if (member && action === 'membersuccess') {
      backend.backgroundTasks.add(c, () => mailLink(backend, readerOf(c), member, 'portalaccess'));
    }
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

/** Includes members without an activated account, because the password stage has the link to activate it. */
function signsInByPassword(member: Account): boolean {
  return member.password !== null || !member.active;
}
