import { fetchPersonalData } from '../../contract/calls/private-data.api.ts';
import { success } from '../../kit/result.ts';
import { useNavigation } from '../../services/navigation.ts';
import { useServices } from '../../services/services.ts';
import { useRequiredLinkToken } from '../../services/use-required-link-token.ts';
import type { LinkToken } from '../../session/link-token.ts';
import { useText } from '../../ui/text.tsx';
import { LoadView } from './load.view.tsx';
import { PersonalDataView } from './personal-data.view.tsx';
import { downloadText } from './saving.ts';
import { usePrivateData } from './use-private-data.ts';

const REQUEST = 'requestpdaccess';

/** The data held on a person. */
export function Screen() {
  const token = useRequiredLinkToken('pdaccess', REQUEST);
  return token ? <PersonalDataOf token={token} /> : null;
}

function PersonalDataOf({ token }: { token: LinkToken }) {
  const { client, links } = useServices();
  const { href } = useNavigation();
  const t = useText();
  const { data, ...failure } = usePrivateData('personal-data', REQUEST, async (signal) => {
    let text = '';
    const reply = await fetchPersonalData(client, token.value, signal, (sent) => {
      text = sent;
    });
    return reply.ok ? success({ fields: reply.value, text }) : reply;
  });
  return (
    <LoadView title={t('Your personal data')} {...failure} requestHref={href(REQUEST)} loginHref={href('')}>
      {data && (
        <PersonalDataView
          data={data.fields}
          onDownload={() => downloadText('personal-data.json', 'application/json', data.text)}
          loginHref={href('')}
          privacyHref={links.privacy}
        />
      )}
    </LoadView>
  );
}
