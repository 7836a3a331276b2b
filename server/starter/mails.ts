/* The emails. Translate the texts, or choose them by the language of the person. */
import { createTransport } from 'nodemailer';
import { type LinkType, minutesOf } from './links.ts';
import { config } from './services.ts';

/** Milliseconds. */
const PATIENCE = 10_000;
const transport = createTransport(
  {
    ...{ url: config.smtpUrl, pool: true, maxConnections: 5 },
    ...{ connectionTimeout: PATIENCE, greetingTimeout: PATIENCE, socketTimeout: PATIENCE },
  },
  // The header prevents automatic replies.
  { from: config.smtpFrom, headers: { 'Auto-Submitted': 'auto-generated' } },
);

const IGNORE = 'If you did not ask for this email, you can ignore it.';

const LINKS: Readonly<Record<LinkType, readonly [subject: string, text: string]>> = {
  forgotpw: ['Choose a new password', 'Open this link to choose a new password:'],
  activate: ['Activate your account', 'Open this link and choose a password to activate your account:'],
  portalaccess: ['Your link to log in', 'This link logs you in once:'],
  registration: ['Confirm your registration', 'Open this link to confirm your registration:'],
  pdaccess: ['Your personal data', 'This link shows your personal data once:'],
  personalreports: ['Your personal reports', 'This link shows your personal reports:'],
  vouchernewreg: ['Confirm your email address', 'Open this link to become a member with your voucher:'],
};

/** Without a link that changes anything. */
const NOTICES = {
  changed: ['Your password was changed', 'If you did not do that, choose a new one:'],
  passkey: ['A passkey was added', 'If you did not do that, choose a new password, which removes it:'],
  member: ['You are a member already', 'Somebody registered with your address. You can log in:'],
} as const;

export type Notice = keyof typeof NOTICES;

/** Says which account a link is for, if there are two. */
const AREAS: Readonly<Record<string, string>> = { user: 'For the admin area:', member: 'As a member:' };

const send = (to: string, subject: string, ...lines: string[]) =>
  transport.sendMail({ to, subject, text: `${lines.join('\n\n')}\n` });

export function sendLinks(to: string, links: readonly { type: LinkType; kind: string; address: string }[]) {
  const [first] = links;
  if (!first) return;
  const [subject, text] = LINKS[first.type];
  const lines = links.flatMap(({ kind, address }) => [links.length > 1 && AREAS[kind], address]);
  const lifetime = `It is valid for ${minutesOf(first.type)} minutes. ${IGNORE}`;
  return send(to, subject, text, ...lines.filter((line) => typeof line === 'string'), lifetime);
}

export function sendNotice(to: string, notice: Notice) {
  const [subject, text] = NOTICES[notice];
  const page = notice === 'member' ? `?email=${encodeURIComponent(to)}` : 'forgotpw?cat=any';
  return send(to, subject, text, `${config.origin}/login/${page}`);
}

export const sendCode = (to: string, code: string) =>
  send(to, `${code} is your security code`, `Your security code: ${code}`, 'It is valid for 10 minutes.');

export const closeMails = () => transport.close();
