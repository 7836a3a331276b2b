interface Mailbox {
  name: string;
  url: string;
}

/** Well-known providers, and the domains of their addresses. No server is asked about a domain, and other domains have no button. */
const MAILBOXES: readonly (Mailbox & { domains: RegExp })[] = [
  { name: 'Gmail', url: 'https://mail.google.com/', domains: /^(gmail|googlemail)\.com$/ },
  {
    name: 'Outlook',
    url: 'https://outlook.live.com/mail/',
    domains: /^((outlook|hotmail|live)\.(com?\.)?[a-z]{2,3}|msn\.com)$/,
  },
  {
    name: 'Yahoo Mail',
    url: 'https://mail.yahoo.com/',
    domains: /^(yahoo\.(com?\.)?[a-z]{2,3}|(ymail|rocketmail)\.com)$/,
  },
  { name: 'iCloud Mail', url: 'https://www.icloud.com/mail', domains: /^(icloud|me|mac)\.com$/ },
  { name: 'Proton Mail', url: 'https://mail.proton.me/', domains: /^(proton\.me|protonmail\.com|pm\.me)$/ },
  { name: 'AOL Mail', url: 'https://mail.aol.com/', domains: /^aol\.com$/ },
  { name: 'GMX', url: 'https://www.gmx.net/', domains: /^gmx\.(net|de|at|ch)$/ },
  { name: 'WEB.DE', url: 'https://web.de/', domains: /^web\.de$/ },
  { name: 'WP Poczta', url: 'https://poczta.wp.pl/', domains: /^wp\.pl$/ },
  { name: 'Poczta o2', url: 'https://poczta.o2.pl/', domains: /^o2\.pl$/ },
  { name: 'Ziggo Mail', url: 'https://webmail.ziggo.nl/', domains: /^ziggo\.nl$/ },
  { name: 'SAPO Mail', url: 'https://mail.sapo.pt/', domains: /^sapo\.pt$/ },
];

export function mailboxOf(email: string): Mailbox | undefined {
  const domain = email
    .slice(email.lastIndexOf('@') + 1)
    .trim()
    .toLowerCase();
  return MAILBOXES.find(({ domains }) => domains.test(domain));
}
