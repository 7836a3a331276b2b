/* The emails. Translate the texts, or choose them by the language of the person. */
import { createTransport } from 'nodemailer';
import { type LinkType, minutesOf } from './links.ts';
import { config } from './services.ts';

/** Milliseconds. */
const PATIENCE = 10_000;
/** A mailed link is as good as a password, so it leaves this machine encrypted, unless the address says `?requireTLS=false`. */
const requireTLS = !/^(localhost|127\.[\d.]+|\[::1\])$/.test(new URL(config.smtpUrl).hostname);
/** For EHLO. The host name of a container has no dot, and Nodemailer would say 127.0.0.1, which some mail servers refuse. */
const name = new URL(config.origin).hostname;
const transport = createTransport(
  {
    ...{ url: config.smtpUrl, name, requireTLS, pool: true, maxConnections: 5 },
    ...{ connectionTimeout: PATIENCE, greetingTimeout: PATIENCE, socketTimeout: PATIENCE },
  },
  // The header prevents automatic replies.
  { from: config.smtpFrom, headers: { 'Auto-Submitted': 'auto-generated' } },
);

const LINKS: Readonly<Record<LinkType, readonly [subject: string, text: string]>> = {
  forgotpw: ['Choose a new password', 'Open this link to choose a new password:'],
  activate: ['Activate your account', 'Open this link and choose a password to activate your account:'],
  portalaccess: ['Your link to log in', 'This link logs you in once:'],
  registration: ['Confirm your registration', 'Open this link to confirm your registration:'],
  pdaccess: ['Your personal data', 'This link shows your personal data once:'],
  personalreports: ['Your personal reports', 'This link shows your personal reports:'],
  vouchernewreg: ['Confirm your email address', 'Open this link to become a member with your voucher:'],
};

const NOTICES = {
  changed: ['Your password was changed', 'If you did not do that, choose a new one:'],
  passkey: ['A passkey was added', 'If you did not do that, choose a new password, which removes it:'],
  authenticator: [
    'An authenticator app was set up',
    'If you did not do that, tell us, and choose a new password:',
  ],
  member: [
    'You are a member already',
    'Somebody registered with your address. You can choose a new password:',
  ],
} as const;

export type Notice = keyof typeof NOTICES;

const send = (to: string, subject: string, ...lines: string[]) =>
  transport.sendMail({ to, subject, text: `${lines.join('\n\n')}\n` });

export interface MailedLink {
  readonly type: LinkType;
  readonly kind: string;
  readonly address: string;
}

export async function sendLinks(to: string, links: readonly MailedLink[]): Promise<void> {
  const [first] = links;
  if (!first) return;
  const [subject, text] = LINKS[first.type];
  // A person with two accounts has to know which link is for which.
  const areaOf = ({ kind }: MailedLink) => (kind === 'user' ? 'For the admin area: ' : 'As a member: ');
  const lines = links.map((link) => `${links.length > 1 ? areaOf(link) : ''}${link.address}`);
  const end = `Valid for ${minutesOf(first.type)} minutes. If you did not ask for this email, you can ignore it.`;
  await send(to, subject, text, ...lines, end);
}

export function sendNotice(to: string, notice: Notice) {
  const [subject, text] = NOTICES[notice];
  return send(to, subject, text, `${config.origin}/login/forgotpw?cat=any`);
}

export const sendCode = (to: string, code: string) =>
  send(to, `${code} is your security code`, `Your security code: ${code}`, 'It is valid for 10 minutes.');

export const closeMails = () => transport.close();
