import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createJourney } from '../../../src/journey/journey.ts';
import { blockStorage, stubStorage } from '../session/fake-storage.ts';
import { anyJson } from '../support/any-json.ts';

const KEY = 'login-portal-journey';
const HOUR = 3_600_000;
const ADA = 'ada@example.org';
const OWNER = '/login/ https://api.example/';

type Opening = Partial<Parameters<typeof createJourney>[0]>;

/** As a page that is opened anew. */
const open = (opening: Opening = {}) =>
  createJourney({ owner: OWNER, isNew: true, newId: 'new', comesBack: false, ...opening });

/** As a page that the browser shows again. */
const reopen = (id: string, opening: Opening = {}) => open({ id, isNew: false, newId: 'other', ...opening });

let session: Map<string, string>;
let local: Map<string, string>;

const openTab = () => {
  session = stubStorage({}, 'sessionStorage');
};

beforeEach(() => {
  vi.useFakeTimers();
  local = stubStorage({});
  openTab();
});
afterEach(() => void vi.useRealTimers());

describe('a journey', () => {
  test('that is opened again has address, registration, page and screens; a new one has nothing of it', () => {
    const first = open({ next: '/member/7' });
    first.setEmail(ADA);
    first.setRegistration('register/campaigns/12');
    first.keep('register', () => ({ stage: 'entry', title: 'Dr' }));
    first.save();
    const again = reopen('new');
    expect(again).toMatchObject({
      id: 'new',
      email: ADA,
      registration: 'register/campaigns/12',
      next: '/member/7',
      continues: true,
    });
    expect(again.left('register')).toEqual({ stage: 'entry', title: 'Dr' });
    session.set(KEY, (session.get(KEY) ?? '').replace(/"page":[\d.]+/, '"page":1'));
    for (const other of [open({ newId: 'second' }), open({ id: 'new', newId: 'second' })])
      expect(other).toMatchObject({ id: 'second', email: undefined, next: undefined, continues: false });
  });

  test('keeps what a screen was left with, and says what is not done', () => {
    const journey = open();
    const end = journey.keep('voucher/ voucher', () => ({ stage: 'entry' }));
    end();
    expect(journey.hasBegun('voucher/')).toBe(true);
    journey.keep('voucher/ voucher', () => ({ stage: 'success' }))();
    expect(journey.hasBegun('voucher/')).toBe(false);
  });

  test('without anything is not written', () => {
    const journey = open();
    journey.save();
    expect(session.size).toBe(0);
  });

  test.each<[string, Opening]>([
    ['base', { owner: '/other/ https://api.example/' }],
    ['API', { owner: '/login/ https://evil.example/' }],
  ])('of another %s is not continued', (_, opening) => {
    const first = open();
    first.setEmail(ADA);
    first.save();
    expect(reopen('new', opening)).toMatchObject({ id: 'other', email: undefined });
  });

  test('is not continued in another tab', () => {
    const first = open({ next: '/member/7' });
    first.setEmail(ADA);
    first.save();
    openTab();
    expect(reopen('new')).toMatchObject({ email: undefined, next: undefined });
    expect(local.size).toBe(0);
  });

  test('of an element that is removed is kept if the history entry was left, and then belongs to that entry', () => {
    let here = '/one#form0';
    const begin = () => open({ newId: here, place: () => here });
    const removed = begin();
    removed.setEmail(ADA);
    removed.save();
    expect(reopen(here).email).toBe(ADA);
    removed.save(true);
    expect(reopen(here).email).toBeUndefined();

    const left = begin();
    left.setEmail(ADA);
    here = '/two#form0';
    left.save(true);
    expect([reopen('/one#form0').email, reopen(here).email]).toEqual([ADA, undefined]);
    begin().save();
    expect(reopen(here).email, 'not begun').toBeUndefined();
    left.save();
    expect(reopen(here).email, 'after a link to a part of the page').toBe(ADA);
  });

  test('is no longer saved when somebody has signed in by another element', () => {
    const other = open();
    other.setEmail(ADA);
    open({ newId: 'login' }).end();
    other.save();
    expect(reopen('new').email).toBeUndefined();
  });

  test('that anything else has written is dropped, whatever it is', () => {
    const valid = { page: 1, owner: OWNER, intent: { since: Date.now() }, email: ADA, screens: {} };
    const saved = fc.oneof(
      anyJson,
      fc.record({ new: anyJson }),
      fc
        .tuple(fc.constantFrom(...Object.keys(valid)), anyJson)
        .map(([key, value]) => ({ new: { ...valid, [key]: value } })),
    );
    fc.assert(
      fc.property(saved, (value) => {
        session.set(KEY, JSON.stringify(value));
        const { email, next } = reopen('new');
        expect(['string', 'undefined']).toContain(typeof email);
        expect(next).toBeUndefined();
      }),
    );
    session.set(KEY, '{');
    expect(reopen('new').email).toBeUndefined();
  });

  test('works without storage until the page is left', () => {
    blockStorage('sessionStorage');
    blockStorage();
    const journey = open({ next: '/member/7' });
    journey.setEmail(ADA);
    journey.mail(ADA);
    journey.save();
    expect(journey).toMatchObject({ email: ADA, next: '/member/7' });
    expect(journey.translate()).toBe(false);
  });

  test('that a change of language has reloaded says so', () => {
    const journey = open();
    expect(journey.translate()).toBe(true);
    expect(reopen('new').translated).toBe(true);
    expect(open().translated).toBe(false);
  });

  test('tells of every change', () => {
    const journey = open();
    journey.onChange = vi.fn();
    for (const email of ['', 'a', 'a', 'ad']) journey.setEmail(email);
    expect(journey.onChange).toHaveBeenCalledTimes(2);
  });
});

