import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SeededPerson, seededPeople } from '../../reference/seeds/people.ts';
import { type RunningServer, startServer } from '../../reference/server.ts';
import { createVisitor } from '../servers/visitor.ts';
import { ACCOUNT_ROWS, type Column, type Expected, readCell, stateOf } from './account-table.ts';
import { LOW_COST, REGISTRATION } from './support.ts';

const people: readonly SeededPerson[] = seededPeople;

test('every row has a person, and every person has a row', () => {
  expect(new Set(people.map(stateOf))).toEqual(new Set(ACCOUNT_ROWS.map(({ state }) => state)));
});

let server: RunningServer;
// Each visitor has an address of its own, so that no limit of a client is reached.
beforeAll(async () => {
  server = await startServer({
    passwordCost: LOW_COST,
    proxies: 1,
    members: { defaultregistration: true },
  });
});
afterAll(() => server.close());

/** A call, and the emails that it sends to the person. */
async function make(person: SeededPerson, path: string, body: object = {}) {
  await server.settled();
  const before = server.outbox.list(person.email).length;
  const visitor = createVisitor(server);
  const answer = await visitor.post(`/api/v1/${path}`, { ...body, email: person.email });
  await server.settled();
  const all = server.outbox.list(person.email);
  return { ...answer, visitor, mails: all.slice(0, all.length - before) };
}
type Made = Awaited<ReturnType<typeof make>>;

async function expectCell({ http, data, mails, visitor }: Made, expected: Expected): Promise<void> {
  expect(http).toBe(expected.http);
  if (expected.data) expect(data).toMatchObject(expected.data);
  const tokens = mails.flatMap(({ links }) => links.flatMap((link) => /\/token\/(.+)/.exec(link)?.[1] ?? []));
  const isMailed = expected.link !== undefined || expected.isMember || expected.afterCode !== undefined;
  expect(mails).toHaveLength(isMailed ? 1 : 0);
  const targets = expected.forEach ? ['user', 'member'] : [undefined];
  expect(tokens).toHaveLength(expected.link === undefined ? 0 : targets.length);
  if (expected.isMember) expect(mails[0]?.subject).toMatch(/already/);
  if (expected.link === undefined) return;
  for (const [index, target] of targets.entries()) {
    const check = await visitor.get(`/api/v1/token/${tokens[index]}`);
    expect(check.data).toMatchObject({ type: expected.link, ...(target && { target }) });
  }
}

describe.each(people.map((person) => [person.key, person] as const))('%s', (_key, person) => {
  const row = ACCOUNT_ROWS.find(({ state }) => state === stateOf(person));
  const cell = (column: Column) => row?.cells[column] ?? '';
  const kinds = person.accounts.map(({ kind }) => kind);
  const firstKind = kinds[0] ?? 'member';

  test('login', async () => {
    await expectCell(await make(person, 'login'), readCell(cell('login')));
  });

  test('the right password', async () => {
    for (const part of cell('signIn').split('; ')) {
      const [text = '', asMember] = part.split(' as a ');
      const kind = asMember ? 'member' : firstKind;
      const expected = readCell(text);
      const credentials = { pass: person.password ?? 'Any-Password-17', twofactor: '' };
      const made = await make(person, `login/${kind}`, credentials);
      await expectCell(made, expected);
      if (!expected.afterCode) continue;
      const twofactor = /^\d{6}$/m.exec(made.mails[0]?.text ?? '')?.[0];
      const done = await made.visitor.post(`/api/v1/login/${kind}`, {
        ...{ ...credentials, twofactor },
        email: person.email,
      });
      expect(done.data).toEqual({ action: expected.afterCode });
    }
  });

  test('a wrong password', async () => {
    for (const kind of ['user', 'member'])
      await expectCell(await make(person, `login/${kind}`, { pass: 'Not-The-Password-3', twofactor: '' }), {
        http: 401,
      });
  });

  test('forgotpw', async () => {
    const expected = readCell(cell('forgotpw'));
    await expectCell(await make(person, 'login/forgotpw'), expected);
    for (const kind of ['user', 'member'] as const) {
      const made = await make(person, `login/${kind}/forgotpw`);
      const { forEach: _, ...same } = expected;
      await expectCell(made, kinds.includes(kind) ? same : { http: 200 });
    }
  });

  test('portallogin', async () => {
    await expectCell(await make(person, 'members/portallogin'), readCell(cell('portallogin')));
  });

  test.each([
    ['personaldata', 'pdaccess'],
    ['personalreports', 'personalreports'],
  ])('%s', async (call, type) => {
    await expectCell(await make(person, `members/${call}`), readCell(cell('access'), type));
  });

  // The last one, because it can make a member of an admin.
  test('registration', async () => {
    await expectCell(
      await make(person, 'members/registration', REGISTRATION),
      readCell(cell('registration')),
    );
  });
});
