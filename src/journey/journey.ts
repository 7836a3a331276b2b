import {
  dropJourneys,
  type Intent,
  isCurrent,
  latestJourney,
  readJourney,
  readMailed,
  writeJourney,
  writeMailed,
} from './saved-journeys.ts';

/** Returns what a screen is left with, which is nothing secret. `undefined` if there is nothing. */
type ReadScreen = () => object | undefined;

/**
 * What a person has begun, which outlasts the screens: where they want to go, what they typed, and what has succeeded. There is one
 * per visit to an element. It is saved in the session storage of the tab, and a history entry of the portal names it.
 */
export interface Journey {
  readonly id: string;
  /** Base and API. */
  readonly owner: string;
  /** The address that was typed last. `undefined` before. */
  readonly email: string | undefined;
  /** The path of the registration that the person came for. Empty if it is not open. */
  readonly registration: string | undefined;
  /** The page that the person came for (D73). */
  readonly next: string | undefined;
  /** The addresses that the person keeps although others are probably meant (D102). */
  readonly kept: string[];
  /** The page was reloaded for another language, not by the person. */
  readonly translated: boolean;
  setEmail(email: string): void;
  setRegistration(path: string): void;
  /** The server knows the address. What another person has begun here ends. */
  know(email: string): void;
  /** A link was mailed to the address. It can open another tab, which then continues. */
  mail(email: string): void;
  /** The person has opened a mailed link, for this address if the server says so. */
  openLink(email: string | undefined): void;
  /** Keeps what a screen is left with until the returned function is called, which keeps the last of it. */
  keep(screen: string, read: ReadScreen): () => void;
  /** What a screen was left with: an outside value. */
  left(screen: string): unknown;
  /** Whether screens were saved, which a first screen does not show. */
  readonly continues: boolean;
  /** Whether something was typed on a screen with this path and is not done. */
  hasBegun(path: string): boolean;
  /** Something has changed. */
  change(): void;
  /** Called at every change. */
  onChange: () => void;
  /** Nothing is kept of an element that was removed from a page that is still there: another one begins anew. */
  save(isRemoved?: boolean): void;
  /** The page is about to be reloaded for another language. Returns whether the storage keeps anything. */
  translate(): boolean;
  /** Somebody has signed in. The next person at this computer finds nothing. */
  end(): void;
}

interface Opening {
  /** Base and API. */
  owner: string;
  /** The journey to continue, if it was saved. */
  id?: string | undefined;
  /** Only a journey of this document is continued, because the browser opens the address anew. */
  isNew: boolean;
  /** The id of a new journey. */
  newId: string;
  /** In a host page: the id of a journey that begins at the present history entry, if the browser names that. */
  place?: () => string | undefined;
  /** `?next=` of the address, for a new journey. */
  next?: string | undefined;
  /** A new journey continues the intent that the tab was left with. */
  comesBack: boolean;
}

/** How many people have signed in on this page. */
let signIns = 0;

/** A page that is opened anew begins a journey. A reload, Back, and the way back from single sign-on continue one. */
export function createJourney({ owner, id, isNew, newId, place, next, comesBack }: Opening): Journey {
  const found = readJourney(id, owner);
  const page = performance.timeOrigin;
  const saved = isNew && found?.page !== page ? undefined : found;
  const earlier = saved ?? (comesBack ? readJourney(latestJourney(), owner) : undefined);
  let intent: Intent = earlier?.intent ?? { since: Date.now(), next };
  let email = saved?.email;
  let translated: boolean | undefined;
  let hasBegun = Boolean(earlier ?? next);
  let visit = signIns;
  const screens = new Map<string, unknown>(Object.entries(saved?.screens ?? {}));
  const readers = new Map<string, ReadScreen>();
  readMailed(owner);

  /** What has begun more than an hour ago is forgotten. */
  function current(): Intent {
    if (!isCurrent(intent)) intent = { since: Date.now() };
    return intent;
  }

  function update(change: Partial<Intent>) {
    intent = { ...current(), ...change };
    journey.change();
  }

  const journey: Journey = {
    id: (saved && id) || newId,
    owner,
    continues: screens.size > 0,
    kept: saved?.kept ?? [],
    translated: saved?.translated === true,
    get email() {
      return email;
    },
    get registration() {
      return current().registration;
    },
    get next() {
      return current().next;
    },
    setEmail(typed) {
      if (typed === (email ?? '')) return;
      email = typed;
      journey.change();
    },
    setRegistration: (registration) => update({ registration }),
    know(known) {
      const account = known.toLowerCase();
      if ((current().account ?? account) !== account) intent = { since: Date.now() };
      update({ account });
    },
    mail(known) {
      writeMailed(owner, journey.next ? { ...intent, account: known.toLowerCase() } : undefined);
    },
    openLink(known) {
      const mailed = readMailed(owner);
      if (!mailed || (known && mailed.account !== known.toLowerCase())) return;
      writeMailed(owner);
      update(mailed);
    },
    keep(screen, read) {
      readers.set(screen, read);
      return () => {
        readers.delete(screen);
        screens.set(screen, read());
      };
    },
    left: (screen) => screens.get(screen),
    hasBegun: (path) =>
      [...screens].some(([screen, left]) => screen.startsWith(path) && Object(left).stage === 'entry'),
    change() {
      hasBegun = true;
      journey.onChange();
    },
    onChange() {},
    save(isRemoved = false) {
      if (visit !== signIns) return;
      const { kept, id } = journey;
      const here = place?.() ?? id;
      if (isRemoved && place && here === id) return writeJourney(id, undefined, false);
      for (const [screen, read] of readers) screens.set(screen, read());
      const all = Object.fromEntries(screens);
      writeJourney(
        isRemoved ? id : here,
        { intent: current(), page, owner, email, kept, translated, screens: all },
        hasBegun,
      );
    },
    translate() {
      translated = true;
      journey.change();
      journey.save();
      return readJourney(journey.id, owner) !== undefined;
    },
    end() {
      if (readMailed(owner)?.account === intent.account) writeMailed(owner);
      visit = ++signIns;
      intent = { since: Date.now() };
      email = undefined;
      journey.kept.length = 0;
      hasBegun = false;
      screens.clear();
      dropJourneys();
    },
  };
  return journey;
}
