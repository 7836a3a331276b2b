import type { AccountType } from '../kit/account-type.ts';

/** The token of a mailed link, on its way from the token page to the screen that it opens. */
export interface LinkToken {
  /** What the link is for, for example `forgotpw`. */
  type: string;
  /** The account that it is for, if that matters. */
  account: AccountType | undefined;
  value: string;
}

export interface LinkTokenStore {
  /** The token, if there is one of this type. */
  get(type: string): LinkToken | undefined;
  set(token: LinkToken): void;
  clear(): void;
}

/** In memory only: after a reload, and on another page, there is no token (D9). */
export function createLinkTokenStore(): LinkTokenStore {
  let stored: LinkToken | undefined;
  return {
    get: (type) => (stored?.type === type ? stored : undefined),
    set(token) {
      stored = token;
    },
    clear() {
      stored = undefined;
    },
  };
}
