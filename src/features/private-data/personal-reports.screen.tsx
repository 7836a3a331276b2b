import { fetchPersonalReports } from '../../contract/calls/private-data.api.ts';
import { webUrl } from '../../kit/url.ts';
import { useNavigation } from '../../services/navigation.ts';
import { useServices } from '../../services/services.ts';
import { useRequiredLinkToken } from '../../services/use-required-link-token.ts';
import type { LinkToken } from '../../session/link-token.ts';
import { useText } from '../../ui/text.tsx';
import { LoadView } from './load.view.tsx';
import { PersonalReportsView } from './personal-reports.view.tsx';
import { usePrivateData } from './use-private-data.ts';
import { type Fields, toText } from './values.ts';

const REQUEST = 'requestpraccess';

/** The reports made for a person. */
export function Screen() {
  const token = useRequiredLinkToken('personalreports', REQUEST);
  return token ? <PersonalReportsOf token={token} /> : null;
}

function PersonalReportsOf({ token }: { token: LinkToken }) {
  const { client, emit, links, origins } = useServices();
  const { href } = useNavigation();
  const t = useText();
  const { data, ...failure } = usePrivateData('personal-reports', REQUEST, (signal) =>
    fetchPersonalReports(client, token.value, signal),
  );
  return (
    <LoadView
      title={t('Your personal reports')}
      {...failure}
      requestHref={href(REQUEST)}
      loginHref={href('')}
    >
      {data && (
        <PersonalReportsView
          data={data}
          hrefOf={({ url }) => reportAddress(url, client.resolve(['members'])?.origin, origins())}
          onOpen={(row) => emit('portal-report', { report: asReport(row) })}
          loginHref={href('')}
          privacyHref={links.privacy}
        />
      )}
    </LoadView>
  );
}

/** Where a report is, if the browser may open the address. */
function reportAddress(
  address: unknown,
  api: string | undefined,
  origins: readonly string[],
): string | undefined {
  const url = typeof address === 'string' && address ? webUrl(address, api) : undefined;
  return url && origins.includes(url.origin) ? url.href : undefined;
}

/** What a report without an address opens is up to the host page: no call is made (D13). */
const asReport = ({ reportid, name, variant, language, date }: Fields) => ({
  reportid: toText(reportid),
  name: toText(name),
  variant: toText(variant),
  language: toText(language),
  date: toText(date),
});
