import { expect, test } from 'vitest';
import { creationOf, jsonOf, requestOf } from './passkey-json.ts';

const CHALLENGE = { challenge: '-_8A' };
const BYTES = Uint8Array.of(0xfb, 0xff, 0);

test('bytes are decoded from base64url, a null is missing, and other fields are kept', () => {
  const allowCredentials = [{ id: '-_8', type: 'public-key', transports: ['internal'] }];
  expect(
    requestOf({ ...CHALLENGE, rpId: null, userVerification: 'required', allowCredentials } as never),
  ).toEqual({
    challenge: BYTES,
    userVerification: 'required',
    allowCredentials: [{ ...allowCredentials[0], id: BYTES.slice(0, 2) }],
  });
  const user = { name: 'hanna@example.org', displayName: 'Hanna' };
  const creation = { rp: { name: 'Compass' }, pubKeyCredParams: [], excludeCredentials: null };
  expect(creationOf({ ...CHALLENGE, ...creation, user: { ...user, id: 'AA' } } as never)).toEqual({
    ...creation,
    challenge: BYTES,
    user: { ...user, id: Uint8Array.of(0) },
    excludeCredentials: [],
  });
});

test('a challenge that is not base64url throws, as an unusable passkey does', () => {
  expect(() => requestOf({ challenge: 'ä' })).toThrow('Invalid character');
});

test('a credential is sent as the extension of a password manager returns it, with the methods missing or failing', () => {
  const parts = { id: '-_8A', type: 'public-key', authenticatorAttachment: null };
  const credential = { ...parts, rawId: BYTES.buffer, getClientExtensionResults: () => ({}) };
  const sent = (response: object) => JSON.parse(JSON.stringify(jsonOf({ ...credential, response } as never)));
  const clientDataJSON = BYTES.buffer;
  expect(
    sent({ clientDataJSON, authenticatorData: BYTES.buffer, signature: BYTES.buffer, userHandle: null }),
  ).toEqual({
    ...parts,
    rawId: '-_8A',
    clientExtensionResults: {},
    response: { clientDataJSON: '-_8A', authenticatorData: '-_8A', signature: '-_8A', userHandle: null },
  });
  expect(
    sent({ clientDataJSON, attestationObject: BYTES.buffer, getTransports: () => ['internal'] }).response,
  ).toEqual({ clientDataJSON: '-_8A', attestationObject: '-_8A', transports: ['internal'] });
  const failing = () => {
    throw new TypeError('Illegal invocation');
  };
  for (const method of [undefined, failing]) {
    const bare = { ...parts, getClientExtensionResults: method };
    const { clientExtensionResults, response } = jsonOf({
      ...bare,
      response: { clientDataJSON, getTransports: method },
    } as never);
    expect(clientExtensionResults).toEqual({});
    expect(response).toMatchObject({ clientDataJSON: '-_8A', transports: undefined });
  }
});
