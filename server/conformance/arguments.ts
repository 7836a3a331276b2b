import { parseArgs } from 'node:util';
import { NAMES } from './absent.ts';
import { CHECKS } from './checks/all.ts';
import type { Options } from './context.ts';
import { readOutbox, runCodeCommand } from './read-mails.ts';

export interface Arguments {
  readonly site: URL;
  readonly options: Options;
  readonly json: boolean;
  readonly verbose: boolean;
}

const OPTIONS = {
  as: { type: 'string' },
  'code-account': { type: 'string' },
  blocked: { type: 'string' },
  inactive: { type: 'string' },
  voucher: { type: 'string', multiple: true, default: [] as string[] },
  campaign: { type: 'string', multiple: true, default: [] as string[] },
  group: { type: 'string', multiple: true, default: [] as string[] },
  'outbox-url': { type: 'string' },
  'code-command': { type: 'string' },
  token: { type: 'string' },
  origin: { type: 'string' },
  wait: { type: 'string' },
  without: { type: 'string', multiple: true, default: [] as string[] },
  only: { type: 'string', multiple: true, default: [] as string[] },
  allow: { type: 'string', multiple: true, default: [] as string[] },
  'api-only': { type: 'boolean', default: false },
  write: { type: 'boolean', default: false },
  limits: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  verbose: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

type Environment = Readonly<Record<string, string | undefined>>;

/** `undefined` if the person asks for help. Throws if the arguments are wrong. */
export function readArguments(args: readonly string[], environment: Environment): Arguments | undefined {
  const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS });
  if (values.help) return undefined;
  const { as: email, token, origin, blocked, inactive, only, allow, write, limits, json, verbose } = values;
  const without = values.without.flatMap((names) => names.split(','));
  const options: Options = {
    ...{ email, token, origin: originOf(origin), blocked, inactive, only, allow, without, write, limits },
    codeAccount: values['code-account'],
    vouchers: values.voucher,
    campaigns: values.campaign,
    groups: values.group,
    apiOnly: values['api-only'],
    password: environment.PORTAL_PASSWORD,
    codePassword: environment.PORTAL_CODE_PASSWORD,
    blockedPassword: environment.PORTAL_BLOCKED_PASSWORD,
    inactivePassword: environment.PORTAL_INACTIVE_PASSWORD,
    wait: minutesOf(values.wait),
    readMails: mailReader(values['outbox-url'], values['code-command']),
  };
  checkNames('--only', only, CHECK_NAMES);
  checkNames('--allow', allow, CHECK_NAMES);
  checkNames('--without', without, NAMES);
  return { site: siteOf(positionals), options, json, verbose };
}

function siteOf([address = '', ...more]: readonly string[]): URL {
  const isAddress = more.length === 0 && URL.canParse(address) && /^https?:/.test(address);
  if (!isAddress || new URL(address).username || new URL(address).password) {
    throw new Error(
      'One address that begins with http or https, without a password, is expected. See --help.',
    );
  }
  return new URL('/', address);
}

/** Without the slash that an address bar adds, as browsers send it. */
function originOf(text?: string): string | undefined {
  if (text === undefined) return undefined;
  const { protocol, href, origin } = URL.canParse(text) ? new URL(text) : new URL('about:blank');
  if (/^https?:$/.test(protocol) && href === `${origin}/`) return origin;
  throw new Error(`--origin must look like https://www.example.org, not "${text}".`);
}

function minutesOf(text?: string): number | undefined {
  if (text === undefined || /^\d{1,3}$/.test(text)) return text ? Number(text) : undefined;
  throw new Error(`--wait must be a number of minutes, not "${text}".`);
}

function mailReader(address?: string, command?: string): Options['readMails'] {
  if (address && !(address.includes('{email}') && /^https?:/.test(address)))
    throw new Error('--outbox-url must be an address that contains {email}.');
  if (address) return (email) => readOutbox(address, email);
  return command ? (email) => runCodeCommand(command, email) : undefined;
}

const CHECK_NAMES = CHECKS.map(({ what }) => what);

function checkNames(option: string, names: readonly string[], known: readonly string[]): void {
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw new Error(`${option} does not know "${unknown}". It knows:\n${known.join('\n')}`);
}
