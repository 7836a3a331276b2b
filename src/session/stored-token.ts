/** Whose password or data a token opens (specification, section 6). */
export type TokenTarget = 'member' | 'user';

/** A validated token on its way from the token page to the screen it opens. */
export interface StoredToken {
  type: string;
  target: TokenTarget | undefined;
  token: string;
}

export interface TokenStore {
  /** The token, if there is one of this type. */
  get(type: string): StoredToken | undefined;
  set(token: StoredToken): void;
  clear(): void;
}

/** In memory and nowhere else: a reload, or another page, begins without it (D9). */
export function createTokenStore(): TokenStore {
  let stored: StoredToken | undefined;
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
