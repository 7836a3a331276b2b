/*
 * The JSON of WebAuthn: https://w3c.github.io/webauthn/#sctn-parseCreationOptionsFromJSON. The methods of browsers are not used:
 * Chrome before 129 and Safari before 18.4 have none, and what the extension of a password manager returns may have no `toJSON`.
 */

import type { PasskeyCreation, PasskeyRequest } from '../../../contract/calls/passkey.api.ts';
import { attempt } from '../../../kit/attempt.ts';

/** Those of a request, and those of a new passkey. */
const BYTES = ['clientDataJSON', 'authenticatorData', 'signature', 'userHandle', 'attestationObject'];

export function requestOf(options: PasskeyRequest): PublicKeyCredentialRequestOptions {
  const request = withoutNulls(options) as unknown as PublicKeyCredentialRequestOptionsJSON;
  return {
    ...(request as object),
    challenge: bytesOf(request.challenge),
    allowCredentials: withBytes(request.allowCredentials),
  };
}

export function creationOf(options: PasskeyCreation): PublicKeyCredentialCreationOptions {
  const creation = withoutNulls(options) as unknown as PublicKeyCredentialCreationOptionsJSON;
  const { rp, user, pubKeyCredParams } = creation;
  return {
    ...(creation as object),
    rp,
    user: withId(user),
    pubKeyCredParams: pubKeyCredParams as PublicKeyCredentialParameters[],
    challenge: bytesOf(creation.challenge),
    excludeCredentials: withBytes(creation.excludeCredentials),
  };
}

/** What a server verifies, without what is in `attestationObject`, too: https://w3c.github.io/webauthn/#dictdef-registrationresponsejson */
export function jsonOf(credential: PublicKeyCredential) {
  const { id, type, authenticatorAttachment } = credential;
  const response = credential.response as AuthenticatorAttestationResponse;
  const bytes = response as object as Partial<Record<string, ArrayBuffer | null>>;
  return {
    id,
    rawId: id,
    type,
    authenticatorAttachment,
    // What a server can do without, and what the extension of a password manager may not have.
    clientExtensionResults: attempt(() => credential.getClientExtensionResults()) ?? {},
    response: {
      ...Object.fromEntries(BYTES.map((name) => [name, textOf(bytes[name])])),
      transports: attempt(() => response.getTransports()),
    },
  };
}

/** Some servers write null for what is missing, which browsers refuse. */
const withoutNulls = <T>(options: T): T =>
  JSON.parse(JSON.stringify(options, (_, value) => value ?? undefined));

const withId = <T extends { id: string }>(named: T) => ({ ...named, id: bytesOf(named.id) });

const withBytes = (credentials: readonly PublicKeyCredentialDescriptorJSON[] = []) =>
  credentials.map(withId) as PublicKeyCredentialDescriptor[];

const bytesOf = (base64Url: string) =>
  Uint8Array.from(atob(base64Url.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));

const textOf = (bytes: ArrayBuffer | null | undefined) =>
  bytes &&
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
