import type { AccountType } from '../../src/kit/account-type.ts';
import type { Browser } from './browser.ts';
import type { Context } from './context.ts';

const PAGES = { user: '/admin', member: '/member' } as const;

export interface Area {
  /** Whether the page shows an account. It can be the page with the button that a link needs. */
  readonly showsAccount: boolean;
  /** What people read. */
  readonly text: string;
  /** What everybody reads there. */
  readonly stranger: string;
}

/** The page behind the sign-in, compared with what a browser without cookies gets. */
export async function areaOf(
  { browser }: Context,
  kind: AccountType,
  visitor: Browser,
  email = '',
): Promise<Area> {
  const page = PAGES[kind];
  const stranger = await browser.visit(page, { isWithoutCookies: true });
  const own = await visitor.visit(page);
  const hasEmail = own.body.includes(email) && !stranger.body.includes(email);
  return {
    showsAccount: own.status < 300 && (stranger.status >= 300 || hasEmail),
    text: wordsOf(own.body),
    stranger: wordsOf(stranger.body),
  };
}

/** Without tags, scripts and styles. */
export const wordsOf = (html: string): string =>
  html
    .replace(/<(script|style)\b.*?<\/\1>|<[^>]*>?/gis, ' ')
    .replace(/\s+/g, ' ')
    .trim();
