import { useEffect } from 'react';
import { plainText } from '../../kit/text.ts';
import { useOnOpen } from '../../services/screen-hooks.ts';
import { useServices } from '../../services/services.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { SsoErrorView } from './sso.view.tsx';

/** A message longer than this explains nothing any more. */
const MESSAGE_LIMIT = 300;

/** Specification, section 2 "Single sign-on landing". */
export function Screen() {
  const { route, destinations, leave, navigate, emit, href } = useServices();
  const target = route.parameters.target;
  const message = plainText(route.query.get('message') ?? '', MESSAGE_LIMIT);

  useOnOpen(() => {
    if (target === 'error') return;
    if (target === 'admin' || target === 'member') {
      emit('portal-success', { flow: 'sso' });
      void leave(destinations[target], 'sso', { replace: true });
      return;
    }
    console.warn('Single sign-on came back to an unknown target.');
    navigate('', { replace: true });
  });
  useEffect(() => {
    if (target === 'error') emit('portal-error', { flow: 'sso', message });
  }, [emit, target, message]);

  return target === 'error' ? <SsoErrorView message={message} loginHref={href('')} /> : <Spinner />;
}
