import { isReload, wasDiscarded } from '../browser/is-reload.ts';
import type { MessageKey } from '../i18n/message.ts';
import type { LinkToken, LinkTokenStore } from '../session/link-token.ts';
import { useNavigation } from './navigation.ts';
import { useOnOpen } from './screen-hooks.ts';
import { useServices } from './services.ts';

/** Why a screen that showed what a link gives access to has closed. */
export const CLOSED_BY_LEAVING: MessageKey = 'For your privacy, this page closed when you left it.';
const CLOSED_BY_RELOAD: MessageKey = 'For your privacy, this page closed when you reloaded it.';
/** An app or a device has opened the page that another one has shown. */
const OPENED_WITHOUT_LINK: MessageKey = 'That page can only be opened with the link in our email.';

/**
 * The token of a mailed link of this type. Without one it is `undefined`, and the person is sent to `requestPath` and told why. It is
 * read once per visit, because a screen that has used up its token stays.
 */
export function useRequiredLinkToken(type: string, requestPath: string): LinkToken | undefined {
  const { keep, linkToken } = useServices();
  const { navigate } = useNavigation();
  const { token } = keep('link token', () => ({ token: linkToken.get(type), dispose() {} }));
  useOnOpen(() => {
    if (!token) navigate(requestPath, { replace: true, notice: reasonOfLoss(linkToken) });
  }, 'required link token');
  return token;
}

function reasonOfLoss({ hasBeenSet }: LinkTokenStore): MessageKey {
  if (hasBeenSet() || wasDiscarded()) return CLOSED_BY_LEAVING;
  return isReload() ? CLOSED_BY_RELOAD : OPENED_WITHOUT_LINK;
}
