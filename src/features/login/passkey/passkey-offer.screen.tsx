import { declinePasskey, fetchPasskeyCreation, savePasskey } from '../../../contract/calls/passkey.api.ts';
import { steadyTime } from '../../../kit/clock.ts';
import type { Effect } from '../../../kit/machine.ts';
import { success } from '../../../kit/result.ts';
import { type Services, useServices } from '../../../services/services.ts';
import { createPasskey } from './passkey-browser.ts';
import {
  initialPasskeyOffer,
  type PasskeyOfferCommand,
  type PasskeyOfferEvent,
  reducePasskeyOffer,
} from './passkey-offer.flow.ts';
import { PasskeyOfferView } from './passkey-offer.view.tsx';
import type { PasskeysProps } from './passkeys-props.ts';
import { usePasskeyMachine } from './use-passkey-machine.ts';

/** Milliseconds that the person waits for "Not now". */
const PATIENCE = 2000;

/** Asks a person who has signed in to create a passkey. */
export function PasskeyOffer({ state: { area = 'portal' }, send }: PasskeysProps) {
  const { client } = useServices();
  const [state, sendPasskey] = usePasskeyMachine(send, {
    // Its effects know the area.
    key: `passkey-offer-${area}`,
    initial: initialPasskeyOffer,
    reduce: reducePasskeyOffer,
    perform: effects(client, () =>
      send({ type: 'answered', result: success({ action: area }), time: steadyTime() }),
    ),
  });
  return <PasskeyOfferView state={state} send={sendPasskey} />;
}

function effects(
  client: Services['client'],
  goOn: () => void,
): Effect<PasskeyOfferCommand, PasskeyOfferEvent> {
  return async (command, signal) => {
    if (command.type === 'decline') {
      // The person goes on in any case.
      await Promise.race([declinePasskey(client, signal), new Promise((go) => setTimeout(go, PATIENCE))]);
    } else {
      const creation = await fetchPasskeyCreation(client, signal);
      if (signal.aborted) return undefined;
      if (!creation.ok) return { type: 'ended', reason: creation.problem };
      const answer = await createPasskey(creation.value, signal);
      if (signal.aborted) return undefined;
      if ('none' in answer) return { type: 'ended', reason: answer.none };
      const saved = await savePasskey(client, answer.credential, signal);
      if (!saved.ok) return { type: 'ended', reason: saved.problem };
    }
    if (!signal.aborted) goOn();
    return undefined;
  };
}
