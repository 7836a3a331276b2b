import { isIPv4 } from 'node:net';

export interface Exposure {
  readonly host: string;
  readonly origin?: string | undefined;
  readonly smtpUrl?: string | undefined;
  readonly allowPublic?: boolean | undefined;
}

/**
 * Answers whether others than the person at this machine are served, and refuses that unless it was asked for:
 * everybody can read the passwords of the seeded people, and a mail is sent to whatever address is typed.
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

/** 127.0.0.0/8, ::1, and the name that means them. */
function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIPv4(host) && host.startsWith('127.'));
}

/** Names that never lead to a machine on the internet (RFC 6761) are those of a proxy on this one. */
function isLocal(origin: string): boolean {
  const { hostname } = new URL(origin);
  return isLoopback(hostname.replace(/^\[|\]$/g, '')) || /\.(localhost|test)$/.test(hostname);
}
