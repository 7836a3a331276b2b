/* A chunk of its own, because most visitors never need it. */
import type { Facts403 } from '../../contract/protected-post.ts';
import type { MessageKey } from '../../i18n/message.ts';
import { keepsCookies } from '../../session/keeps-cookies.ts';

/** What a POST that was refused with 403 proves (D101). Without a text, no more than that it was refused. */
export function explain403({ isSameOrigin, isClear, knowsAccount }: Facts403): MessageKey | undefined {
  if (isSameOrigin && !keepsCookies())
    return globalThis.window === globalThis.top
      ? 'Your browser blocks cookies for this page. Please allow them and try again.'
      : 'Your browser blocks cookies in a part of another page. Please open this form in a tab of its own.';
  if (!isClear) return undefined;
  if (knowsAccount) return 'This account has no access. Please contact whoever invited you.';
  if (!isSameOrigin) return undefined;
  return 'The request was changed on its way. Please try another network, or contact whoever runs this site.';
}
