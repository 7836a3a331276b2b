/* better-auth, once for each kind of account, because both kinds can have the same address. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { passkey } from '@better-auth/passkey';
import { betterAuth } from 'better-auth';
import { APIError } from 'better-auth/api';
import { getMigrations } from 'better-auth/db/migration';
import { magicLink, twoFactor } from 'better-auth/plugins';
import type { Config } from './config.ts';
import type { Database } from './database.ts';
import { Unusable } from './errors.ts';
import { passwordHashes } from './hashes.ts';

export const KINDS = ['user', 'member'] as const;
/** A user is an admin. */
export type Kind = (typeof KINDS)[number];

const MINUTE = 60;
const capture = new AsyncLocalStorage<(secret: string) => void>();
const captured = async (secret: string) => capture.getStore()?.(secret);

/** The token or the code that the engine hands out for an email during a call. */
export async function secretOf(call: () => Promise<unknown>): Promise<string> {
  const secrets: string[] = [];
  await capture.run((secret) => secrets.push(secret), call);
  return secrets[0] ?? '';
}

/** The passkey replaces password and code, so the device must have verified the person. */
function requireVerified({ userVerified = false }: { userVerified?: boolean } = {}): void {
  if (!userVerified) throw new APIError('BAD_REQUEST');
}

function createEngine(kind: Kind, config: Config, database: Database) {
  const text = { type: 'string', required: false } as const;
  const named = (modelName: string) => ({ modelName: `${kind}_${modelName}` });
  const { hostname, port } = new URL(config.origin);
  // Browsers send a cookie to every port of its host, where another server may run.
  const cookiePrefix = `${config.isSecure ? '__Host-' : ''}portal${port}`;
  return betterAuth({
    appName: config.appName,
    baseURL: config.origin,
    secret: config.secret,
    database: { ...database, transaction: true },
    // What it would say can be an address. The calls have a log of their own.
    logger: { disabled: true },
    telemetry: { enabled: false },
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      minPasswordLength: 8,
      maxPasswordLength: 8192,
      password: passwordHashes,
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: 60 * MINUTE,
      sendResetPassword: ({ token }) => captured(token),
    },
    user: {
      ...named('account'),
      additionalFields: {
        ...{ title: text, firstname: text, middlename: text, lastname: text },
        blocked: { type: 'boolean', defaultValue: false },
        declinedPasskey: { type: 'date', required: false },
      },
    },
    account: named('credential'),
    // An hour without a request. `accounts.ts` ends it after 8 hours.
    session: { ...named('session'), expiresIn: 60 * MINUTE, updateAge: 5 * MINUTE, freshAge: 10 * MINUTE },
    // The challenge of a passkey does not say whose account it is for.
    verification: { modelName: 'verification', storeIdentifier: 'hashed' },
    advanced: {
      cookiePrefix,
      useSecureCookies: false,
      defaultCookieAttributes: { secure: config.isSecure, httpOnly: true, sameSite: 'lax', path: '/' },
      cookies: { session_token: { name: `${cookiePrefix}.${kind}` } },
    },
    plugins: [
      magicLink({
        ...{ disableSignUp: true, expiresIn: 10 * MINUTE, storeToken: 'hashed' },
        sendMagicLink: ({ token }) => captured(token),
      }),
      twoFactor({
        otpOptions: {
          period: 10,
          storeOTP: 'hashed',
          allowedAttempts: 5,
          sendOTP: ({ otp }) => captured(otp),
        },
        accountLockout: { maxFailedAttempts: 10, durationSeconds: 60 * MINUTE },
        schema: { twoFactor: named('two_factor') },
      }),
      passkey({
        rpID: hostname,
        rpName: config.appName,
        origin: [config.origin, ...config.allowedOrigins],
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        registration: {
          afterVerification: ({ verification }) => requireVerified(verification.registrationInfo),
        },
        authentication: {
          afterVerification: ({ verification }) => requireVerified(verification.authenticationInfo),
        },
        schema: { passkey: named('passkey') },
      }),
    ],
  });
}

export const createEngines = (config: Config, database: Database) => ({
  user: createEngine('user', config, database),
  member: createEngine('member', config, database),
});

export type Engines = ReturnType<typeof createEngines>;

export async function migrateEngines(engines: Engines): Promise<void> {
  for (const kind of KINDS) await (await getMigrations(engines[kind].options)).runMigrations();
}

export async function checkEngines(engines: Engines): Promise<void> {
  for (const kind of KINDS) {
    const { toBeCreated, toBeAdded } = await getMigrations(engines[kind].options);
    const [missing] = [...toBeCreated, ...toBeAdded];
    if (missing)
      throw new Unusable(`The table "${missing.table}" is old or missing: run "node manage.ts migrate".`);
  }
}
