import { array, boolean, type Infer, nullable, number, record, string, type, union } from 'superstruct';
import type { Client } from '../../api/client.ts';
import { PersonName, Shown } from '../../api/person.ts';
import { maybe } from '../../api/structs.ts';
import { failure } from '../../kit/result.ts';
import { pathSegment } from '../../kit/url.ts';

/** Values by name; what the survey measured, or what else is held on the person. */
const Values = record(string(), nullable(union([string(), number(), boolean()])));

const PersonalData = type({
  personal: type({ memberid: Shown, ...PersonName, email: Shown, createdon: Shown }),
  extra: maybe(Values),
  survey: maybe(
    array(type({ date: Shown, reportid: Shown, language: Shown, variant: Shown, raw: maybe(Values) })),
  ),
});

export type PersonalData = Infer<typeof PersonalData>;
export type SurveyEntry = NonNullable<PersonalData['survey']>[number];
export type Values = Infer<typeof Values>;

/** GET /api/v1/members/personaldata/{token}: spends the token. */
export async function fetchPersonalData(client: Client, token: string, signal: AbortSignal) {
  const segment = pathSegment(token);
  if (segment === undefined) return failure({ kind: 'unexpected' as const });
  return client.get(`/api/v1/members/personaldata/${segment}`, PersonalData, signal);
}
