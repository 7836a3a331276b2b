import { fields, flag, type Infer, is, list, number, optional, word } from '../contract/structs.ts';
import { attempt } from '../kit/attempt.ts';
import { isRecord } from '../kit/record.ts';
import { readStorage, type StorageName, writeStorage } from '../session/storage.ts';

/** The key of the session storage, which has the journeys of this tab, the latest at the end. */
const KEY = 'login-portal-journey';
/** The key of the local storage, before the owner. It has the intent of a person who opens a mailed link in another tab. */
const MAILED_KEY = 'login-portal-next ';

/** How many journeys a tab keeps, for Back. */
const MOST = 5;
/** Milliseconds that an intent lasts. */
const LIFETIME = 3_600_000;

const Intent = fields({
  /** When it began, by the clock of the computer. */
  since: number,
  /** The page that the person came for, as `?next=` names it (D73). */
  next: optional(word),
  /** The path of the registration for a campaign or group that the person came for. Empty if it is not open. */
  registration: optional(word),
  /** The first address that the server knew. */
  account: optional(word),
});
export type Intent = Infer<typeof Intent>;

const Saved = fields({
  intent: Intent,
  /** The document that has written it, by its `performance.timeOrigin`. */
  page: number,
  /** Base and API. Another portal does not continue the journey. */
  owner: word,
  /** The address that was typed last. */
  email: optional(word),
  /** The addresses that the person has not corrected. */
  kept: optional(list(word)),
  /** The page was reloaded for another language. */
  translated: optional(flag),
  /** What was typed and what has succeeded, by screen. Each screen has a struct for its part. */
  screens: fields({}),
});
export type SavedJourney = Infer<typeof Saved>;

const read = (name: StorageName, key: string): unknown =>
  attempt(() => JSON.parse(readStorage(name, key) ?? ''));
const write = (name: StorageName, key: string, value?: object) =>
  writeStorage(name, key, value && JSON.stringify(value));

function readAll(): Record<string, unknown> {
  const all = read('sessionStorage', KEY);
  return isRecord(all) ? all : {};
}

/** `undefined` if there is none, or if another build, another portal or a person has written it. */
export function readJourney(id: string | undefined, owner: string): SavedJourney | undefined {
  const saved = readAll()[id ?? ''];
  return is(saved, Saved) && saved.owner === owner ? saved : undefined;
}

/** The id of the journey that was left last in this tab: on the portal's own page, or with this end in a host page. */
export const latestJourney = (end?: string): string | undefined =>
  Object.keys(readAll()).findLast((id) => (end ? id.endsWith(end) : !id.startsWith('/')));

/** A journey that has not begun is only written on the portal's own page, after others. Without one, the saved one is removed. */
export function writeJourney(id: string, journey: SavedJourney | undefined, hasBegun: boolean): void {
  const { [id]: former, ...others } = readAll();
  const entries = Object.entries(others);
  if (journey && (hasBegun || (entries.length > 0 && !id.startsWith('/')))) entries.push([id, journey]);
  else if (!former) return;
  write('sessionStorage', KEY, Object.fromEntries(entries.slice(-MOST)));
}

/** On a shared computer, the next person must not find what this one has typed. */
export const dropJourneys = (): void => write('sessionStorage', KEY);

/** A clock that was set back must not keep it for longer. */
export const isCurrent = ({ since }: Intent): boolean => Math.abs(Date.now() - since) < LIFETIME;

/** The intent of the person who was sent the last mail. What has expired is removed. */
export function readMailed(owner: string): Intent | undefined {
  const mailed = read('localStorage', MAILED_KEY + owner);
  if (is(mailed, Intent) && isCurrent(mailed)) return mailed;
  writeMailed(owner);
  return undefined;
}

export function writeMailed(owner: string, mailed?: Intent): void {
  write('localStorage', MAILED_KEY + owner, mailed);
  if (mailed) setTimeout(readMailed, LIFETIME, owner);
}
