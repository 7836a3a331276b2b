import type { StoreApi } from 'zustand/vanilla';
import type { Client } from '../../contract/client.ts';
import type { Configuration, SignInWays } from '../../contract/configuration.ts';
import type { Problem } from '../../contract/problem.ts';
import type { Area } from '../../contract/translations.ts';
import type { Locale } from '../../i18n/locale.ts';
import type { Translations } from '../../i18n/message.ts';
import type { Result } from '../../kit/result.ts';
import type { Consent } from '../../session/consent.ts';
import type { Preferences } from '../../session/preferences.ts';

/** What all elements on a page share for one API base: the client, and the answers to these requests (D23). */
export interface PageApi {
  client: Client;
  /** A call had no answer while the browser had no network, and none has had an answer since. */
  offline: StoreApi<boolean>;
  configuration(address?: URL): Promise<Result<Configuration, Problem>>;
  signInWays(): Promise<Result<SignInWays, Problem>>;
  translations(area: Area, locale: Locale): Promise<Translations>;
}

/** What all copies of `portal.js` on a page share: one first screen per element, and one request per module. */
export interface PortalScript {
  /** The elements with a first screen. */
  met: WeakSet<Element>;
  /** The first screens by tag, until the module of the element has loaded. */
  shown: Record<string, Shown[]>;
  /** By tag. A failure is not kept, because an element that is added later tries again. */
  loading: Record<string, Promise<unknown> | undefined>;
}

/** A first screen. */
export interface Shown {
  /** Shows a message in place of the content, with a button if another attempt can help. */
  showFailure(retry: (() => void) | undefined): void;
  /** Shows the content again. */
  restore(): void;
}

/** The texts that the page's author has reworded, by language. */
export type AuthorTexts = Partial<Record<Locale, Translations>>;

/** What all copies of this code on a page share (D37). */
export interface Registry {
  /** By API base. */
  apis: Map<string, PageApi>;
  preferences?: StoreApi<Preferences>;
  consent?: StoreApi<Consent>;
  texts?: StoreApi<AuthorTexts>;
  /** The warnings that have been logged. */
  warned: Set<string>;
  /** What the page's author trusts in addition to the page's own origin (D36). */
  origins: Set<string>;
  /** The origins of the scripts. */
  scriptOrigins?: Set<string>;
  /** Trusted addresses of captcha scripts in addition to the provider's. */
  captchaUrls?: Set<string>;
  /** Requested captcha scripts, by address. `ready` is absent after a failure. */
  captchas: Map<string, { ready?: Promise<void> | undefined; failures: number }>;
  /** A page can create a Trusted Types policy only once per name. */
  policy?: { createScriptURL(url: string): string } | undefined;
  /** The elements that scripts may define; all if there is no list. */
  only?: readonly string[];
  /** What `portal.js` has shown and is loading. */
  script?: PortalScript;
  /** The version of the first copy. */
  version?: string;
  /** The library that renders the elements of the first copy. */
  renderer?: string;
}

/** Copies of any version share this value, so a change of {@link Registry} other than an addition requires another number. */
const KEY = Symbol.for('login-portal/1');

let page: Registry | undefined;

/** If the key is taken by something else, or `globalThis` is frozen, each copy has its own registry. */
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
