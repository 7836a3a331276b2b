/* Password hashes. Each costs time, so few are computed at once, and the clients take turns. */
import { randomBytes, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { Refusal } from './refusal.js';

/** Asynchronous: the hash is computed in another thread, and other requests go on. */
const derive = promisify(scrypt);
/** More would wait for seconds. */
const MOST_WAITING = 30;
/** By client. The one whose turn it is comes first. */
const waiting = new Map();
let free = 2;
let size = 0;

/** If too many wait, the newest of the client with the most is refused. */
function enqueue(client, task) {
  const own = waiting.get(client) ?? [];
  waiting.set(client, own);
  own.push(task);
  size += 1;
  if (size <= MOST_WAITING) return;
  const longest = [...waiting.values()].reduce(
    (one, other) => (other.length > one.length ? other : one),
    own,
  );
  longest
    .pop()
    .refuse(new Refusal(503, 'Too many people log in right now. Please try again.', { 'Retry-After': '5' }));
  size -= 1;
  if (own.length === 0) waiting.delete(client);
}

function passOn() {
  const [turn] = waiting;
  if (!turn) {
    free += 1;
    return;
  }
  const [client, [next, ...rest]] = turn;
  waiting.delete(client);
  if (rest.length > 0) waiting.set(client, rest);
  size -= 1;
  next.start();
}

export async function hashed(password, client, salt = randomBytes(16)) {
  if (free > 0) free -= 1;
  else await new Promise((start, refuse) => enqueue(client, { start, refuse }));
  try {
    return { salt, hash: await derive(password.normalize(), salt, 32) };
  } finally {
    passOn();
  }
}
