import type { MessageKey } from '../i18n/message.ts';
import { failure, type Result } from '../kit/result.ts';
import { createAntiForgery } from './anti-forgery.ts';
import { headersOfPost } from './headers.ts';
import type { Problem } from './problem.ts';

/** What is known of a POST that was refused with 403. */
export interface Facts403 {
  isSameOrigin: boolean;
  /** No page is in place of the answer of the API, and the anti-forgery cookie has not expired. */
  isClear: boolean;
  knowsAccount: boolean;
}

interface ProtectionOptions {
  isSameOrigin: boolean;
  /** The values of the anti-forgery cookies, the one to try first at the beginning (D91). */
  antiForgeryTokens: () => readonly string[];
  /** The text for a 403. */
  explain403?: ((facts: Facts403) => Promise<MessageKey | undefined>) | undefined;
  /** Writes to the console, for the author of the page. */
  warn?: ((text: string) => void) | undefined;
}

/** Sends a POST with the anti-forgery token: once more, with another token, if it is refused with 403 (D56, D91). */
export function createProtection({ isSameOrigin, antiForgeryTokens, explain403, warn }: ProtectionOptions) {
  /** The cookie after the last 403. */
  let offered: string | undefined;

  const tokens = createAntiForgery(isSameOrigin ? antiForgeryTokens : () => []);

  /** Logs why the page's own server will miss the anti-forgery header. */
  const warnToken = (why: string) =>
    warn?.(`The cookie XSRF-TOKEN ${why}. The server has to set it, without HttpOnly.`);

  /** `renew` makes the server set the cookie. */
  return async <T>(
    post: (headers: Record<string, string>) => Promise<Result<T, Problem>>,
    renew: () => Promise<unknown>,
    { language, once, knowsAccount }: { language: string | undefined; once: boolean; knowsAccount: boolean },
  ): Promise<Result<T, Problem>> => {
    const send = async (token: string | undefined) => {
      const reply = await post(
        headersOfPost(token, language, () => warnToken('is not a valid header value')),
      );
      if (token) tokens.answered(token, is403(reply));
      return reply;
    };
    // Another window or an extension may have deleted the cookie.
    if (tokens.had() && !tokens.current()) await renew();
    const token = tokens.current();
    if (isSameOrigin && !token) warnToken('is missing');
    const reply = await send(token);
    // A cache may have answered every GET before, without the cookie.
    if (isSameOrigin && is403(reply) && !tokens.current()) await renew();
    const next = tokens.current();
    const isOther = next !== undefined && next !== token;
    const last = is403(reply) && isOther && !once ? await send(next) : reply;
    if (last.ok || !is403(last)) return last;
    // With the next cookie, another attempt may work. Some servers set one with every answer.
    const hasExpired = once && isOther && token !== offered;
    offered = next;
    const isClear = last.problem.kind === 'forbidden' && !hasExpired;
    const message = await explain403?.({ isSameOrigin, isClear, knowsAccount });
    return message ? failure({ ...last.problem, kind: 'forbidden', message }) : last;
  };
}

/** Some servers refuse an anti-forgery token with a page. */
const is403 = <T>(reply: Result<T, Problem>): boolean =>
  !reply.ok &&
  (reply.problem.kind === 'forbidden' || (reply.problem.kind === 'stopped' && reply.problem.status === 403));
