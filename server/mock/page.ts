import { html } from 'hono/html';
import { page } from '../reference/pages/layout.ts';
import { type SeededPerson, seededPeople } from '../reference/seeds/people.ts';
import { type SeededVoucher, seededVouchers } from '../reference/seeds/vouchers.ts';
import { FAULTS, type Switches } from './faults.ts';

const people: readonly SeededPerson[] = seededPeople;
const vouchers: readonly SeededVoucher[] = seededVouchers;

/** The scenarios, each with a link that opens it, and the switches. */
export async function mockPage(origin: string, { fault, slow, call }: Switches): Promise<Response> {
  const state = [fault && `fault ${fault}`, slow && `${slow} ms slow`, call && `calls to ${call}`].filter(
    Boolean,
  );
  const content = await page(
    'Mock',
    html`<p>${state.length > 0 ? state.join(', ') : 'Every call works.'}</p>
      <form method="post">
        <button formaction="/mock?fault=503">503</button>
        <button formaction="/mock?fault=429&amp;call=/api/v1/login">429 for the sign-in</button>
        <button formaction="/mock?slow=5000">5 seconds slow</button>
        <button formaction="/mock?fault=">no fault</button>
      </form>
      <p>Other faults: ${Object.keys(FAULTS).join(', ')}, or a status.</p>
      <h2>People</h2>
      <ul class="links">
        ${people.map(
          ({ key, email, password, situation }) =>
            html`<li><a href="${origin}/login/?email=${encodeURIComponent(email)}">${key}</a> ${situation} (${password ?? 'no password'})</li>`,
        )}
      </ul>
      <h2>Vouchers</h2>
      <ul class="links">
        ${vouchers.map(({ key, code, situation }) => html`<li><a href="${origin}/login/voucher/${code}">${key}</a> ${situation}</li>`)}
      </ul>
      <p><a href="/outbox">Outbox</a></p>`,
  );
  return new Response(String(content), {
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}
