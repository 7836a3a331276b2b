import { Button } from '../../../ui/button.tsx';
import { LiveRegion } from '../../../ui/live-region.tsx';
import { Step } from '../../../ui/step.tsx';
import { useText } from '../../../ui/text.tsx';
import type { PasskeyOfferEvent, PasskeyOfferState } from './passkey-offer.flow.ts';

interface PasskeyOfferViewProps {
  state: PasskeyOfferState;
  send(event: PasskeyOfferEvent): void;
}

export function PasskeyOfferView({ state, send }: PasskeyOfferViewProps) {
  const t = useText();
  return (
    <>
      <Step headline={t('Log in faster next time')}>
        <p className="lead">
          {t("You're logged in.")}{' '}
          {t('Create a passkey on this device. Next time your fingerprint, face or device PIN is enough.')}
        </p>
      </Step>
      <LiveRegion>
        {state.cancelled && (
          <p className="announcement">
            {t('No passkey was created. You can try again, or go on without one.')}
          </p>
        )}
      </LiveRegion>
      <Button busy={state.step === 'create'} sendsRequest onClick={() => send({ type: 'accepted' })}>
        {t('Create a passkey')}
      </Button>
      <Button look="secondary" busy={state.step === 'decline'} onClick={() => send({ type: 'declined' })}>
        {t('Not now')}
      </Button>
    </>
  );
}
