import type { LinkToken } from '../session/link-token.ts';
import { useNavigation } from './navigation.ts';
import { useOnOpen } from './screen-hooks.ts';
import { useServices } from './services.ts';

/**
 * The token of a mailed link of this type. Without one it is `undefined`, and the person is sent to `requestPath`. It is
 * read once per visit, because a screen that has used up its token stays.
 */
export function useRequiredLinkToken(type: string, requestPath: string): LinkToken | undefined {
  const { keep, linkToken } = useServices();
  const { navigate } = useNavigation();
  const { token } = keep('link token', () => ({ token: linkToken.get(type), dispose() {} }));
  useOnOpen(() => {
    if (!token) navigate(requestPath, { replace: true });
  }, 'required link token');
  return token;
}
