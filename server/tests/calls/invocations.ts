/* Every function of the portal that makes a call, with arguments, and what it sends. */
import type { Struct } from 'superstruct';
import { requestAccess } from '../../../src/contract/calls/access-request.api.ts';
import { fetchChallenge } from '../../../src/contract/calls/captcha.api.ts';
import { requestRecovery } from '../../../src/contract/calls/forgot-password.api.ts';
import { probe, requestPortalLink, signIn } from '../../../src/contract/calls/login.api.ts';
import {
  declinePasskey,
  fetchPasskeyCreation,
  fetchPasskeyRequest,
  savePasskey,
  signInWithPasskey,
} from '../../../src/contract/calls/passkey.api.ts';
import { fetchPersonalData, fetchPersonalReports } from '../../../src/contract/calls/private-data.api.ts';
import { isOpen, type RegistrationTarget, register } from '../../../src/contract/calls/registration.api.ts';
import { setPassword } from '../../../src/contract/calls/set-password.api.ts';
import { checkToken } from '../../../src/contract/calls/token.api.ts';
import { fetchProducts, redeem } from '../../../src/contract/calls/voucher.api.ts';
import type { Client } from '../../../src/contract/client.ts';
import { fetchConfiguration, fetchSignInWays } from '../../../src/contract/configuration.ts';
import { AREAS, fetchTranslations } from '../../../src/contract/translations.ts';
import { LOCALES } from '../../../src/i18n/locale.ts';
import { failure } from '../../../src/kit/result.ts';
import { findOperation } from '../../../tests/support/described-calls.ts';
import { clientFor } from '../../../tests/unit/contract/fake-fetch.ts';
import { captureWarnings } from '../../../tests/unit/support/console.ts';

const EMAIL = 'ada@example.org';
const TOKEN = 'k3y/0f?ada';
const { signal } = new AbortController();

const names = { firstname: 'Ada', middlename: '', lastname: 'Lovelace' };
const credentials = { email: EMAIL, password: ' pass word ', code: '' };
const newPassword = { password: 'Quiet-Meadow-74', repeated: 'Quiet-Meadow-74' };
const voucher = {
  voucher: 'ABCDE-FGHJK-LMNPQ-RSTUV-WXYZ2',
  email: EMAIL,
  product: '7',
  language: 'de',
  ...names,
};
const campaign: RegistrationTarget = { regType: 'campaign', campaignid: 'Köln & Bonn/2026' };
const group: RegistrationTarget = { regType: 'group', groupid: 'north-7' };
/** As src/features/login/passkey/passkey-json.ts writes them. */
const passkey = { id: 'cGFzc2tleQ', rawId: 'cGFzc2tleQ', type: 'public-key', clientExtensionResults: {} };
const assertion = {
  ...passkey,
  response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA', userHandle: 'AA' },
};
const attestation = {
  ...passkey,
  authenticatorAttachment: 'platform',
  response: { clientDataJSON: 'e30', attestationObject: 'AA', transports: ['internal'] },
};
const registration = { title: '', ...names, email: EMAIL, agreeTC: true };

type Invocation = readonly [
  made: (...parameters: never[]) => unknown,
  call: (client: Client) => Promise<unknown>,
];

const each = <T>(values: readonly T[], invocation: (value: T) => Invocation): Invocation[] =>
  values.map(invocation);

export const INVOCATIONS: readonly Invocation[] = [
  [fetchConfiguration, (client) => fetchConfiguration(client, undefined)],
  [fetchChallenge, (client) => fetchChallenge(client, signal)],
  [fetchSignInWays, (client) => fetchSignInWays(client)],
  ...each(AREAS, (area) => [fetchTranslations, (client) => fetchTranslations(client, area, 'de')]),
  ...each(LOCALES, (locale) => [fetchTranslations, (client) => fetchTranslations(client, 'login', locale)]),
  [probe, (client) => probe(client, EMAIL, signal)],
  ...each(['user', 'member'] as const, (type) => [
    signIn,
    (client) => signIn(client, { ...credentials, type }, signal),
  ]),
  [signIn, (client) => signIn(client, { ...credentials, type: 'user', code: '012345' }, signal)],
  [requestPortalLink, (client) => requestPortalLink(client, EMAIL, signal)],
  [fetchPasskeyRequest, (client) => fetchPasskeyRequest(client, signal)],
  [signInWithPasskey, (client) => signInWithPasskey(client, assertion, signal)],
  [fetchPasskeyCreation, (client) => fetchPasskeyCreation(client, signal)],
  [savePasskey, (client) => savePasskey(client, attestation, signal)],
  [declinePasskey, (client) => declinePasskey(client, signal)],
  ...each(['any', 'user', 'member'] as const, (account) => [
    requestRecovery,
    (client) => requestRecovery(client, account, EMAIL, signal),
  ]),
  ...each(['personaldata', 'personalreports'] as const, (kind) => [
    requestAccess,
    (client) => requestAccess(client, kind, EMAIL, signal),
  ]),
  ...each([undefined, 'user', 'member'] as const, (account) => [
    setPassword,
    (client) => setPassword(client, { type: 'forgotpw', account, value: TOKEN }, newPassword, signal),
  ]),
  [checkToken, (client) => checkToken(client, TOKEN, signal)],
  [fetchPersonalData, (client) => fetchPersonalData(client, TOKEN, signal)],
  [fetchPersonalReports, (client) => fetchPersonalReports(client, TOKEN, signal)],
  ...each([campaign, group], (target) => [isOpen, (client) => isOpen(client, target, signal)]),
  ...each([{ regType: 'default' } as const, campaign, group], (target) => [
    register,
    (client) => register(client, target, registration, null, signal),
  ]),
  [register, (client) => register(client, campaign, registration, 'captcha', signal)],
  [redeem, (client) => redeem(client, voucher, signal)],
  [fetchProducts, (client) => fetchProducts(client, signal)],
];

interface Sent {
  readonly method: string;
  /** Encoded. */
  readonly path: string;
  readonly body: unknown;
  readonly struct: Struct<unknown>;
}

/** Makes a call with a client that only records it. */
async function record(call: Invocation[1]): Promise<Sent> {
  const sent: Sent[] = [];
  const { resolve } = clientFor();
  const keep = async (method: string, path: Parameters<Client['get']>[0], body: unknown, struct: unknown) => {
    const { pathname = '' } = resolve(path) ?? {};
    sent.push({ method, path: pathname, body: structuredClone(body), struct: struct as Struct<unknown> });
    return failure({ kind: 'unreachable' } as const);
  };
  captureWarnings();
  await call({
    resolve,
    get: (path, struct) => keep('GET', path, undefined, struct),
    post: (path, body, struct) => keep('POST', path, body, struct),
  });
  const [only, ...more] = sent;
  if (!only || more.length > 0) throw new Error(`${sent.length} calls were made.`);
  return only;
}

/** What every function sends, with the operation that describes it. */
export const SENT = await Promise.all(
  INVOCATIONS.map(async ([, call]) => {
    const sent = await record(call);
    const match = findOperation(sent.method, sent.path);
    if (!match) throw new Error(`${sent.method} ${sent.path} is not described.`);
    return { ...sent, match, operation: match.operation };
  }),
);

/** The data of the successful answers in the description. */
export const examplesOf = ({ answers }: (typeof SENT)[number]['operation']): unknown[] =>
  Object.values(answers['200']?.content?.examples ?? {}).map(
    ({ value }) => (value as { data: unknown }).data,
  );
