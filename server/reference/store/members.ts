import type { DatabaseSync } from 'node:sqlite';
import type { Account } from './accounts.ts';

/** The data of a member, with the field names of the API. Unknown fields are empty. */
export interface MemberRecord {
  readonly title: string;
  readonly firstname: string;
  readonly middlename: string;
  readonly lastname: string;
  readonly createdon: string;
  readonly extra: Readonly<Record<string, string>>;
  readonly survey: readonly SurveyEntry[];
  readonly reports: readonly Report[];
}

export interface SurveyEntry {
  /** ISO 8601, with or without a time. */
  readonly date: string;
  readonly reportid: string;
  readonly language: string;
  readonly variant: string;
  readonly raw: Readonly<Record<string, number | string>>;
}

export interface Report {
  readonly reportid: string;
  readonly name: string;
  readonly variant: string;
  readonly language: string;
  readonly date: string;
}

export function storeMember(database: DatabaseSync, accountId: number | bigint, member: MemberRecord): void {
  const { title, firstname, middlename, lastname, createdon, extra } = member;
  database
    .prepare(
      `INSERT INTO members (account_id, title, firstname, middlename, lastname, createdon, extra)
       VALUES (?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(accountId, title, firstname, middlename, lastname, createdon, JSON.stringify(extra));
  const insertEntry = database.prepare(
    'INSERT INTO survey_entries (account_id, date, reportid, language, variant, raw) VALUES (?, ?, ?, ?, ?, ?)',
  );
  for (const { date, reportid, language, variant, raw } of member.survey) {
    insertEntry.run(accountId, date, reportid, language, variant, JSON.stringify(raw));
  }
  const insertReport = database.prepare(
    'INSERT INTO reports (account_id, reportid, name, variant, language, date) VALUES (?, ?, ?, ?, ?, ?)',
  );
  for (const { reportid, name, variant, language, date } of member.reports) {
    insertReport.run(accountId, reportid, name, variant, language, date);
  }
}

/** All stored data of a member, newest survey entry first. */
export function personalData(database: DatabaseSync, { id, memberid, email }: Account) {
  const { title, firstname, middlename, lastname, createdon, extra } = memberRow(database, id);
  const survey = database
    .prepare(
      `SELECT date, reportid, language, variant, raw FROM survey_entries
       WHERE account_id = ? ORDER BY date DESC, id`,
    )
    .all(id);
  return {
    personal: { memberid, title, firstname, middlename, lastname, email, createdon },
    extra: JSON.parse(String(extra)),
    survey: survey.map((entry) => ({ ...entry, raw: JSON.parse(String(entry.raw)) })),
  };
}

/** The reports of a member, newest first, each with the address that `addressOf` gives to its row. */
export function personalReports(
  database: DatabaseSync,
  { id }: Account,
  addressOf: (report: number) => string,
) {
  const { title, firstname, middlename, lastname } = memberRow(database, id);
  const reports = database
    .prepare(
      `SELECT id, reportid, name, variant, language, date FROM reports
       WHERE account_id = ? ORDER BY date DESC, id`,
    )
    .all(id)
    .map(({ id: row, ...report }) => ({ ...report, url: addressOf(Number(row)) }));
  return { personal: { title, firstname, middlename, lastname }, reports };
}

/** One report, and the id of its account. */
export function findReport(
  database: DatabaseSync,
  report: number,
): (Report & { account: number }) | undefined {
  const row = database
    .prepare(
      'SELECT account_id AS account, reportid, name, variant, language, date FROM reports WHERE id = ?',
    )
    .get(report);
  return row as (Report & { account: number }) | undefined;
}

function memberRow(database: DatabaseSync, id: number) {
  const row = database.prepare('SELECT * FROM members WHERE account_id = ?').get(id);
  if (!row) throw new Error(`Account ${id} is not a member account.`);
  return row;
}
