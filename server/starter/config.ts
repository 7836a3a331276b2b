/* What the environment says. The server does not start with a value that is missing or weak. */
import { existsSync } from 'node:fs';
import { Unusable } from './errors.ts';

const RANDOM = 'use the output of "openssl rand -base64 32".';

function read(
  name: string,
  fallback: string | undefined,
  isGood: (text: string) => boolean,
  what: string,
): string {
  // `docker run --env-file` takes the quotes of a file for a part of the value.
  const text = process.env[name]?.replace(/^(["'])(.*)\1$/, '$2') || fallback;
  if (text !== undefined && isGood(text)) return text;
  throw new Unusable(`${name} is ${text === undefined ? 'missing' : 'not usable'}: ${what}`);
}

const number = (name: string, fallback: string) =>
  Number(read(name, fallback, (text) => /^\d{1,6}$/.test(text), 'use a number.'));

/** As browsers write it: with small letters, and without a slash at the end. */
const originOf = (text: string) => new URL(text).origin;
const isOrigin = (text: string) => URL.canParse(text) && new URL(text).href === `${originOf(text)}/`;
/** The cookies of an origin without https can be read on the way. */
const isSafe = (text: string) => isOrigin(text) && /^(https:|http:\/\/localhost(:|$))/.test(originOf(text));
const isPortal = (text: string) => existsSync(`${text}/index.html`);
/** Repeated words have few characters. */
const isRandom = (text: string) => text.length >= 32 && new Set(text).size >= 12;
/** An address that is taken for a path would be in the log, with its password. */
const isDatabase = (text: string) => /^postgres(ql)?:/.test(text) || !text.includes('://');
const any = () => true;
const listOf = (text: string) => text.split(/[\s,]+/).filter(Boolean);

export function readConfig() {
  const origin = originOf(
    read('ORIGIN', undefined, isSafe, 'use an address such as https://login.example.org, without a path.'),
  );
  return {
    origin,
    isSecure: origin.startsWith('https:'),
    secret: read('SECRET_KEY', undefined, isRandom, RANDOM),
    smtpUrl: read(
      'SMTP_URL',
      undefined,
      URL.canParse,
      'use an address such as smtps://name:password@mail.example.org.',
    ),
    smtpFrom: read('SMTP_FROM', undefined, any, 'use a sender such as "Acme <login@example.org>".'),
    database: read(
      'DATABASE_URL',
      'portal.sqlite',
      isDatabase,
      'use the path of a file, or an address such as postgres://name:password@host/database.',
    ),
    host: read('HOST', '127.0.0.1', any, ''),
    port: number('PORT', '8000'),
    /** How many append to `X-Forwarded-For`. With 0 it is ignored, because anybody can send it. */
    proxies: number('PROXIES', '0'),
    /** How often a network may do each thing in 15 minutes. */
    networkLimit: number('NETWORK_LIMIT', '150'),
    allowedOrigins: listOf(
      read(
        'ALLOWED_ORIGINS',
        ',',
        (text) => listOf(text).every(isOrigin),
        'use origins such as https://www.example.org, without a path.',
      ),
    ).map(originOf),
    appName: read('APP_NAME', 'Login', any, ''),
    hasRegistration: number('REGISTRATION', '1') === 1,
    /** The folder of the built page, unless another web server has it. */
    portal: process.env.PORTAL && read('PORTAL', undefined, isPortal, 'use the folder of the built portal.'),
  };
}

export type Config = ReturnType<typeof readConfig>;
