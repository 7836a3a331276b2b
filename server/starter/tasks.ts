/* What happens after the answer, so that its time reveals nothing. A task is stored first and survives the process. */
import { randomUUID } from 'node:crypto';
import { type Account, accountsOf, addAccount } from './accounts.ts';
import { vouchers } from './data.ts';
import { KINDS, type Kind } from './engine.ts';
import { count } from './limits.ts';
import { createLink, type LinkType, type Origin } from './links.ts';
import { type MailedLink, type Notice, sendLinks, sendNotice } from './mails.ts';
import { db, log } from './services.ts';
import type { Web } from './web.ts';

const MINUTE = 60_000;
/** Another process may take a task that has not ended by then. */
const LONGEST = 2 * MINUTE;
/** About a day. */
const MOST_TRIES = 55;
const AT_ONCE = 5;

interface Task {
  readonly email: string;
  readonly kinds?: readonly Kind[];
  readonly type?: LinkType;
  readonly origin?: Origin;
  readonly notice?: Notice;
}

/** By the state of the account: see "Accounts, answers and emails" in docs/api.md. */
function linkFor(
  asked: LinkType,
  { emailVerified, twoFactorEnabled, blocked }: Account,
): LinkType | undefined {
  if (blocked) return undefined;
  if (asked === 'forgotpw') return emailVerified ? 'forgotpw' : 'activate';
  // A link must not replace the code.
  if (asked === 'portalaccess' && (!emailVerified || twoFactorEnabled)) return undefined;
  return asked;
}

async function run({ email, kinds = KINDS, type, origin, notice }: Task, tries: number): Promise<void> {
  // Over the limit nothing is sent, and nobody learns it. A second try after a failure does not count.
  const isAllowed = async (what: string) =>
    tries > 1 || (await count(['link to an address', `${what} ${email}`])).pause === 0;
  if (notice) return void (await sendNotice(email, notice));
  if (!type) return;
  if (type === 'registration' || type === 'vouchernewreg') {
    const { emailVerified, blocked } = await addAccount('member', email);
    if (emailVerified && !blocked && (await isAllowed('member'))) await sendNotice(email, 'member');
    // Another address may have been entered since.
    if (emailVerified || (origin?.voucher && !(await vouchers.isFor(origin.voucher, email)))) return;
  }
  const mail = randomUUID();
  const links: MailedLink[] = [];
  for (const account of await accountsOf(email, kinds)) {
    const { kind } = account;
    const given = linkFor(type, account);
    if (given && (await isAllowed(`${given} ${kind}`)))
      links.push({ type: given, kind, address: await createLink(given, account, mail, origin) });
  }
  await sendLinks(email, links);
}

/** Stores the task before the answer, and begins it afterwards. */
export async function addTask(c: Web, name: string, task: Task): Promise<void> {
  const row = { id: randomUUID(), name, data: JSON.stringify(task), due: Date.now(), tries: 0 };
  await db.insertInto('task').values(row).execute();
  c.env.outgoing.once('close', () => void runTasks());
}

/** The one that has waited longest, unless another process takes it. A clock that was set back must not delay it. */
function takeTask() {
  const now = Date.now();
  const isLate = now + 60 * MINUTE;
  const next = db.selectFrom('task').select('id').orderBy('due').limit(1);
  const query = db.updateTable('task').set(({ eb }) => ({ due: now + LONGEST, tries: eb('tries', '+', 1) }));
  return query
    .where(
      'id',
      'in',
      next.where(({ or, eb }) => or([eb('due', '<=', now), eb('due', '>', isLate)])),
    )
    .where(({ or, eb }) => or([eb('due', '<=', now), eb('due', '>', isLate)]))
    .returningAll()
    .executeTakeFirst();
}

async function runAll(): Promise<void> {
  for (let task = await takeTask(); task; task = await takeTask()) {
    const { id, name, tries } = task;
    const done = db.deleteFrom('task').where('id', '=', id);
    try {
      await run(JSON.parse(task.data), tries);
      await done.execute();
    } catch (error) {
      const { code, message, response } = error as Error & { code?: string; response?: string };
      const isLast = tries >= MOST_TRIES;
      // The text of a mail server can contain the address.
      const reason = response ? code : message;
      log(isLast ? 'task given up' : 'task failed', { task: name, tries, reason });
      const due = Date.now() + Math.min(2 ** tries * 5_000, 30 * MINUTE);
      await (isLast ? done : db.updateTable('task').set({ due }).where('id', '=', id)).execute();
    }
  }
}

const running = new Set<Promise<void>>();

async function runTasks(): Promise<void> {
  if (running.size >= AT_ONCE) return;
  const all = runAll().catch((error: Error) => log('error', { stack: error.stack }));
  running.add(all);
  await all;
  running.delete(all);
}

/** Also tasks of a process that has ended, and those that have failed. Forgets what has ended. */
export function startTasks() {
  const forget = () =>
    Promise.all(
      (['link', 'attempt'] as const).map((table) =>
        db.deleteFrom(table).where('ends', '<', Date.now()).execute(),
      ),
    );
  const timers = [
    setInterval(() => void runTasks(), 5_000),
    setInterval(
      () => void forget().catch((error: Error) => log('error', { stack: error.stack })),
      10 * MINUTE,
    ),
  ];
  return async () => {
    for (const timer of timers) clearInterval(timer);
    await Promise.all(running);
  };
}
