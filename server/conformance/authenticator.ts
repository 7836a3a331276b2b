/* A passkey in software, for a server that checks what a device would have signed. */
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { PasskeyCreation, PasskeyRequest } from '../../src/contract/calls/passkey.api.ts';
import { encodeCbor } from './cbor.ts';

/** What else a device reads. A server may have forgotten it. */
type CreationOptions = PasskeyCreation & { rp?: { id?: unknown }; user?: { id?: unknown } };

/** What the browser and the device say about a request. */
export interface Ceremony {
  challenge: string;
  origin: string;
  rpId: string;
  /** Whether the device has recognised the person. */
  isVerified: boolean;
  counter: number;
  /** What is signed in place of the right bytes. */
  userHandle: string;
  /** Whether the key of another passkey signs. */
  hasOtherKey: boolean;
}

const FLAGS = { isPresent: 0x01, isVerified: 0x04, hasCredential: 0x40 };
const ES256 = -7;

const base64Url = (bytes: Buffer) => bytes.toString('base64url');
const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const newKey = () => generateKeyPairSync('ec', { namedCurve: 'P-256' });

const clientData = (type: string, { challenge, origin }: Ceremony) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

function authenticatorData({ rpId, isVerified, counter }: Ceremony, credential?: Buffer): Buffer {
  const flags =
    FLAGS.isPresent | (isVerified ? FLAGS.isVerified : 0) | (credential ? FLAGS.hasCredential : 0);
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, ...(credential ? [credential] : [])]);
}

/** A device that belongs to `origin`. It counts, as a security key does. */
export function createAuthenticator(origin: string) {
  const { publicKey, privateKey } = newKey();
  const id = randomBytes(32);
  let counter = 0;
  let handle = '';

  const ceremony = (challenge: string, rpId: string, difference: Partial<Ceremony>): Ceremony => {
    counter += 1;
    const usual = { challenge, origin, rpId, isVerified: true, counter, userHandle: handle };
    return { ...usual, hasOtherKey: false, ...difference };
  };

  const credential = (response: object) => ({
    id: base64Url(id),
    rawId: base64Url(id),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  });

  return {
    /** What `navigator.credentials.create()` returns, with a difference that a server must notice. */
    create(creation: PasskeyCreation, difference: Partial<Ceremony> = {}) {
      const { rp, user } = creation as CreationOptions;
      handle = String(user?.id);
      const made = ceremony(creation.challenge, String(rp?.id), difference);
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const key = encodeCbor(
        new Map<number, number | Buffer>([
          [1, 2],
          [3, ES256],
          [-1, 1],
          [-2, Buffer.from(x, 'base64url')],
          [-3, Buffer.from(y, 'base64url')],
        ]),
      );
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key]);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authenticatorData(made, attested)],
      ]);
      return credential({
        clientDataJSON: base64Url(clientData('webauthn.create', made)),
        attestationObject: base64Url(encodeCbor(attestation)),
        transports: ['internal'],
      });
    },

    /** What `navigator.credentials.get()` returns, with a difference that a server must notice. */
    get(request: PasskeyRequest, difference: Partial<Ceremony> = {}) {
      const made = ceremony(request.challenge, request.rpId ?? new URL(origin).hostname, difference);
      const data = authenticatorData(made);
      const client = clientData('webauthn.get', made);
      const key = made.hasOtherKey ? newKey().privateKey : privateKey;
      return credential({
        clientDataJSON: base64Url(client),
        authenticatorData: base64Url(data),
        signature: base64Url(sign('sha256', Buffer.concat([data, sha256(client)]), key)),
        userHandle: made.userHandle,
      });
    },
  };
}
