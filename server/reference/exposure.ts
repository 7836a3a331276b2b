import { isIPv4 } from 'node:net';

export interface Exposure {
  readonly host: string;
  readonly origin?: string | undefined;
  readonly smtpUrl?: string | undefined;
  readonly allowPublic?: boolean | undefined;
}

/**
 * Returns whether other machines can reach the server, and throws if that is the case without `allowPublic`: the passwords
 * of the seeded people are in the source code, and the server sends mail to any address that is entered.
 */
export function validateExposure({ host, origin, smtpUrl, allowPublic }: Exposure): boolean {
  const reasons = [
    !isLoopback(host) && `listen on ${host}`,
    origin !== undefined && !isLocal(origin) && `serve ${origin}`,
    smtpUrl !== undefined && 'send mails by SMTP',
  ].filter((reason) => reason !== false);
  if (reasons.length > 0 && !allowPublic) {
    throw new Error(
      `This is a reference, not a server to deploy, so it does not ${reasons[0]} unless ALLOW_PUBLIC=1 is set. ` +
        'The outbox and Campus ID are closed then.',
    );
  }
  return reasons.length > 0;
}

/** 127.0.0.0/8, ::1 and `localhost`. */
function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIPv4(host) && host.startsWith('127.'));
}

/** RFC 6761 reserves `.localhost` and `.test`, so these names belong to a proxy on this machine. */
export function isLocal(address: string): boolean {
  const { hostname } = new URL(address);
  return isLoopback(hostname.replace(/^\[|\]$/g, '')) || /\.(localhost|test)$/.test(hostname);
}
