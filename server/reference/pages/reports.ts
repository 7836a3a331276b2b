import { Hono } from 'hono';
import { html } from 'hono/html';
import type { Backend } from '../backend.ts';
import { unknownLink } from '../http/http-error.ts';
import { findAccountById } from '../store/accounts.ts';
import { findReport } from '../store/members.ts';
import { isReportAddress } from '../store/report-address.ts';
import { page } from './layout.ts';

/** A report as a page. A product would send the file of the report. */
export function reportPages(backend: Backend): Hono {
  return new Hono().get('/reports/:id{[0-9]+}', (c) => {
    const id = Number(c.req.param('id'));
    const report = findReport(backend.database, id);
    const account = report && findAccountById(backend.database, report.account);
    const address = { end: Number(c.req.query('end')), key: c.req.query('key') };
    const isOpen = account && !account.suspended && isReportAddress(backend, account, id, address);
    if (!report || !isOpen) throw unknownLink(404);
    c.header('Cache-Control', 'no-store');
    const { reportid, name, variant, language, date } = report;
    return c.html(
      page(
        name,
        html`<p lang="${language}">${name}, ${variant}</p>
          <p>${account.name}, ${date}</p>
          <p>${reportid}</p>`,
      ),
    );
  });
}
