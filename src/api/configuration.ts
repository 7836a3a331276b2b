import { array, boolean, string, type } from 'superstruct';
import { type Result, success } from '../kit/result.ts';
import type { Client } from './client.ts';
import type { Problem } from './problem.ts';
import { nullish } from './structs.ts';

/** The application's configuration, with every gap of the reply closed (specification, section 3; D14). */
export interface Configuration {
  version?: string;
  applicationName?: string;
  members: {
    defaultRegistration: boolean;
    campaignSignup: boolean;
    groupSignup: boolean;
    /** The public key, where a captcha is wanted. */
    captchaKey?: string;
  };
}

const ConfigurationReply = type({
  version: nullish(string()),
  systempreferences: nullish(type({ branding: nullish(type({ appname: nullish(string()) })) })),
  members: nullish(
    type({
      defaultregistration: nullish(boolean()),
      campaignsignup: nullish(boolean()),
      groupsignup: nullish(boolean()),
      usecaptcha: nullish(boolean()),
      captchapubkey: nullish(string()),
    }),
  ),
});

const ShortConfigurationReply = type({
  systempreferences: nullish(type({ ssoproviders: nullish(array(string())) })),
});

/** GET the configuration from `/api/v1/settings/config`, or from the address the embedder gave (D14). */
export async function fetchConfiguration(
  client: Client,
  address: string | URL = '/api/v1/settings/config',
): Promise<Result<Configuration, Problem>> {
  const reply = await client.get(address, ConfigurationReply);
  if (!reply.ok) return reply;
  const { version, systempreferences, members } = reply.value;
  const applicationName = systempreferences?.branding?.appname?.trim();
  const captchaKey = members?.usecaptcha ? members.captchapubkey : undefined;
  return success({
    ...(version ? { version } : {}),
    ...(applicationName ? { applicationName } : {}),
    members: {
      defaultRegistration: members?.defaultregistration ?? false,
      campaignSignup: members?.campaignsignup ?? false,
      groupSignup: members?.groupsignup ?? false,
      ...(captchaKey ? { captchaKey } : {}),
    },
  });
}

/** GET the names of the single sign-on providers, each once. */
export async function fetchSsoProviders(client: Client): Promise<Result<string[], Problem>> {
  const reply = await client.get('/api/v1/settings/config/short', ShortConfigurationReply);
  if (!reply.ok) return reply;
  const names = reply.value.systempreferences?.ssoproviders ?? [];
  return success([...new Set(names.filter((name) => name.trim()))]);
}
