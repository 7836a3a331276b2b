/* The calls of the screens, for a client that a check chooses: `exchange(checkToken(token), visitor)`. */
import * as access from '../../src/contract/calls/access-request.api.ts';
import * as recovery from '../../src/contract/calls/forgot-password.api.ts';
import * as login from '../../src/contract/calls/login.api.ts';
import * as passkeys from '../../src/contract/calls/passkey.api.ts';
import * as privateData from '../../src/contract/calls/private-data.api.ts';
import * as registration from '../../src/contract/calls/registration.api.ts';
import * as passwords from '../../src/contract/calls/set-password.api.ts';
import * as tokens from '../../src/contract/calls/token.api.ts';
import * as vouchers from '../../src/contract/calls/voucher.api.ts';
import type { Client } from '../../src/contract/client.ts';

/** Never aborted: the browser of the checks has the time limit. */
const { signal } = new AbortController();

const later =
  <Inputs extends unknown[], Reply>(call: (client: Client, ...all: [...Inputs, AbortSignal]) => Reply) =>
  (...inputs: Inputs) =>
  (client: Client) =>
    call(client, ...inputs, signal);

export const requestAccess = later(access.requestAccess);
export const requestRecovery = later(recovery.requestRecovery);
export const probe = later(login.probe);
export const requestPortalLink = later(login.requestPortalLink);
export const fetchPasskeyRequest = later(passkeys.fetchPasskeyRequest);
export const signInWithPasskey = later(passkeys.signInWithPasskey);
export const fetchPasskeyCreation = later(passkeys.fetchPasskeyCreation);
export const savePasskey = later(passkeys.savePasskey);
export const declinePasskey = later(passkeys.declinePasskey);
export const fetchPersonalReports = later(privateData.fetchPersonalReports);
export const isOpen = later(registration.isOpen);
export const setPassword = later(passwords.setPassword);
export const checkToken = later(tokens.checkToken);
export const redeem = later(vouchers.redeem);
export const fetchProducts = later(vouchers.fetchProducts);

export const fetchPersonalData = (token: string) => (client: Client) =>
  privateData.fetchPersonalData(client, token, signal);

type Credentials = Parameters<typeof login.signIn>[1];

/** Without a code, unless there is one. */
export const signIn = (credentials: Omit<Credentials, 'code'> & Partial<Credentials>) =>
  later(login.signIn)({ code: '', ...credentials });

export const register = (
  target: registration.RegistrationTarget,
  form: registration.RegistrationForm,
  captcha: string | null = null,
) => later(registration.register)(target, form, captcha);
