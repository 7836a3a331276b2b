import type { MessageKey } from '../i18n/message.ts';
import { createRequiredContext } from './context.ts';
import type { LeaveReason } from './host-events.ts';

export interface LeaveOptions {
  /** Replaces the history entry, so that Back does not come to a redirect again. */
  replace?: boolean;
  /** A query parameter that the host page is not told: an event never carries a token. */
  secret?: string;
}

/** Where the person is, and every way to another place. */
export interface Navigation {
  /** What the address, or the attributes of a widget, hand to the screen. */
  route: {
    /** Decoded. */
    parameters: Record<string, string>;
    /** Relative to the base, without the query. */
    path: string;
    query: URLSearchParams;
    /** A message that is shown once, on arrival. */
    notice: MessageKey | undefined;
  };
  /** `true` inside the portal, where another path is another screen. A widget has only one screen. */
  routed: boolean;
  /** The address of a path of the portal, for a link. */
  href(path: string): string;
  /** Goes to another screen. A link adds a history entry, a redirect replaces it (D2). */
  navigate(path: string, options?: { replace?: boolean; notice?: MessageKey }): void;
  /** Changes what the address bar shows, so that it no longer holds a secret, and nothing else. */
  replaceAddress(path: string): void;
  /** Keeps the typed e-mail address with the history entry: for Back, and for a reload. */
  rememberEmail(email: string): void;
  /** Leaves the page. Resolves when the browser is on its way, or when the host page has taken over. */
  leave(url: URL, reason: LeaveReason, options?: LeaveOptions): Promise<void>;
}

export const [NavigationContext, useNavigation] = createRequiredContext<Navigation>('Navigation');
