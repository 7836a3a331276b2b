/* Connections on which a test sends what no HTTP client would. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

export interface Connection {
  send(text: string): void;
  /** What the server has sent. */
  received(): string;
  isClosed(): boolean;
  destroy(): void;
}

export async function openConnection(port: number): Promise<Connection> {
  const socket: Socket = connect(port, 'localhost');
  let received = '';
  let closed = false;
  socket.setEncoding('latin1');
  socket.on('data', (text) => {
    received += text;
  });
  // A reset also ends the connection.
  socket.on('error', () => {});
  for (const event of ['end', 'close'])
    socket.on(event, () => {
      closed = true;
    });
  await once(socket, 'connect');
  return {
    send: (text) => void socket.write(text),
    received: () => received,
    isClosed: () => closed,
    destroy: () => void socket.destroy(),
  };
}

/** Waits until the condition is met; returns whether it was. */
export async function isMet(condition: () => boolean, seconds: number): Promise<boolean> {
  const end = Date.now() + seconds * 1000;
  while (!condition() && Date.now() < end) await wait(20);
  return condition();
}

/** The statuses of the answers on a connection, without 100. An answer can begin in the line in which another ends. */
export const statuses = ({ received }: Connection): number[] =>
  [...received().matchAll(/HTTP\/1\.[01] ([2-5]\d\d)/g)].map(([, status]) => Number(status));

interface Head {
  readonly method?: string;
  readonly path?: string;
  /** Lines of the head. */
  readonly lines?: readonly string[];
}

/** The head of a call that is answered, unless another is asked for. */
export const head = ({ method = 'POST', path = '/api/v1/login', lines = [] }: Head = {}): string =>
  [
    `${method} ${path} HTTP/1.1`,
    'Host: localhost',
    'Content-Type: application/json',
    'Cookie: XSRF-TOKEN=a-token',
    'X-XSRF-TOKEN: a-token',
    ...lines,
    '',
    '',
  ].join('\r\n');
