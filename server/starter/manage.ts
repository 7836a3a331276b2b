/* Commands: migrate, admin, member, block, unblock, code, nocode, voucher, backup. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { addAccount, findAccount, storeOf } from './accounts.ts';
import { createTables, inTurn } from './database.ts';
import { type Kind, migrateEngines } from './engine.ts';
import { Unusable } from './errors.ts';
import { createLink } from './links.ts';
import { database, db, engines, stop } from './services.ts';

const USAGE = `Usage: node manage.ts <command>

  migrate                          creates the tables, or changes those of an older version
  admin <email>, member <email>    adds an account, and prints a link to choose a password
  block <kind> <email>, unblock    "user" is an admin; a block ends all sessions
  code <kind> <email>              from now on, the account also needs a mailed code
  nocode <kind> <email>            ends mailed codes, or those of an app that was lost
  voucher <code>                   adds a voucher
  backup <path>                    writes a copy of the SQLite database; the server can run`;

async function invite(kind: Kind, email: string) {
  const account = await addAccount(kind, email);
  return createLink(account.emailVerified ? 'forgotpw' : 'activate', account, randomUUID());
}

async function change(kind: string, email: string, fields: object) {
  const account = kind === 'user' || kind === 'member' ? await findAccount(kind, email) : undefined;
  if (!account) throw new Unusable(`There is no ${kind} with the address ${email}.`);
  await (await storeOf(account.kind)).updateUser(account.id, { ...fields });
  return account;
}

async function run([command = '', first = '', second = '']: readonly string[]) {
  switch (command) {
    case 'migrate':
      await inTurn(database, async () => {
        await migrateEngines(engines);
        await createTables(database);
      }).catch(({ message, code }: Error & { code?: string }) => {
        throw new Unusable(`The tables cannot be changed: ${message || code}.`);
      });
      return 'The tables are ready.';
    case 'admin':
    case 'member':
      if (!/^\S+@\S+$/.test(first)) throw new Unusable(USAGE);
      return invite(command === 'admin' ? 'user' : 'member', first.toLowerCase());
    case 'block':
    case 'unblock': {
      const { kind, id } = await change(first, second, { blocked: command === 'block' });
      if (command === 'block') await (await storeOf(kind)).deleteUserSessions(id);
      return 'Done.';
    }
    case 'code':
    case 'nocode': {
      const { kind, id } = await change(first, second, { twoFactorEnabled: command === 'code' });
      const { adapter } = await engines[kind].$context;
      await adapter.deleteMany({ model: 'twoFactor', where: [{ field: 'userId', value: id }] });
      // The engine counts wrong codes here. It is not verified, because there is no app.
      const none = { secret: '', backupCodes: '', verified: false };
      if (command === 'code') await adapter.create({ model: 'twoFactor', data: { userId: id, ...none } });
      return 'Done.';
    }
    case 'voucher':
      await db.insertInto('voucher').values({ code: first, email: null, used: 0 }).execute();
      return 'Done.';
    case 'backup':
      await sql`VACUUM INTO ${first}`.execute(db);
      return 'Done.';
    default:
      throw new Unusable(USAGE);
  }
}

console.log(await run(process.argv.slice(2)).catch(stop));
await db.destroy();
