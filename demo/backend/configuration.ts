import { readCount, readOrigin, readOrigins, readSwitch } from './environment.ts';

/** The part of the configuration that says how people become members (D14). */
export interface MembersConfig {
  readonly defaultregistration: boolean;
  readonly campaignsignup: boolean;
  readonly groupsignup: boolean;
  readonly usecaptcha: boolean;
  readonly captchapubkey: string | null;
}

/** What whoever starts the backend may switch. */
export interface Configuration {
  /** Nothing is on by default: an unknown address then ends at the login. */
  readonly members?: Partial<MembersConfig> | undefined;
  /** Other origins whose pages may make calls, as `https://www.example.org`. */
  readonly allowedOrigins?: readonly string[] | undefined;
  /** Where people reach the backend when that is not where it listens, as behind a proxy. */
  readonly origin?: string | undefined;
  /** How many proxies stand in front; without them `X-Forwarded-For` is anybody's invention. */
  readonly proxies?: number | undefined;
  /** Allows to serve others than the person at this machine; see exposure.ts. */
  readonly allowPublic?: boolean | undefined;
  /** scrypt's N for new passwords; see store/passwords.ts. Tests lower it. */
  readonly passwordCost?: number | undefined;
}

export const DEMO_CAPTCHA_KEY = 'compass-demo-key';

export function membersConfig(members: Partial<MembersConfig> = {}): MembersConfig {
  return {
    defaultregistration: false,
    campaignsignup: false,
    groupsignup: false,
    usecaptcha: false,
    captchapubkey: members.usecaptcha ? DEMO_CAPTCHA_KEY : null,
    ...members,
  };
}

/** The key of the captcha where there is one; without a key nobody could answer it. */
export function captchaKey({ usecaptcha, captchapubkey }: MembersConfig): string | null {
  return usecaptcha ? captchapubkey || null : null;
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The same from environment variables; what makes no sense is refused at the start. Whoever just starts the backend wants to
 * see every form, so registration is open until it is switched off.
 */
export function readConfiguration(environment: Environment): Configuration {
  const isOn = (name: string, unset = false) => readSwitch(name, environment[name]) ?? unset;
  const captchapubkey = environment.CAPTCHA_PUBKEY?.trim();
  return {
    members: {
      defaultregistration: isOn('DEFAULT_REGISTRATION', true),
      campaignsignup: isOn('CAMPAIGN_SIGNUP', true),
      groupsignup: isOn('GROUP_SIGNUP', true),
      usecaptcha: isOn('USE_CAPTCHA'),
      ...(captchapubkey && { captchapubkey }),
    },
    allowedOrigins: readOrigins('ALLOWED_ORIGINS', environment.ALLOWED_ORIGINS),
    origin: readOrigin('ORIGIN', environment.ORIGIN),
    proxies: readCount('PROXIES', environment.PROXIES),
    allowPublic: isOn('ALLOW_PUBLIC'),
  };
}
