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

/** Without tags, scripts and styles. It reads a page once, because one that closes no tag must not keep the kit busy. */
export function wordsOf(html: string): string {
  let hidden = '';
  const texts = html.split('<').map((part, index) => {
    if (index === 0) return part;
    const name = /^\/?\w*/.exec(part)?.[0].toLowerCase() ?? '';
    if (hidden && name !== `/${hidden}`) return '';
    hidden = ['script', 'style'].includes(name) ? name : '';
    return hidden ? '' : part.slice(part.indexOf('>') + 1);
  });
  return texts.join(' ').replace(/\s+/g, ' ').trim();
}
