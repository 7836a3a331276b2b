import { Button } from '../../../ui/button.tsx';
import { LiveRegion } from '../../../ui/live-region.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { useText } from '../../../ui/text.tsx';
import type { PasskeySignInEvent, PasskeySignInState } from './passkey-sign-in.flow.ts';

interface PasskeySignInViewProps {
  state: PasskeySignInState;
  send(event: PasskeySignInEvent): void;
}

export function PasskeySignInView({ state, send }: PasskeySignInViewProps) {
  const t = useText();
  return (
    <>
      <Button look="quiet" busy={state.step === 'dialog'} onClick={() => send({ type: 'pressed' })}>
        {t('Use a passkey')}
      </Button>
      <LiveRegion>
        {state.cancelled && (
          <p className="announcement">
            {t('No passkey was used. You can try again, or log in with your email address.')}
          </p>
        )}
      </LiveRegion>
      {state.step === 'check' && <Spinner />}
    </>
  );
}
