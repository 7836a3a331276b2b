import { useEffect } from 'react';
import { plainText } from '../../kit/plain-text.ts';
import { useNavigation } from '../../services/navigation.ts';
import { useOnOpen } from '../../services/screen-hooks.ts';
import { useServices } from '../../services/services.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { confirmProvider, forgetChosen } from './confirm-provider.ts';
import { SsoErrorView } from './confirm-provider.view.tsx';

/** In characters. A longer message is truncated. */
const MESSAGE_LIMIT = 300;

/** The target of the redirect after single sign-on. Opens the area of the account, or shows an error. */
export function Screen() {
  const { emit } = useServices();
  const { route, openArea, navigate, href } = useNavigation();
  const target = route.parameters.target;
  const message = plainText(route.query.get('message') ?? '', MESSAGE_LIMIT);

  useOnOpen(() => {
    if (target === 'error') return forgetChosen();
    if (target === 'admin' || target === 'member') {
      confirmProvider();
      emit('portal-success', { flow: 'sso' });
      void openArea(target, 'sso', { replace: true });
      return;
    }
    console.warn('Single sign-on came back to an unknown target.');
    navigate('', { replace: true });
  });
  useEffect(() => {
    if (target === 'error') emit('portal-error', { flow: 'sso', message, kind: 'refused' });
  }, [emit, target, message]);

  return target === 'error' ? <SsoErrorView message={message} loginHref={href('')} /> : <Spinner />;
}
