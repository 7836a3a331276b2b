import { useServices } from '../../services/services.tsx';
import { useRequiredToken } from '../../services/use-required-token.ts';
import type { StoredToken } from '../../session/stored-token.ts';
import { useText } from '../../ui/text.tsx';
import { downloadText } from './download.ts';
import { LoadView } from './load.view.tsx';
import { fetchPersonalData } from './personal-data.api.ts';
import { PersonalDataView } from './personal-data.view.tsx';
import { usePrivateData } from './use-private-data.ts';

const REQUEST = 'requestpdaccess';

/** Specification, section 2 "Personal data". */
export function Screen() {
  const token = useRequiredToken('pdaccess', REQUEST);
  return token ? <PersonalDataOf token={token} /> : null;
}

function PersonalDataOf({ token }: { token: StoredToken }) {
  const { client, href, links } = useServices();
  const t = useText();
  const { data, error, retry } = usePrivateData('personal-data', REQUEST, (signal) =>
    fetchPersonalData(client, token.token, signal),
  );
  return (
    <LoadView
      title={t('Your personal data')}
      error={error}
      onRetry={retry}
      requestHref={href(REQUEST)}
      loginHref={href('')}
    >
      {data && (
        <PersonalDataView
          data={data}
          onDownload={() =>
            downloadText('personal-data.json', 'application/json', JSON.stringify(data, null, 2))
          }
          loginHref={href('')}
          privacyHref={links.privacy}
        />
      )}
    </LoadView>
  );
}
