import type { MessageKey } from '../i18n/message.ts';
import { createRequiredContext } from './context.ts';
import type { LeaveReason } from './host-events.ts';

export interface LeaveOptions {
  /** Replaces the history entry, so that Back does not repeat a redirect. */
  replace?: boolean;
  /** A query parameter that the event omits, because events never contain a token. */
  secret?: string;
}

/** The current route, and functions that navigate. */
export interface Navigation {
  /** From the address, or from the attributes of a widget. */
  route: {
    /** Decoded. */
    parameters: Record<string, string>;
    /** Relative to the base, without the query. */
    path: string;
    query: Omit<URLSearchParams, 'append' | 'delete' | 'set' | 'sort'>;
    /** A message that is shown once, on arrival. */
    notice: MessageKey | undefined;
  };
  /** `true` in the portal. A widget has only one screen. */
  routed: boolean;
  /** The address of a path of the portal, for a link. */
  href(path: string): string;
  /** Goes to another screen. A link adds a history entry, a redirect replaces it (D2). */
  navigate(path: string, options?: { replace?: boolean; notice?: MessageKey | undefined }): void;
  /** Changes only what the address bar shows, for example to remove a secret. */
  replaceAddress(path: string): void;
  /** Saves the typed email address with the history entry, for Back and for a reload. */
  rememberEmail(email: string): void;
  /** Opens another page. Resolves when the navigation has started or the host page has prevented it. */
  leave(url: URL, reason: LeaveReason, options?: LeaveOptions): Promise<void>;
}

export const [NavigationContext, useNavigation] = createRequiredContext<Navigation>('Navigation');
