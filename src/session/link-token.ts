import type { AccountType } from '../kit/account-type.ts';

/** The token of a mailed link. The token page stores it for the screen that it opens. */
export interface LinkToken {
  /** What the link is for, for example `forgotpw`. `login`: its new password has been saved, and the token is used up. */
  type: string;
  /** The kind of account, if it matters. */
  account: AccountType | undefined;
  /** The address of the account, if the server has sent it. */
  email?: string | undefined;
  value: string;
}

export interface LinkTokenStore {
  /** The token, if there is one of this type. */
  get(type: string): LinkToken | undefined;
  set(token: LinkToken): void;
  clear(): void;
  /** Whether there has been a token since the page was loaded. */
  hasBeenSet(): boolean;
}

/** Only in memory, so that a secret is never stored: a reload loses the token (D9). */
export function createLinkTokenStore(): LinkTokenStore {
  let stored: LinkToken | undefined;
  let hasBeenSet = false;
  return {
    get: (type) => (stored?.type === type ? stored : undefined),
    set(token) {
      stored = token;
      hasBeenSet = true;
    },
    clear() {
      stored = undefined;
    },
    hasBeenSet: () => hasBeenSet,
  };
}
