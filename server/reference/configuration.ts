import { readCount, readDomain, readNumber, readOrigin, readOrigins, readSwitch } from './environment.ts';

/** The settings for registration, as `GET /settings/config` returns them. */
export interface MembersConfig {
  readonly defaultregistration: boolean;
  readonly campaignsignup: boolean;
  readonly groupsignup: boolean;
  readonly vouchers: boolean;
  /** A registration requires ALTCHA. */
  readonly usecaptcha: boolean;
  readonly captchapubkey: string | null;
}

/** The options of the backend. */
export interface Configuration {
  /** Every form of registration is off by default, so an unknown address stays at the login. */
  readonly members?: Partial<MembersConfig> | undefined;
  /** The number of characters of a new password, from 8 to 64. It is announced only if it is set. */
  readonly passwordMinLength?: number | undefined;
  /** Whether people can sign in with passkeys. They are announced only then. */
  readonly passkeys?: boolean | undefined;
  /** The domain of the passkeys (RP ID): the host of the origin, or a domain above it for pages on other hosts. */
  readonly passkeyDomain?: string | undefined;
  /** Other origins whose pages may call the API, for example `https://www.example.org`. */
  readonly allowedOrigins?: readonly string[] | undefined;
  /** The public origin, if it differs from the address the server listens on (behind a proxy). */
  readonly origin?: string | undefined;
  /** The number of proxies in front. With 0, `X-Forwarded-For` is ignored because any client can forge it. */
  readonly proxies?: number | undefined;
  /** How often a network may do each thing in 15 minutes; see store/limits.ts. 150 by default. */
  readonly networkLimit?: number | undefined;
  /** How often a network may register for a campaign or a group in 15 minutes. 300 by default. */
  readonly signupLimit?: number | undefined;
  /** Several instances need the same one. By default a new one each time. */
  readonly secretKey?: string | undefined;
  /** Allows other machines to reach the server; see exposure.ts. */
  readonly allowPublic?: boolean | undefined;
  /** The scrypt parameter N for new passwords; see store/passwords.ts. Tests lower it. */
  readonly passwordCost?: number | undefined;
  /** Makes the calls answer as another server might; see loose/loose-answers.ts. */
  readonly loose?: boolean | undefined;
}

export function membersConfig(members: Partial<MembersConfig> = {}): MembersConfig {
  return {
    defaultregistration: false,
    campaignsignup: false,
    groupsignup: false,
    vouchers: false,
    usecaptcha: false,
    ...members,
    // ALTCHA has no key, but without one the portal shows no captcha.
    captchapubkey: members.usecaptcha ? 'altcha' : null,
  };
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the options from environment variables and throws if a value is invalid. Here every form of registration, and the
 * link to the vouchers, is on by default, so that `npm start` shows all forms.
 */
export function readConfiguration(environment: Environment): Configuration {
  const isOn = (name: string, unset = false) => readSwitch(name, environment[name]) ?? unset;
  const number = (name: string, least: number, most: number) =>
    readNumber(name, environment[name], least, most);
  return {
    members: {
      defaultregistration: isOn('DEFAULT_REGISTRATION', true),
      campaignsignup: isOn('CAMPAIGN_SIGNUP', true),
      groupsignup: isOn('GROUP_SIGNUP', true),
      vouchers: isOn('VOUCHERS', true),
      usecaptcha: isOn('USE_CAPTCHA'),
    },
    passwordMinLength: number('PASSWORD_MIN_LENGTH', 8, 64),
    passkeys: isOn('PASSKEYS', true),
    passkeyDomain: readDomain('PASSKEY_DOMAIN', environment.PASSKEY_DOMAIN),
    allowedOrigins: readOrigins('ALLOWED_ORIGINS', environment.ALLOWED_ORIGINS),
    origin: readOrigin('ORIGIN', environment.ORIGIN),
    proxies: readCount('PROXIES', environment.PROXIES),
    networkLimit: number('NETWORK_LIMIT', 1, 1_000_000),
    signupLimit: number('SIGNUP_LIMIT', 1, 1_000_000),
    secretKey: environment.SECRET_KEY || undefined,
    allowPublic: isOn('ALLOW_PUBLIC'),
    loose: isOn('LOOSE'),
  };
}
