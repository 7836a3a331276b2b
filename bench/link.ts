import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { PageServer } from './server.ts';

/** One way of a link. */
interface Lane {
  readonly bytesPerMs: number;
  /** When the packets before have left, in milliseconds. */
  free: number;
}

/** Slow 4G as in Lighthouse. */
const DOWN_MBPS = 1.6;
const UP_MBPS = 0.75;
const ROUND_TRIP_MS = 150;
const PACKET_BYTES = 1400;

/**
 * The server behind a slow link, which all connections share. Chromium can slow down responses itself, but then the same file takes
 * either of two times that are a fifth of a second apart.
 */
export async function overSlowLink(server: PageServer): Promise<PageServer> {
  const url = new URL(server.url);
  const target = { host: url.hostname, port: Number(url.port), noDelay: true };
  const down = lane(DOWN_MBPS);
  const up = lane(UP_MBPS);
  const link = createServer({ noDelay: true }, (near) => {
    const far = connect(target);
    void carry(near, far, up);
    void carry(far, near, down);
  });
  link.listen(0, 'localhost');
  await once(link, 'listening');
  url.port = String((link.address() as AddressInfo).port);
  return {
    url: url.href,
    async close() {
      link.close();
      await server.close();
    },
  };
}

const lane = (mbps: number): Lane => ({ bytesPerMs: (mbps * 1024 * 1024) / 8 / 1000, free: 0 });

/** Each packet leaves after those before it, and arrives half a round trip later. */
async function carry(from: Socket, to: Socket, lane: Lane): Promise<void> {
  let arrived: Promise<unknown> = Promise.resolve();
  try {
    for await (const data of from as AsyncIterable<Buffer>)
      for (let start = 0; start < data.length; start += PACKET_BYTES) {
        const packet = data.subarray(start, start + PACKET_BYTES);
        lane.free = Math.max(lane.free, performance.now()) + packet.length / lane.bytesPerMs;
        const arrival = lane.free + ROUND_TRIP_MS / 2;
        arrived = arrived
          .then(() => delay(Math.max(0, arrival - performance.now())))
          .then(() => to.destroyed || to.write(packet));
      }
    await arrived;
    to.end();
  } catch {
    // The browser has closed the page.
    to.destroy();
  }
}
