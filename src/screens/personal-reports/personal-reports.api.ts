import { array, type Infer, type } from 'superstruct';
import type { Client } from '../../api/client.ts';
import { PersonName, Shown } from '../../api/person.ts';
import { maybe } from '../../api/structs.ts';
import { failure } from '../../kit/result.ts';
import { pathSegment } from '../../kit/url.ts';

const PersonalReports = type({
  personal: type(PersonName),
  reports: maybe(array(type({ reportid: Shown, name: Shown, variant: Shown, language: Shown, date: Shown }))),
});

export type PersonalReports = Infer<typeof PersonalReports>;
export type ReportRow = NonNullable<PersonalReports['reports']>[number];

/** GET /api/v1/members/personalreports/{token} */
export async function fetchPersonalReports(client: Client, token: string, signal: AbortSignal) {
  const segment = pathSegment(token);
  if (segment === undefined) return failure({ kind: 'unexpected' as const });
  return client.get(`/api/v1/members/personalreports/${segment}`, PersonalReports, signal);
}
