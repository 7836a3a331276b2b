import type { MemberRecord } from '../store/members.ts';
import { elin, ewa, freja, hanna, jonas, kacper, lotte, marieke, noor, piotr, sven } from './members.ts';

type SeededAccount = AccountOptions &
  ({ readonly kind: 'user' } | { readonly kind: 'member'; readonly record: MemberRecord });

interface AccountOptions {
  readonly hasPassword?: boolean;
  readonly active?: boolean;
  readonly suspended?: boolean;
  readonly twofactor?: boolean;
}

export interface SeededPerson {
  readonly key: string;
  readonly name: string;
  readonly email: string;
  /** Shared by all accounts of the person that have a password. */
  readonly password: string | null;
  readonly situation: string;
  readonly accounts: readonly SeededAccount[];
}

/** One person for each situation. */
export const seededPeople = [
  {
    key: 'adminWithCode',
    name: 'Ingrid Solberg',
    email: 'ingrid.solberg@example.org',
    password: 'Fjord-Lantern-58',
    situation: 'admin; password, then a code from the outbox',
    accounts: [{ kind: 'user', hasPassword: true, twofactor: true }],
  },
  {
    key: 'adminWithoutCode',
    name: 'Tomás Ferreira',
    email: 'tomas.ferreira@example.org',
    password: 'Copper-Orchard-31',
    situation: 'admin; password only',
    accounts: [{ kind: 'user', hasPassword: true }],
  },
  {
    key: 'memberWithPassword',
    name: 'Hanna Lindqvist',
    email: 'hanna.lindqvist@example.org',
    password: 'Quiet-Meadow-74',
    situation: 'member; password only',
    accounts: [{ kind: 'member', record: hanna, hasPassword: true }],
  },
  {
    key: 'memberWithoutPassword',
    name: 'Piotr Zieliński',
    email: 'piotr.zielinski@example.org',
    password: null,
    situation: 'member; a sign-in link is mailed to the outbox',
    accounts: [{ kind: 'member', record: piotr }],
  },
  {
    key: 'both',
    name: 'Marieke de Vries',
    email: 'marieke.devries@example.org',
    password: 'Velvet-Harbour-92',
    situation: 'admin and member; chooses, then password',
    accounts: [
      { kind: 'user', hasPassword: true },
      { kind: 'member', record: marieke, hasPassword: true },
    ],
  },
  {
    key: 'bothMemberWithoutPassword',
    name: 'Jonas Keller',
    email: 'jonas.keller@example.org',
    password: 'Amber-Compass-46',
    situation: 'admin and member; password as admin, mailed link as member',
    accounts: [
      { kind: 'user', hasPassword: true },
      { kind: 'member', record: jonas },
    ],
  },
  {
    key: 'adminNotActivated',
    name: 'Beatriz Nunes',
    email: 'beatriz.nunes@example.org',
    password: null,
    situation: 'admin, not yet activated; no password works, activate by mail',
    accounts: [{ kind: 'user', active: false }],
  },
  {
    key: 'memberNotActivated',
    name: 'Sven Bakker',
    email: 'sven.bakker@example.org',
    password: null,
    situation: 'member, not yet activated; no password works, activate by mail',
    accounts: [{ kind: 'member', record: sven, active: false }],
  },
  {
    key: 'memberSuspended',
    name: 'Lotte Maier',
    email: 'lotte.maier@example.org',
    password: 'Northern-Kite-63',
    situation: 'member without access; the right password is refused',
    accounts: [{ kind: 'member', record: lotte, hasPassword: true, suspended: true }],
  },
  {
    key: 'memberWithoutSurveys',
    name: 'Freja Holm',
    email: 'freja.holm@example.org',
    password: 'Silver-Heron-27',
    situation: 'member; password only; no survey data and no reports',
    accounts: [{ kind: 'member', record: freja, hasPassword: true }],
  },
  {
    key: 'memberWithManySurveys',
    name: 'Kacper Wiśniewski',
    email: 'kacper.wisniewski@example.org',
    password: 'Patient-Walnut-85',
    situation: 'member; password only; 1,000 survey entries of 50 values',
    accounts: [{ kind: 'member', record: kacper, hasPassword: true }],
  },
  {
    key: 'unknown',
    name: 'Clara Winter',
    email: 'clara.winter@example.org',
    password: null,
    situation: 'unknown; goes on to registration',
    accounts: [],
  },
  {
    key: 'memberWithCode',
    name: 'Elin Sandberg',
    email: 'elin.sandberg@example.org',
    password: 'Harvest-Beacon-39',
    situation: 'member; password, then a code from the outbox',
    accounts: [{ kind: 'member', record: elin, hasPassword: true, twofactor: true }],
  },
  {
    key: 'memberNotActivatedWithPassword',
    name: 'Ewa Nowak',
    email: 'ewa.nowak@example.org',
    password: 'Marble-Thicket-68',
    situation:
      'member with a password from another system, not yet activated; no password works, activate by mail',
    accounts: [{ kind: 'member', record: ewa, hasPassword: true, active: false }],
  },
  {
    key: 'adminNotActivatedWithPassword',
    name: 'Dirk Hansen',
    email: 'dirk.hansen@example.org',
    password: 'Crimson-Ladder-44',
    situation:
      'admin with a password from another system, not yet activated; no password works, activate by mail',
    accounts: [{ kind: 'user', hasPassword: true, active: false }],
  },
  {
    key: 'adminSuspended',
    name: 'Rui Tavares',
    email: 'rui.tavares@example.org',
    password: 'Cobalt-Willow-52',
    situation: 'admin without access; the right password is refused',
    accounts: [{ kind: 'user', hasPassword: true, suspended: true }],
  },
  {
    key: 'memberSuspendedWithoutPassword',
    name: 'Noor Visser',
    email: 'noor.visser@example.org',
    password: null,
    situation: 'member without access; no link is mailed',
    accounts: [{ kind: 'member', record: noor, suspended: true }],
  },
] as const satisfies readonly SeededPerson[];

export type PersonKey = (typeof seededPeople)[number]['key'];

export function seededPerson(key: PersonKey): SeededPerson {
  const person = seededPeople.find((candidate) => candidate.key === key);
  if (!person) throw new Error(`Nobody is seeded as ${key}.`);
  return person;
}
