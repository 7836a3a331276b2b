/* What the environment says. The server does not start with a value that is missing or weak. */

/** Says what to do, without a stack. */
export class Unusable extends Error {}

const fail = (sentence: string): never => {
  throw new Unusable(sentence);
};

function required(name: string, why: string): string {
  return process.env[name] || fail(`Set ${name}: ${why}`);
}

function numberOf(name: string, usual: number): number {
  const number = Number(process.env[name] ?? usual);
  return Number.isInteger(number) && number >= 0 ? number : fail(`${name} must be a number.`);
}

/** The cookies of an origin without https can be read on the way. */
function originOf(text: string): string {
  const { origin, protocol, hostname } = URL.canParse(text) ? new URL(text) : new URL('about:blank');
  if (origin !== text.replace(/\/$/, '') || !/^https?:$/.test(protocol))
    fail(`ORIGIN must look like https://login.example.org, not "${text}".`);
  if (protocol === 'http:' && hostname !== 'localhost')
    fail('ORIGIN must begin with https, except on localhost.');
  return origin;
}

function secretOf(text: string): string {
  const isRandom = text.length >= 32 && new Set(text).size >= 12;
  return isRandom ? text : fail('SECRET_KEY is weak: use the output of "openssl rand -base64 32".');
}

export function readConfig() {
  const { DATABASE_URL, HOST, PORTAL, APP_NAME, ALLOWED_ORIGINS, REGISTRATION } = process.env;
  const origin = originOf(required('ORIGIN', 'the public address, such as https://login.example.org.'));
  return {
    origin,
    isSecure: origin.startsWith('https:'),
    secret: secretOf(required('SECRET_KEY', 'use the output of "openssl rand -base64 32".')),
    smtpUrl: required('SMTP_URL', 'the mail server, such as smtps://name:password@mail.example.org.'),
    smtpFrom: required('SMTP_FROM', 'the sender of emails, such as "Acme <login@example.org>".'),
    database: DATABASE_URL || 'portal.sqlite',
    host: HOST || '127.0.0.1',
    port: numberOf('PORT', 8000),
    /** How many append to `X-Forwarded-For`. With 0 it is ignored, because anybody can send it. */
    proxies: numberOf('PROXIES', 0),
    /** How often a network may do each thing in 15 minutes. */
    networkLimit: numberOf('NETWORK_LIMIT', 150),
    allowedOrigins: ALLOWED_ORIGINS?.split(',').map((each) => each.trim()) ?? [],
    appName: APP_NAME || 'Login',
    hasRegistration: REGISTRATION !== '0',
    /** The folder of the built page, unless another web server has it. */
    portal: PORTAL,
  };
}

export type Config = ReturnType<typeof readConfig>;
