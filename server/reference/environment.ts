/* Parsers for environment variables. An invalid value throws an error that names the variable. */

export function readSwitch(name: string, text = ''): boolean | undefined {
  if (text === '') return undefined;
  if (/^(true|1)$/i.test(text)) return true;
  if (/^(false|0)$/i.test(text)) return false;
  throw new Error(`${name} must be true or false, not "${text}".`);
}

export function readOrigin(name: string, text = ''): string | undefined {
  if (text === '' || isOrigin(text)) return text || undefined;
  throw new Error(`${name} must look like https://portal.example.org, not "${text}".`);
}

export function readOrigins(name: string, text = ''): string[] {
  const origins = text.split(',').map((origin) => origin.trim());
  return origins.filter(Boolean).map((origin) => {
    if (isOrigin(origin)) return origin;
    throw new Error(
      `${name} must look like https://www.example.org,https://example.com, without "${origin}".`,
    );
  });
}

export function readCount(name: string, text = ''): number {
  if (/^\d{0,2}$/.test(text)) return Number(text);
  throw new Error(`${name} must be a number such as 1, not "${text}".`);
}

export function readNumber(name: string, text = '', least: number, most: number): number | undefined {
  if (text === '') return undefined;
  const number = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (number >= least && number <= most) return number;
  throw new Error(`${name} must be a number from ${least} to ${most}, not "${text}".`);
}

/** A domain such as `example.org`, without a port. */
export function readDomain(name: string, text = ''): string | undefined {
  if (text === '' || /^[a-z\d-]+(?:\.[a-z\d-]+)*$/.test(text)) return text || undefined;
  throw new Error(`${name} must look like example.org, not "${text}".`);
}

export function readPort(name: string, text: string): number {
  const port = Number(text);
  if (text.trim() !== '' && Number.isInteger(port) && port >= 0 && port <= 65535) return port;
  throw new Error(`${name} must be a number from 0 to 65535, not "${text}".`);
}

export function readSmtpUrl(name: string, text = ''): string | undefined {
  // A "#", "/" or "?" that is not encoded ends the address. The message leaves out the value, which has the password.
  const url = URL.parse(text);
  const isServer = url?.hostname && /^smtps?:$/.test(url.protocol) && /^\/?$/.test(url.pathname) && !url.hash;
  if (text === '' || isServer) return text || undefined;
  throw new Error(
    `${name} must look like smtp://name:password@mail.example.org:587, with name and password percent-encoded (%23 for #).`,
  );
}

/** Accepts a scheme and a host only, in the form in which browsers serialise an origin. */
function isOrigin(text: string): boolean {
  return /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;
}
