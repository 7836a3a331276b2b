import { useServices } from '../../services/services.tsx';
import { useRequiredToken } from '../../services/use-required-token.ts';
import type { StoredToken } from '../../session/stored-token.ts';
import { useText } from '../../ui/text.tsx';
import { LoadView } from './load.view.tsx';
import { fetchPersonalReports } from './personal-reports.api.ts';
import { PersonalReportsView } from './personal-reports.view.tsx';
import { usePrivateData } from './use-private-data.ts';
import { type Fields, shown } from './values.ts';

const REQUEST = 'requestpraccess';

/** Specification, section 2 "Personal reports". */
export function Screen() {
  const token = useRequiredToken('personalreports', REQUEST);
  return token ? <PersonalReportsOf token={token} /> : null;
}

function PersonalReportsOf({ token }: { token: StoredToken }) {
  const { client, emit, href, links } = useServices();
  const t = useText();
  const { data, error, retry } = usePrivateData('personal-reports', REQUEST, (signal) =>
    fetchPersonalReports(client, token.token, signal),
  );
  return (
    <LoadView
      title={t('Your personal reports')}
      error={error}
      onRetry={retry}
      requestHref={href(REQUEST)}
      loginHref={href('')}
    >
      {data && (
        <PersonalReportsView
          data={data}
          onOpen={(row) => emit('portal-report', { report: asReport(row) })}
          loginHref={href('')}
          privacyHref={links.privacy}
        />
      )}
    </LoadView>
  );
}

/** No server call: what a report opens is the host's to decide (D13). */
const asReport = ({ reportid, name, variant, language, date }: Fields) => ({
  reportid: shown(reportid),
  name: shown(name),
  variant: shown(variant),
  language: shown(language),
  date: shown(date),
});
