import { type Result, success } from '../kit/result.ts';
import type { Client } from './client.ts';
import type { Problem } from './problem.ts';
import { fields, flag, type Infer, id, list, maybe, text, word } from './structs.ts';

/** What is shown of the application on every screen. */
export interface Application {
  version?: string | undefined;
  applicationName?: string | undefined;
}

/** The configuration of the application. The settings of the members have defaults. */
export interface Configuration extends Application {
  /** As the server sent it. */
  passwordMinLength?: string | number | undefined;
  members: {
    defaultRegistration: boolean;
    campaignSignup: boolean;
    groupSignup: boolean;
    /** The login mentions vouchers. */
    vouchers: boolean;
    /** The public key, if registration requires a captcha. */
    captchaKey?: string | undefined;
  };
}

const branding = maybe(fields({ appname: maybe(text) }));

const ConfigurationReply = fields({
  version: maybe(text),
  systempreferences: maybe(fields({ branding, passwordminlength: maybe(id) })),
  members: maybe(
    fields({
      defaultregistration: maybe(flag),
      campaignsignup: maybe(flag),
      groupsignup: maybe(flag),
      vouchers: maybe(flag),
      usecaptcha: maybe(flag),
      captchapubkey: maybe(text),
    }),
  ),
});

const ShortConfigurationReply = fields({
  version: maybe(text),
  systempreferences: maybe(fields({ branding, ssoproviders: maybe(list(word)), passkeys: maybe(flag) })),
});

const applicationIn = ({
  version,
  systempreferences,
}: Infer<typeof ShortConfigurationReply>): Application => ({
  version: version || undefined,
  applicationName: systempreferences?.branding?.appname?.trim() || undefined,
});

/** GET /api/v1/settings/config, or the address in `config-url` (D14). */
export async function fetchConfiguration(
  client: Client,
  address: URL | undefined,
): Promise<Result<Configuration, Problem>> {
  const reply = await client.get(['settings', 'config'], ConfigurationReply, undefined, { address });
  if (!reply.ok) return reply;
  const { systempreferences, members } = reply.value;
  return success({
    ...applicationIn(reply.value),
    passwordMinLength: systempreferences?.passwordminlength || undefined,
    members: {
      defaultRegistration: members?.defaultregistration ?? false,
      campaignSignup: members?.campaignsignup ?? false,
      groupSignup: members?.groupsignup ?? false,
      vouchers: members?.vouchers ?? false,
      captchaKey: (members?.usecaptcha && members.captchapubkey) || undefined,
    },
  });
}

/** What the login offers besides passwords. */
export interface SignInWays extends Application {
  /** The names of the single sign-on providers, without duplicates. */
  ssoProviders: string[];
  passkeys: boolean;
}

/** GET /api/v1/settings/config/short */
export async function fetchSignInWays(client: Client): Promise<Result<SignInWays, Problem>> {
  const reply = await client.get(['settings', 'config', 'short'], ShortConfigurationReply);
  if (!reply.ok) return reply;
  const { ssoproviders, passkeys } = reply.value.systempreferences ?? {};
  const names = ssoproviders?.filter((name) => name.trim());
  return success({
    ...applicationIn(reply.value),
    ssoProviders: [...new Set(names)],
    passkeys: passkeys ?? false,
  });
}
