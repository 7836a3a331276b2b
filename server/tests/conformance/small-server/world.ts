/* What the small server knows: people, links, codes, sessions, emails and how often something was tried. */
import { randomBytes } from 'node:crypto';
import type { FaultName } from './faults.ts';

export type Kind = 'user' | 'member';

export interface Person {
  readonly kind: Kind;
  readonly email: string;
  password: string;
  formerPassword?: string;
  readonly hasCode?: boolean;
  readonly isBlocked?: boolean;
  isInactive?: boolean;
  /** Of the registration. */
  name?: string;
  /** Signs in with mailed links. */
  readonly hasNoPassword?: boolean;
}

export interface Link {
  readonly type: string;
  readonly person: Person;
  /** Of the registration. */
  readonly campaignid?: string | null | undefined;
  readonly name?: string | undefined;
  /** Before the address of the link. */
  readonly greeting?: string | undefined;
  /** Instead of the address of the person. */
  readonly to?: string | undefined;
  end: number;
  isUsed?: boolean;
}

interface Code {
  readonly digits: string;
  /** The secret of the browser that has asked for it. */
  readonly browser: string;
  readonly end: number;
  tries: number;
}

export const MINUTE = 60_000;
export const ALLOWED_ORIGIN = 'https://www.example.org';
/** Only the first one is open. */
export const OPEN_CAMPAIGN = '12';
export const CAMPAIGNS = [OPEN_CAMPAIGN, '13'];
export const VOUCHERS = ['QQQQQ-WWWWW-EEEEE-RRRRR-TTTTT', 'QQQQQ-WWWWW-EEEEE-RRRRR-SSSSS'];

/** One of each. */
export const PEOPLE = {
  member: { kind: 'member', email: 'mira@example.org', password: 'Orchard-Lantern-27' },
  admin: { kind: 'user', email: 'arno@example.org', password: 'Copper-Walnut-63', hasCode: true },
  memberWithCode: { kind: 'member', email: 'cleo@example.org', password: 'Silver-Quarry-51', hasCode: true },
  inactive: { kind: 'member', email: 'ines@example.org', password: 'Marble-Beacon-96', isInactive: true },
  withoutPassword: { kind: 'member', email: 'pia@example.org', password: '', hasNoPassword: true },
  bothAdmin: { kind: 'user', email: 'bodo@example.org', password: 'Garnet-Harbour-38' },
  bothMember: { kind: 'member', email: 'bodo@example.org', password: 'Velvet-Lagoon-72' },
  blocked: { kind: 'member', email: 'bela@example.org', password: 'Amber-Meadow-84', isBlocked: true },
} as const satisfies Record<string, Person>;

/** What the wrong passwords of an address are counted by. */
export const triesOf = (kind: Kind, email: string, client = '') => `${kind} ${email} ${client}`;

export function createWorld(has: (fault: FaultName) => boolean) {
  let elapsed = 0;
  let waitEnd = 0;
  let tokens = 0;
  let lastCode = 100_000;
  const people: Person[] = Object.values(PEOPLE).map((person) => ({ ...person }));
  const links = new Map<string, Link>();
  const codes = new Map<Person, Code[]>();
  const mails: { to: string; text: string }[] = [];
  const counts = new Map<string, { count: number; end: number }>();
  const now = () => Date.now() + elapsed;
  const normalized = (email: string) => {
    if (has('capital letters are another address')) return email;
    const small = email.trim().toLowerCase();
    if (has('letters of full width are the same')) return small.normalize('NFKC');
    return has('accents do not matter in an address') ? small.normalize('NFD').replace(/\p{M}/gu, '') : small;
  };
  const isAddress = (email: string, sent: string) =>
    has('an address can be a pattern')
      ? new RegExp(`^${sent.replaceAll('_', '.').replaceAll('%', '.*')}$`).test(email)
      : email === sent;
  return {
    links,
    codes,
    sessions: new Map<string, Person>(),
    vouchers: new Set(VOUCHERS),
    /** Who has redeemed a voucher. */
    redeemers: new Map<string, string>(),
    now,
    pass: (milliseconds: number) => {
      elapsed += milliseconds;
    },
    mailsTo: (email: string) => mails.filter(({ to }) => to === email).map(({ text }) => text),
    mail: (to: string, text: string) => void mails.push({ to, text }),
    secret: () => randomBytes(24).toString('base64url'),
    find: (kind: Kind, email: string) =>
      people.find((person) => person.kind === kind && isAddress(person.email, normalized(email))),
    /** A member who has registered. */
    newMember: (email: string): Person => ({
      kind: 'member',
      email: has('an address in capital letters is stored as it is') ? email : normalized(email),
      password: '',
      isInactive: true,
    }),
    /** Next to an admin there are two people. */
    add: (person: Person) => void people.push(person),
    sendLink(
      origin: string,
      type: string,
      person: Person,
      registration: Pick<Link, 'campaignid' | 'name' | 'greeting' | 'to'> = {},
    ): string {
      tokens += 1;
      const ofTime = Buffer.from(`${person.email} ${now()} ${tokens}`).toString('base64url');
      const random = has('a token consists of the address and the time')
        ? ofTime
        : randomBytes(24).toString('base64url');
      const token = has('tokens are consecutive numbers') ? String(1000 + tokens) : random;
      const isShort = type === 'portalaccess' && !has('a link that signs in works for an hour');
      links.set(token, { type, person, ...registration, end: now() + (isShort ? 10 : 60) * MINUTE });
      if (!has('no email is sent'))
        mails.push({
          to: registration.to ?? person.email,
          text: `${registration.greeting ?? 'Your link:'} ${origin}/login/token/${token}`,
        });
      return token;
    },
    /** Whether there were fewer than `most` within 15 minutes. */
    isAllowed(what: string, most: number): boolean {
      const found = counts.get(what);
      const { count, end } = found && found.end > now() ? found : { count: 0, end: now() + 15 * MINUTE };
      if (count >= most) return false;
      counts.set(what, { count: count + 1, end });
      return true;
    },
    countOf(what: string): number {
      const { count, end } = counts.get(what) ?? { count: 0, end: 0 };
      return end > now() ? count : 0;
    },
    /** Milliseconds of a wait that begins with the first question for it. */
    waitLeft(): number {
      waitEnd ||= now() + 80_000;
      return Math.max(1, waitEnd - now());
    },
    nextCode: () => {
      lastCode += 1;
      return lastCode;
    },
    forget: (what: string) => void counts.delete(what),
  };
}

export type World = ReturnType<typeof createWorld>;
