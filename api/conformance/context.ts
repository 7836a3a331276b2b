import type { Client } from '../../src/api/client.ts';
import type { Browser, Visit } from './browser.ts';
import type { Exchange } from './client.ts';

export interface Options {
  /** The address of an account for tests. */
  readonly email?: string | undefined;
  /** The password of that account, for `write`. */
  readonly password?: string | undefined;
  /** The token of an emailed link. */
  readonly token?: string | undefined;
  /** Another origin whose pages make calls. */
  readonly origin?: string | undefined;
  /** Whether the page is served elsewhere. */
  readonly apiOnly: boolean;
  /** Whether checks may send emails, sign in and use links up. */
  readonly write: boolean;
}

/** What a check can use. */
export interface Context {
  readonly site: URL;
  readonly options: Options;
  readonly browser: Browser;
  readonly exchanges: readonly Exchange[];
  fails(why: string): void;
  warns(why: string): void;
  /** Says why there was nothing to check. */
  skips(why: string): void;
  /** Visits an address. `undefined`, with a finding, if there is no answer. */
  visit(...parameters: Parameters<Browser['visit']>): Promise<Visit | undefined>;
  /** Makes a call of a screen and reports an answer that the screen cannot use. */
  exchange<T>(call: (client: Client) => Promise<T>): Promise<Exchange>;
  /** Also reports a refusal. */
  succeeds<T>(call: (client: Client) => Promise<T>): Promise<Exchange>;
  /** Makes a call that must be refused in words. */
  isRefused<T>(call: (client: Client) => Promise<T>): Promise<Exchange>;
}

export interface Check {
  /** The screen or the property that breaks. */
  readonly what: string;
  /** Why the check cannot run with these options. */
  skip?(options: Options): string | undefined;
  run(context: Context): Promise<void>;
}
