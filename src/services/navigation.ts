import type { MessageKey } from '../i18n/message.ts';
import { createRequiredContext } from './context.ts';
import type { LeaveReason } from './host-events.ts';

interface LeaveOptions {
  /** Replaces the history entry, so that Back does not repeat a redirect. */
  replace?: boolean;
  /** A query parameter that the event omits, because events never contain a token. */
  secret?: string;
}

type Area = 'admin' | 'member';

type AreaReason = Extract<LeaveReason, 'login' | 'sso' | 'token'>;

/** A stage of a screen with a history entry of its own. */
export interface SavedStage {
  stage: string;
  /** The number of entries since the first stage. */
  depth: number;
}

/** The history entries of the stages of a screen (D49). */
export interface StageHistory {
  /** The stage of the current entry. `undefined` if none was written to it. */
  saved(): SavedStage | undefined;
  /** Adds an entry with the same address, or changes the current one. */
  write(method: 'pushState' | 'replaceState', stage: SavedStage): void;
  /** `true` once, if the page was loaded at the entry of a stage, which it cannot show again. */
  takeInterrupted(): boolean;
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
  /** The address of a path of the portal, for a link. */
  href(path: string): string;
  /** The address of the login. If it is not on the origin of the page, it has the email address (D82). */
  loginHref(email: string): string;
  /** Goes to another screen. A link adds a history entry, a redirect replaces it (D2). */
  navigate(path: string, options?: { replace?: boolean; notice?: MessageKey | undefined }): void;
  /** Whether another screen can show a notice. A widget has only one screen. */
  showsNotices: boolean;
  /** Changes only what the address bar shows, for example to remove a secret. */
  replaceAddress(path: string): void;
  /** `undefined` in a host page, whose history belongs to the host. */
  stages: StageHistory | undefined;
  /** Opens another page. Resolves when the navigation has started or the host page has prevented it. */
  leave(url: URL, reason: LeaveReason, options?: LeaveOptions): Promise<void>;
  /** Continues the login on the portal's own page, if a session would not last on this one (D82). Returns whether it does. */
  continueLogin(email: string): Promise<boolean | undefined>;
  /** Opens the page that the person came for, or the area of the account. The journey ends there. No widget uses it. */
  openArea(area: Area, reason: AreaReason, options?: LeaveOptions): Promise<void>;
}

export const [NavigationContext, useNavigation] = createRequiredContext<Navigation>();
