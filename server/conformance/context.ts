import type { Client } from '../../src/contract/client.ts';
import type { AccountType } from '../../src/kit/account-type.ts';
import type { Browser, Visit, VisitOptions } from './browser.ts';
import type { Exchange } from './client.ts';
import type { Mailbox } from './mailbox.ts';
import type { Fields } from './private-data.ts';

export interface Options {
  /** The address of an account for tests. */
  readonly email?: string | undefined;
  /** The password of that account, for `write`. */
  readonly password?: string | undefined;
  /** The address of an account that signs in with a password and a code, and its password. */
  readonly codeAccount?: string | undefined;
  readonly codePassword?: string | undefined;
  /** The address of an account without access, and its password. */
  readonly blocked?: string | undefined;
  readonly blockedPassword?: string | undefined;
  /** The address of an account that was never activated, and a password that it has nevertheless. */
  readonly inactive?: string | undefined;
  readonly inactivePassword?: string | undefined;
  /** The codes of two vouchers, which are redeemed: for `email`, and for a new member. */
  readonly vouchers?: readonly string[] | undefined;
  /** The ids of campaigns and groups, open or closed. */
  readonly campaigns?: readonly string[] | undefined;
  readonly groups?: readonly string[] | undefined;
  /** The token of an emailed link. */
  readonly token?: string | undefined;
  /** Another origin whose pages make calls. */
  readonly origin?: string | undefined;
  /** Whether the page is served elsewhere. */
  readonly apiOnly: boolean;
  /** Whether checks may send emails, sign in and use links up. */
  readonly write: boolean;
  /** Whether checks may make calls until the client is limited. */
  readonly limits?: boolean;
  /** Minutes after which a code must have expired. */
  readonly wait?: number | undefined;
  /** The names of the checks to run. Without names, all. */
  readonly only?: readonly string[];
  /** The names of calls that the server does not have. */
  readonly without?: readonly string[];
  /** The names of checks whose findings are accepted. */
  readonly allow?: readonly string[];
  /** Returns the emails to an address. */
  readonly readMails?: ((email: string) => Promise<string>) | undefined;
  /** Tests do not wait. */
  readonly sleep?: (milliseconds: number) => Promise<unknown>;
}

/** A browser of its own, and the client of the screens in it. */
export interface Visitor {
  readonly browser: Browser;
  readonly client: Client;
}

/** What earlier checks have found out about the test account. */
export interface Account {
  password: string | undefined;
  kinds: readonly AccountType[];
  /** What the login asks for next. */
  action: string | undefined;
  /** The tokens of unused links, by the form that sent them. */
  readonly links: Map<string, string>;
  /** The list that the link to the reports opens. */
  reports: readonly Fields[];
  /** What the pages behind the sign-in show after the check of a link, by the call. */
  readonly pagesOfLinks: Map<string, string>;
  /** How many milliseconds longer each form takes for the account than for an unknown address, by its name. */
  readonly differences: Map<string, number>;
  /** The answers to a wrong password of an unknown address, by the kind of account. */
  readonly refusals: Map<AccountType, Visit>;
  /** An address without an account, for wrong passwords. */
  readonly stranger: string;
  /** The last name in a registration with the address of the account, which its owner has not confirmed. */
  readonly strangeName: string;
  /** The call that has sent no link that signs in. */
  withoutLink: string | undefined;
  /** An address that the kit has registered and nobody has confirmed. */
  unconfirmed: string | undefined;
}

/** What a check can use. */
export interface Context extends Visitor {
  readonly site: URL;
  readonly options: Options;
  readonly account: Account;
  /** `undefined` if the emails cannot be read. */
  readonly mailbox: Mailbox | undefined;
  readonly exchanges: readonly Exchange[];
  /** What is never printed. */
  addSecret(secret: string): void;
  /** A message names the call. With the answer, what was sent and what came back is printed, too. */
  fails(why: string, answer?: Visit): void;
  warns(why: string, answer?: Visit): void;
  /** Says why there was nothing to check, or what was not checked. */
  skips(why: string): void;
  sleep(milliseconds: number): Promise<unknown>;
  newVisitor(headers?: Readonly<Record<string, string>>): Promise<Visitor>;
  /** Visits an address. `undefined`, with a finding, if there is no answer. */
  visit(address: string, options?: VisitOptions, browser?: Browser): Promise<Visit | undefined>;
  /** Makes a call as the page does, and reads nothing of the answer. */
  post(path: string, body: object, browser?: Browser): Promise<Visit | undefined>;
  /** Makes a call of a screen and reports an answer that the screen cannot use. */
  exchange<T>(call: (client: Client) => Promise<T>, visitor?: Visitor): Promise<Exchange>;
  /** Also reports a refusal. */
  succeeds<T>(call: (client: Client) => Promise<T>, visitor?: Visitor): Promise<Exchange>;
  /** Makes a call that must be refused in words. `why` says what is wrong if it is not. */
  isRefused<T>(call: (client: Client) => Promise<T>, why?: string, visitor?: Visitor): Promise<Exchange>;
}

export interface Check {
  /** The screen or the property that breaks. */
  readonly what: string;
  /** Earlier checks that find out what this one needs. They also run if only this one was asked for. */
  readonly after?: readonly string[];
  /** Why the check cannot run with these options. */
  skip?(options: Options): string | undefined;
  run(context: Context): Promise<void>;
}
