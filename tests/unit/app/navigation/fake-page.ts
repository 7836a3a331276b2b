import { vi } from 'vitest';
import { createRouter } from '../../../../src/app/navigation/router.ts';
import { ROUTES } from '../../../../src/app/navigation/routes.ts';
import { createJourney } from '../../../../src/journey/journey.ts';
import { stubStorage } from '../../session/fake-storage.ts';

export const PAGE = 'https://portal.example';

/** The journey that the router names in the entries. */
export const JOURNEY = { journey: 'of this test' };

/** A router on a fake page at this path. */
export function openRouter(
  path = '/login/',
  { state = null as unknown, base = '/login/', memory = false } = {},
) {
  const page = fakePage(PAGE + path, state);
  for (const name of ['localStorage', 'sessionStorage'] as const) stubStorage({}, name);
  const journey = createJourney({ owner: base, newId: JOURNEY.journey, isNew: true, comesBack: false });
  let visit = 0;
  const router = createRouter(base, ROUTES, !memory, () => ++visit, journey);
  return { page, router, journey, current: router.location.getState };
}

/** Stubs what a router uses of a page: the address, the history and the Back button. */
function fakePage(address: string, firstState: unknown = null) {
  let entries = [{ url: new URL(address), state: firstState }];
  let at = 0;
  const changes: string[] = [];
  const listeners = new Set<() => void>();
  const current = () => entries[at] as (typeof entries)[number];
  const show = () => vi.stubGlobal('location', current().url);
  const go = (to: number) => {
    at = to;
    show();
    for (const listener of listeners) listener();
  };
  const enter = (url: URL, state: unknown) => {
    entries = [...entries.slice(0, at + 1), { url, state }];
    at += 1;
    show();
  };
  const absolute = (url = '') => new URL(url || current().url, current().url);

  show();
  const prototype = {
    get baseURI() {
      return current().url.href;
    },
  };
  vi.stubGlobal('document', Object.create(prototype));
  vi.stubGlobal('history', {
    get state() {
      return current().state;
    },
    pushState(state: unknown, _: string, url?: string) {
      enter(absolute(url), state);
      changes.push(`push ${current().url.href}`);
    },
    replaceState(state: unknown, _: string, url?: string) {
      entries[at] = { url: absolute(url), state };
      show();
      changes.push(`replace ${current().url.href}`);
    },
  });
  vi.stubGlobal('addEventListener', (_: 'popstate', listener: () => void) => listeners.add(listener));
  vi.stubGlobal('removeEventListener', (_: 'popstate', listener: () => void) => listeners.delete(listener));

  return {
    /** Every history entry as [address, state]. */
    entries: () => entries.map(({ url, state }) => [url.href, state] as const),
    /** Every write to the history, in order. */
    changes,
    address: () => current().url.href,
    state: () => current().state,
    listeners: () => listeners.size,
    /** The host page's router pushes an entry, which fires no event. */
    pushFromHost(url: string, state: unknown) {
      enter(absolute(url), state);
    },
    back: () => go(at - 1),
    forward: () => go(at + 1),
    /** A click on a fragment link: a new entry, and the same event that Back fires. */
    goToFragment(hash: string) {
      enter(new URL(hash, current().url), null);
      go(at);
    },
  };
}
