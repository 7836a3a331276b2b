/* What happens after the answer, so that its time reveals nothing. A task is stored first and survives the process. */
import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { type Account, accountsOf, addAccount } from './accounts.ts';
import { vouchers } from './data/vouchers.ts';
import { KINDS, type Kind } from './engine.ts';
import { countAll, forgetEnded } from './limits.ts';
import { createLink, forgetLinks, type LinkType, type Origin } from './links.ts';
import { log } from './log.ts';
import { type Notice, sendLinks, sendNotice } from './mails.ts';
import { db } from './services.ts';
import type { Web } from './web.ts';

const MINUTE = 60_000;
/** Another process may take a task that has not ended by then. */
const LONGEST = 2 * MINUTE;
const MOST_TRIES = 30;
const AT_ONCE = 5;

interface Data {
  email: string;
  type?: LinkType;
  kinds?: readonly Kind[];
  origin?: Origin;
  notice?: Notice;
}

/** By the state of the account: see "Accounts, answers and emails" in docs/api.md. */
function linkFor(asked: LinkType, { emailVerified, twoFactorEnabled }: Account): LinkType | undefined {
  if (asked === 'forgotpw') return emailVerified ? 'forgotpw' : 'activate';
  // A link must not replace the code.
  if (asked === 'portalaccess') return emailVerified && !twoFactorEnabled ? 'portalaccess' : undefined;
  return asked;
}

/** Over the limit of the address nothing is sent, and nobody learns it. A second try after a failure does not count. */
const isAllowed = async (about: string, email: string, tries: number) =>
  tries > 1 || (await countAll([['link to an address', `${about} ${email}`]])) === 0;

async function mailLinks({ email, type = 'forgotpw', kinds = KINDS, origin }: Data, tries: number) {
  const mail = randomUUID();
  const links: Parameters<typeof sendLinks>[1][number][] = [];
  for (const account of await accountsOf(email, kinds)) {
    const { kind, blocked } = account;
    const given = linkFor(type, account);
    if (given && !blocked && (await isAllowed(`${given} ${kind}`, email, tries)))
      links.push({ type: given, kind, address: await createLink(given, account, mail, origin) });
  }
  await sendLinks(email, links);
}

const HANDLERS: Readonly<Record<string, (data: Data, tries: number) => Promise<unknown>>> = {
  link: mailLinks,
  async register(data, tries) {
    const { email } = data;
    const account = await addAccount('member', email);
    if (!account.emailVerified) return mailLinks({ ...data, type: 'registration', kinds: ['member'] }, tries);
    if (!account.blocked && (await isAllowed('member', email, tries))) await sendNotice(email, 'member');
  },
  /** Another address may have been entered since. */
  async voucher(data, tries) {
    const { email, origin } = data;
    await addAccount('member', email);
    const link = { ...data, type: 'vouchernewreg', kinds: ['member'] } as const;
    if (await vouchers.isFor(origin?.voucher ?? '', email)) await mailLinks(link, tries);
  },
  notice: async ({ email, notice = 'changed' }) => sendNotice(email, notice),
};

/** Stores the task before the answer, and begins it afterwards. */
export async function addTask(c: Context<Web>, name: string, data: Data): Promise<void> {
  const task = { id: randomUUID(), name, data: JSON.stringify(data), due: Date.now(), tries: 0 };
  await db.insertInto('task').values(task).execute();
  c.env.outgoing.once('close', () => void runTasks());
}

/** The one that has waited longest, unless another process takes it. A clock that was set back must not delay it. */
async function takeTask() {
  const now = Date.now();
  const next = db
    .selectFrom('task')
    .select('id')
    .where(({ or, eb }) => or([eb('due', '<=', now), eb('due', '>', now + 60 * MINUTE)]))
    .orderBy('due')
    .limit(1);
  return db
    .updateTable('task')
    .set(({ eb }) => ({ due: now + LONGEST, tries: eb('tries', '+', 1) }))
    .where('id', 'in', next)
    .where(({ or, eb }) => or([eb('due', '<=', now), eb('due', '>', now + 60 * MINUTE)]))
    .returningAll()
    .executeTakeFirst();
}

const running = new Set<Promise<void>>();

async function runAll(): Promise<void> {
  for (let task = await takeTask(); task; task = await takeTask()) {
    const { id, name, tries } = task;
    try {
      await HANDLERS[name]?.(JSON.parse(task.data), tries);
      await db.deleteFrom('task').where('id', '=', id).execute();
    } catch (error) {
      const isLast = tries >= MOST_TRIES;
      log(isLast ? 'task given up' : 'task failed', { task: name, tries, message: (error as Error).message });
      const due = Date.now() + Math.min(2 ** tries * 5_000, 30 * MINUTE);
      if (isLast) await db.deleteFrom('task').where('id', '=', id).execute();
      else await db.updateTable('task').set({ due }).where('id', '=', id).execute();
    }
  }
}

export async function runTasks(): Promise<void> {
  if (running.size >= AT_ONCE) return;
  const run = runAll().catch((error: Error) => log('error', { message: error.message }));
  running.add(run);
  await run;
  running.delete(run);
}

/** Also tasks of a process that has ended, and those that have failed. Forgets what has ended. */
export function startTasks() {
  const often = setInterval(() => void runTasks(), 5_000);
  const clean = () => Promise.all([forgetLinks(), forgetEnded()]).catch(() => {});
  const seldom = setInterval(() => void clean(), 10 * MINUTE);
  void runTasks();
  return async () => {
    clearInterval(often);
    clearInterval(seldom);
    await Promise.all(running);
  };
}
