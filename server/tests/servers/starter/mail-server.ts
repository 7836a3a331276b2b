/* A mail server that keeps what it receives. It has no encryption. */
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

export interface ReceivedMail {
  readonly to: string;
  /** The subject, and the text without its encoding. */
  readonly text: string;
}

export async function startMailServer(port = 0) {
  const mails: ReceivedMail[] = [];
  const clients: string[] = [];
  const server = createServer((socket) => {
    let unread = '';
    let to = '';
    let isContent = false;
    socket.on('error', () => {});
    socket.write('220 tests\r\n');
    socket.setEncoding('latin1').on('data', (part) => {
      unread += part;
      for (;;) {
        const end = isContent ? '\r\n.\r\n' : '\r\n';
        const length = unread.indexOf(end);
        if (length === -1) return;
        const line = unread.slice(0, length);
        unread = unread.slice(length + end.length);
        const isMail = isContent;
        isContent = !isMail && line === 'DATA';
        if (isMail) mails.push({ to, text: textOf(line) });
        const client = /^EHLO (.*)/.exec(line)?.[1];
        if (!isMail && client) clients.push(client);
        const recipient = /^RCPT TO:<(.*?)>/i.exec(line)?.[1];
        if (!isMail && recipient) to = recipient;
        const answer = { DATA: '354 go on', QUIT: '221 bye', STARTTLS: '502 not here' }[line];
        socket.write(`${(!isMail && answer) || '250 done'}\r\n`);
      }
    });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    /** What the clients call themselves. */
    clients,
    list: (to: string) => mails.filter((mail) => mail.to.toLowerCase() === to.toLowerCase()),
    async close() {
      if (!server.listening) return;
      server.close();
      await once(server, 'close');
    },
  };
}

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;

/** Quoted-printable, if the letters need it. */
function textOf(mail: string): string {
  const [head = '', ...rest] = mail.split('\r\n\r\n');
  const subject = /^Subject: (.*)$/im.exec(head)?.[1] ?? '';
  const body = rest.join('\n\n');
  if (!/quoted-printable/i.test(head)) return `${subject}\n${body}`;
  const bytes = body
    .replace(/=\r?\n/g, '')
    .replace(/=([\dA-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return `${subject}\n${Buffer.from(bytes, 'latin1').toString('utf8')}`;
}
