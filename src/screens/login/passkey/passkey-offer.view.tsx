import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { LiveRegion } from '../../../ui/live-region.tsx';
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
      <Alert kind="success" outcome title={t("You're logged in.")}>
        <p>
          <strong>{t('Log in faster next time')}</strong>
        </p>
        <p>
          {t(
            'Create a passkey on this device, and next time your fingerprint, your face or the PIN of the device is enough.',
          )}
        </p>
      </Alert>
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
