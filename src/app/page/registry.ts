import type { StoreApi } from 'zustand/vanilla';
import type { Client } from '../../api/client.ts';
import type { Configuration } from '../../api/configuration.ts';
import type { Problem } from '../../api/problem.ts';
import type { Area } from '../../api/translations.ts';
import type { Locale } from '../../i18n/locale.ts';
import type { Translations } from '../../i18n/message.ts';
import type { Result } from '../../kit/result.ts';
import type { Consent } from '../../session/consent.ts';
import type { Preferences } from '../../session/preferences.ts';

/** What all elements on a page share for one API base: its client, and each of these requests once (D23). */
export interface PageApi {
  client: Client;
  configuration(address?: URL): Promise<Result<Configuration, Problem>>;
  ssoProviders(): Promise<Result<string[], Problem>>;
  translations(area: Area, locale: Locale): Promise<Translations>;
}

/** What all copies of this code on a page share (D37). */
export interface Registry {
  /** By API base. */
  apis: Map<string, PageApi>;
  preferences?: StoreApi<Preferences>;
  consent?: StoreApi<Consent>;
  /** What the console has been told already. */
  warned: Set<string>;
  /** Trusted besides the page's own (D36). */
  origins: Set<string>;
  /** Captcha scripts that were asked for, by address: `ready` is absent after a failure. */
  captchas: Map<string, { ready?: Promise<void> | undefined; failures: number }>;
  /** A page may create a Trusted Types policy of one name only once. */
  policy?: { createScriptURL(url: string): string } | undefined;
  /** Of the copy that came first. */
  version?: string;
}

/** Copies of any version read and write this value, so a change of {@link Registry} that is not an addition needs another number. */
const KEY = Symbol.for('login-portal/1');

let page: Registry | undefined;

/** If something else is under our key, or the page's globals are frozen, each copy has a registry of its own. */
export function registry(): Registry {
  if (page) return page;
  const found: unknown = Reflect.get(globalThis, KEY);
  page = isRegistry(found)
    ? found
    : { apis: new Map(), warned: new Set(), origins: new Set(), captchas: new Map() };
  if (found === undefined) Reflect.defineProperty(globalThis, KEY, { value: page, configurable: true });
  return page;
}

const isRegistry = (value: unknown): value is Registry =>
  value instanceof Object && ['apis', 'warned', 'origins', 'captchas'].every((name) => name in value);
