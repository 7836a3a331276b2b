import { boolean, type } from 'superstruct';
import type { Client } from '../../api/client.ts';
import type { Problem } from '../../api/problem.ts';
import { Ignored, nullish } from '../../api/structs.ts';

/** What a person registers for. */
export type Registry =
  | { regType: 'default' }
  | { regType: 'campaign'; campaignid: string }
  | { regType: 'group'; groupid: string };

export interface RegistrationForm {
  title: string;
  firstname: string;
  middlename: string;
  lastname: string;
  email: string;
  agreeTC: boolean;
}

const RegistrationData = type({
  config: nullish(
    type({ selfregistration: nullish(type({ signup: nullish(boolean()), register: nullish(boolean()) })) }),
  ),
});

/** The server has understood the request and refuses, for example because the campaign is over. */
const REFUSALS: readonly Problem['kind'][] = ['refused', 'unauthorized', 'forbidden'];

/**
 * GET /api/v1/campaigns/{id}/registration/data or /api/v1/groups/{id}/registration/data: whether registration is open.
 * `undefined` if the request failed in a way that says nothing about the campaign or group (D38).
 */
export async function isOpen(
  client: Client,
  registry: Registry,
  signal: AbortSignal,
): Promise<boolean | undefined> {
  if (registry.regType === 'default') return true;
  const kind = registry.regType === 'campaign' ? 'campaigns' : 'groups';
  const id = registry.regType === 'campaign' ? registry.campaignid : registry.groupid;
  const reply = await client.get([kind, { id }, 'registration', 'data'], RegistrationData, signal);
  if (reply.ok) {
    const open = reply.value.config?.selfregistration;
    return Boolean(open?.signup || open?.register);
  }
  console.warn(`The registration data could not be loaded: ${reply.problem.kind}`);
  return REFUSALS.includes(reply.problem.kind) ? false : undefined;
}

/** POST /api/v1/members/registration; `captcha` is `null` if none is required. */
export function register(
  client: Client,
  registry: Registry,
  form: RegistrationForm,
  captcha: string | null,
  signal: AbortSignal,
) {
  const ids = { campaignid: null, groupid: null, ...registry };
  return client.post(['members', 'registration'], { ...form, ...ids, gRCtoken: captcha }, Ignored, signal);
}
