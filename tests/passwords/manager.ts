/* A browser with its own password manager. */
import type { Driver } from '../smoke/drivers.ts';

export interface Login {
  email: string;
  password: string;
}

/** What the manager offers to do with the submitted password. */
export interface Offer {
  action: 'save' | 'update';
  hasUserName: boolean;
}

export interface PasswordManager extends Driver {
  /** Saves a password before the test. */
  add(origin: string, login: Login): Promise<void>;
  /** Whether it has found a user name in the last form; only in Chromium. */
  findsUserName?(): Promise<boolean>;
  /** The latest offer, if there is one. */
  offer(): Promise<Offer | undefined>;
}
