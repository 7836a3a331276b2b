/* The emails of a test account. */

/** Milliseconds. */
const PATIENCE = 15_000;
/** How long the kit waits, at least, for an email that must not be sent. */
const SHORT_PATIENCE = 1500;
const INTERVAL = 250;

/** Finds something in the text of emails. */
type Find = (text: string) => readonly string[];

/** In two steps, because each `http://` would begin a search to the end of the text. */
const linksIn: Find = (text) =>
  (text.match(/https?:\/\/[^\s"'<>\\]+/g) ?? []).flatMap(
    (address) => /^.*\/token\/[^)?#]+/.exec(address)?.[0] ?? [],
  );
const codesIn: Find = (text) => text.match(/(?<![\w.:#/-])\d{6}(?![\w.:/-])/g) ?? [];

/** Escapes of JSON. Some servers also escape slashes and the ampersand. */
const ESCAPE = /\\(?:u([\da-f]{4})|(.))/gi;
const ESCAPED: Readonly<Record<string, string>> = { b: ' ', f: '\n', n: '\n', r: '\r', t: '\t' };

/** Not parsed, because a command can print several JSON texts and others. */
const readable = (mails: string) =>
  mails
    .replace(ESCAPE, (_, code?: string, letter = '') =>
      code ? String.fromCharCode(Number.parseInt(code, 16)) : (ESCAPED[letter] ?? letter),
    )
    .replaceAll('&amp;', '&');

export interface MailedLink {
  readonly address: string;
  readonly token: string;
}

export interface Mailbox {
  /** Everything that the emails to an address contain so far. */
  contents(email: string): Promise<ReadonlySet<string>>;
  /** What the emails to an address say, without links, codes and other long words. Empty if only the links can be read. */
  words(email: string): Promise<string>;
  /** Whether an email contains a text. */
  mentions(email: string, text: string): Promise<boolean>;
  /** Whether the emails say something other than before. Waits for it. */
  changes(email: string, before: string): Promise<boolean>;
  /** A link that was not there before. `undefined` if none arrives. */
  newLink(email: string, before: ReadonlySet<string>, patience?: 'short'): Promise<MailedLink | undefined>;
  /** A code that was not there before. */
  newCode(email: string, before: ReadonlySet<string>): Promise<string | undefined>;
}

/** `read` returns all emails to an address, in any order, as text, HTML or JSON. */
export function createMailbox(
  read: (email: string) => Promise<string>,
  addSecret: (secret: string) => void,
  sleep: (milliseconds: number) => Promise<unknown>,
): Mailbox {
  /** Where one email is missing, others probably are, too. */
  let hasMissed = false;
  /** Milliseconds that emails have taken. A busy server needs longer than others. */
  let slowest = 0;
  const words = async (email: string) => {
    const text = readable(await read(email)).replace(/\S{20,}|\d+/g, '');
    return /\p{L}/u.test(text) ? text : '';
  };
  const find = async (email: string, search: Find) => {
    const found = search(readable(await read(email)));
    for (const each of found) addSecret(each.split('/').at(-1) ?? each);
    return found;
  };
  async function firstNew(email: string, search: Find, before: ReadonlySet<string>, patience: number) {
    for (let waited = 0; ; waited += INTERVAL) {
      const found = (await find(email, search)).find((each) => !before.has(each));
      if (found !== undefined) slowest = Math.max(slowest, waited);
      if (found !== undefined || waited >= patience) return found;
      await sleep(INTERVAL);
    }
  }
  return {
    words,
    mentions: async (email, text) => readable(await read(email)).includes(text),
    async changes(email, before) {
      for (let waited = 0; waited < Math.max(SHORT_PATIENCE, 3 * slowest); waited += INTERVAL) {
        if ((await words(email)) !== before) return true;
        await sleep(INTERVAL);
      }
      return false;
    },
    contents: async (email) => new Set([...(await find(email, linksIn)), ...(await find(email, codesIn))]),
    async newLink(email, before, patience) {
      const isShort = patience === 'short' || hasMissed;
      const short = Math.min(Math.max(SHORT_PATIENCE, 3 * slowest), PATIENCE);
      const address = await firstNew(email, linksIn, before, isShort ? short : PATIENCE);
      hasMissed ||= address === undefined && patience !== 'short';
      return address === undefined
        ? undefined
        : { address, token: decodeURIComponent(address.split('/').at(-1) ?? '') };
    },
    newCode: (email, before) => firstNew(email, codesIn, before, PATIENCE),
  };
}
