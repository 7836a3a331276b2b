import { type Result, success } from '../../kit/result.ts';
import { type Client, SPENDS } from '../client.ts';
import type { ApiPath } from '../path.ts';
import type { Problem } from '../problem.ts';
import { fields, flag, Ignored, maybe, orElse } from '../structs.ts';

/** What the person registers for. */
export type RegistrationTarget =
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

const RegistrationData = orElse(
  fields({
    config: maybe(
      fields({ selfregistration: maybe(fields({ signup: maybe(flag), register: maybe(flag) })) }),
    ),
  }),
  {},
);

/** The server has understood the request and refuses it, for example because the campaign is over. */
const REFUSALS: readonly Problem['kind'][] = ['refused', 'unauthorized', 'forbidden'];

/**
 * GET /api/v1/campaigns/{campaignid}/registration/data or /api/v1/groups/{groupid}/registration/data: whether registration is
 * open. It is a problem if the request failed for a reason other than the campaign or group (D38).
 */
export async function isOpen(
  client: Client,
  target: RegistrationTarget,
  signal: AbortSignal,
): Promise<Result<boolean, Problem>> {
  if (target.regType === 'default') return success(true);
  const path: ApiPath =
    target.regType === 'campaign'
      ? ['campaigns', { campaignid: target.campaignid }, 'registration', 'data']
      : ['groups', { groupid: target.groupid }, 'registration', 'data'];
  const reply = await client.get(path, RegistrationData, signal);
  if (reply.ok) {
    const open = reply.value.config?.selfregistration;
    return success(Boolean(open?.signup || open?.register));
  }
  console.warn(`The registration data could not be loaded: ${reply.problem.kind}`);
  return REFUSALS.includes(reply.problem.kind) ? success(false) : reply;
}

/** POST /api/v1/members/registration; `captcha` is `null` if none is required. */
export function register(
  client: Client,
  target: RegistrationTarget,
  form: RegistrationForm,
  captcha: string | null,
  signal: AbortSignal,
) {
  const ids = { campaignid: null, groupid: null, ...target };
  const payload = { ...form, ...ids, gRCtoken: captcha };
  return client.post(['members', 'registration'], payload, Ignored, signal, SPENDS);
}