describe('the page that the person came for', () => {
  test.each([
    ['a known address, twice', [ADA, ADA.toUpperCase()], '/member/7'],
    ['another known address', [ADA, 'other@example.org'], undefined],
  ])('after %s is kept or not', (_, emails, expected) => {
    const journey = open({ next: '/member/7' });
    for (const email of emails) journey.know(email);
    expect(journey.next).toBe(expected);
  });

  test.each([HOUR, -HOUR])('is forgotten after an hour, also by a clock that was set (%i)', (passed) => {
    const journey = open({ next: '/member/7' });
    journey.save();
    vi.setSystemTime(Date.now() + passed);
    expect([journey.next, reopen('new').next]).toEqual([undefined, undefined]);
  });

  test('is known after single sign-on, unless the login was opened anew before', () => {
    open({ newId: 'first', next: '/member/7' }).save();
    expect(open({ comesBack: true }).next).toBe('/member/7');
    open({ newId: 'second' }).save();
    expect(open({ comesBack: true }).next).toBeUndefined();
  });

  test('is known in the tab of a mailed link, once', () => {
    open({ next: '/member/7' }).mail(ADA);
    openTab();
    for (const expected of ['/member/7', undefined]) {
      const journey = open();
      journey.openLink(undefined);
      expect(journey.next).toBe(expected);
    }
    expect(local.size).toBe(0);
  });

  test('is known after a reload of the page that the link has opened', () => {
    open({ next: '/member/7' }).mail(ADA);
    openTab();
    const journey = open();
    journey.openLink(ADA);
    journey.save();
    expect(reopen('new').next).toBe('/member/7');
  });

  test.each([
    ['the link is for another person', 'other@example.org', undefined],
    ['the link is for this person', 'Ada@Example.org', '/member/7'],
  ])('if %s is given or not', (_, owner, expected) => {
    open({ next: '/member/7' }).mail(ADA);
    const journey = open();
    journey.openLink(owner);
    expect(journey.next).toBe(expected);
  });

  test('is not given to the link of somebody who came without one', () => {
    open({ next: '/member/7' }).mail(ADA);
    open().mail('other@example.org');
    const journey = open();
    journey.openLink(undefined);
    expect(journey.next).toBeUndefined();
  });

  test('is neither given to the link of another portal on the origin, nor forgotten for its mail', () => {
    const other = { owner: '/members/ https://api.example/' };
    open({ next: '/member/7' }).mail(ADA);
    openTab();
    const journey = open(other);
    journey.mail(ADA);
    journey.openLink(ADA);
    expect(journey.next).toBeUndefined();
    open({ ...other, next: '/member/9' }).mail(ADA);
    const own = open();
    own.openLink(ADA);
    expect(own.next).toBe('/member/7');
  });

  test('is removed from the local storage after an hour, by this page or the next one', () => {
    open({ next: '/member/7' }).mail(ADA);
    vi.advanceTimersByTime(HOUR);
    expect(local.size).toBe(0);
    open({ next: '/member/7' }).mail(ADA);
    const later = Date.now() + HOUR;
    // As if the page had been closed.
    vi.clearAllTimers();
    vi.setSystemTime(later);
    open();
    expect(local.size).toBe(0);
  });
});

test('after a sign-in nothing is left in the tab, nor for the link of this person', () => {
  open({ newId: 'earlier', next: '/member/6' }).save();
  const journey = open({ next: '/member/7' });
  journey.know(ADA);
  journey.setEmail(ADA);
  journey.kept.push(ADA);
  journey.mail(ADA);
  journey.keep('register', () => ({ stage: 'entry' }))();
  journey.save();
  journey.end();
  journey.save();
  expect([session.size, local.size]).toEqual([0, 0]);
  expect(journey).toMatchObject({ email: undefined, kept: [], next: undefined });
});
