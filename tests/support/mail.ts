import { expect } from 'playwright/test';
import type { Mail } from '../../server/reference/mail/outbox.ts';
import type { Backend } from './flow.ts';

/** Waits for the n-th mail to an address, by default the first. */
export async function mailTo({ url }: Backend, address: string, count = 1): Promise<Mail> {
  let mails: Mail[] = [];
  await expect
    .poll(
      async () => {
        mails = await (await fetch(`${url}/outbox.json?to=${encodeURIComponent(address)}`)).json();
        return mails.length;
      },
      { message: `mails to ${address}` },
    )
    .toBeGreaterThanOrEqual(count);
  // Newest first.
  return mails[mails.length - count] as Mail;
}

/** The sign-in code of a mail. */
export function codeIn({ text }: Mail): string {
  const [code] = text.match(/\b\d{6}\b/) ?? [];
  if (!code) throw new Error(`No code in:\n${text}`);
  return code;
}

/** The only link of a mail. */
export function linkIn({ links, text }: Mail): string {
  const [link] = links;
  if (!link || links.length > 1) throw new Error(`${links.length} links in:\n${text}`);
  return link;
}
