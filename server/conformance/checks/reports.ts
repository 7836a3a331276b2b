/* The list of reports, and what its addresses open. */

import { wordsOf } from '../area.ts';
import type { Browser, Visit } from '../browser.ts';
import { fetchPersonalReports } from '../calls.ts';
import type { Check, Context, Options } from '../context.ts';
import { type Fields, findReportFaults, reportsIn } from '../private-data.ts';
import { LINKS_OF_MAILS } from './mailed-links.ts';
import { FORMS, needsMails, SHORTEST_TOKEN } from './writing.ts';

const FORM = 'Access request for personal reports';
const REPORTS_OF_MAIL = 'Personal reports, link of an email';

/** Milliseconds. */
const DAY = 86_400_000;

/** Two people can have one report with the same name and date. */
const FEWEST = 2;

export const needsSecond = (options: Options) =>
  needsMails(options) ?? (options.codeAccount ? undefined : 'needs --code-account');

export const REPORTS: readonly Check[] = [
  {
    what: REPORTS_OF_MAIL,
    after: [LINKS_OF_MAILS],
    skip: needsMails,
    async run(context) {
      const { account, succeeds, exchange, fails, skips } = context;
      const token = account.links.get(FORM);
      if (!token) return skips('no link to personal reports arrived, which only members get');
      const fetchReports = fetchPersonalReports(token);
      const { call, data, visit, outcome } = await succeeds(fetchReports);
      if (outcome !== 'success') return;
      for (const fault of findReportFaults(data)) fails(`${call} ${fault}`, visit);
      const again = await exchange(fetchReports);
      if (again.outcome === 'refusal')
        fails(`${call} is refused the second time: the link opens the reports until it expires`, again.visit);
      account.reports = reportsIn(data);
      await expectKey(context, call, account.reports);
    },
  },
  {
    what: 'Personal reports, two people',
    after: [REPORTS_OF_MAIL],
    skip: needsSecond,
    async run({ account, mailbox, succeeds, fails, skips, options: { codeAccount = '' } }) {
      const own = rowsOf(account.reports);
      if (own.length < FEWEST) return skips(`the account of --as has fewer than ${FEWEST} reports`);
      const before = (await mailbox?.contents(codeAccount)) ?? new Set<string>();
      await succeeds(FORMS[FORM].call(codeAccount));
      const link = await mailbox?.newLink(codeAccount, before, 'short');
      if (!link) return skips('the account of --code-account gets no link, which only members get');
      const { call, data, visit } = await succeeds(fetchPersonalReports(link.token));
      const other = new Set(rowsOf(data ? reportsIn(data) : []));
      if (own.every((row) => other.has(row)))
        fails(`${call} lists all reports of --as for the account of --code-account, too`, visit);
    },
  },
];

/** Without the addresses, which can be others each time. */
const rowsOf = (reports: readonly Fields[]) =>
  reports.map((row) => JSON.stringify({ ...row, url: undefined }));

/** The address of a report gives access itself, so nobody must be able to guess it or to find it by counting. */
async function expectKey(
  { visit, fails, site, newVisitor, addSecret }: Context,
  call: string,
  reports: readonly Fields[],
): Promise<void> {
  const addresses = reports
    .flatMap(({ url }) =>
      typeof url === 'string' && URL.canParse(url, site) && url ? [new URL(url, site)] : [],
    )
    .filter(({ origin }) => origin === site.origin);
  const [url] = addresses;
  if (!url) return;
  const parts = [...url.pathname.split('/'), ...url.searchParams.values()];
  for (const part of parts) if (part.length >= SHORTEST_TOKEN) addSecret(part);
  const { browser } = await newVisitor();
  const opened = await visit(url.href, {}, browser);
  // A session can be needed instead.
  if (!opened || opened.status >= 300) return;
  if (!parts.some((part) => part.length >= SHORTEST_TOKEN))
    fails(`${call} has addresses of reports that can be guessed and need no session`, opened);
  if (!url.search) return;
  const bare = await visit(`${url.origin}${url.pathname}`, {}, browser);
  if (bare?.status === opened.status && isSame(bare.body, opened.body))
    fails(
      `${call} has addresses of reports that also open without their query, so they can be found by counting`,
      bare,
    );
  await expectEnd({ visit, fails }, call, url, opened, browser);
  const next = addresses.find(({ pathname }) => pathname !== url.pathname);
  if (!next || next.pathname.split('/').some((part) => part.length >= SHORTEST_TOKEN)) return;
  const mixed = await visit(`${site.origin}${next.pathname}${url.search}`, {}, browser);
  if (mixed && mixed.status < 300 && !isSame(mixed.body, opened.body))
    fails(
      `${call} has a key in the query that opens other reports, too, so they can be found by counting`,
      mixed,
    );
}

/** Nobody must be able to postpone a time in the address, in seconds or milliseconds. */
async function expectEnd(
  { visit, fails }: Pick<Context, 'visit' | 'fails'>,
  call: string,
  url: URL,
  opened: Visit,
  browser: Browser,
): Promise<void> {
  for (const [name, value] of url.searchParams) {
    if (!/^\d{10,13}$/.test(value)) continue;
    const later = new URL(url);
    later.searchParams.set(name, String(Number(value) + (value.length > 11 ? DAY : DAY / 1000)));
    const answer = await visit(later.href, {}, browser);
    if (answer && answer.status < 300 && isSame(answer.body, opened.body))
      fails(
        `${call} has addresses of reports that also open with a later "${name}", so they never end`,
        answer,
      );
  }
}

/** Pages can differ in a nonce or a time. */
const isSame = (one: string, other: string) => withoutNumbers(one) === withoutNumbers(other);
const withoutNumbers = (html: string) => wordsOf(html).replace(/\d+/g, '');
