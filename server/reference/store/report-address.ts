import { createHmac } from 'node:crypto';
import { type Backend, MINUTE } from '../backend.ts';
import type { Account } from './accounts.ts';
import { isSameSecret } from './secrets.ts';

/** Long enough to read the list and open the reports. */
const LIFETIME = 60 * MINUTE;

/**
 * The address of a report for the person who has opened the link to the reports. It needs no session, names its end, and is signed.
 * Like all links of an account it ends with a new password, which is part of what is signed.
 */
export function reportAddress(backend: Backend, account: Account, report: number): string {
  const end = backend.now() + LIFETIME;
  return `/reports/${report}?end=${end}&key=${sign(backend, account, report, end)}`;
}

export function isReportAddress(
  backend: Backend,
  account: Account,
  report: number,
  { end, key }: { end: number; key: string | undefined },
): boolean {
  return end > backend.now() && isSameSecret(key, sign(backend, account, report, end));
}

const sign = ({ secretKey }: Backend, { id, password }: Account, report: number, end: number): string =>
  createHmac('sha256', secretKey)
    .update(JSON.stringify([id, password, report, end]))
    .digest('base64url');
