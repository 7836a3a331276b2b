import { useEffect } from 'react';
import { canKeepPasskey, hasPasskeys } from './passkey-browser.ts';
import { PasskeyOffer } from './passkey-offer.screen.tsx';
import { PasskeySignIn } from './passkey-sign-in.screen.tsx';
import type { PasskeysProps } from './passkeys-props.ts';

/** The passkeys of the login, in a chunk that is only loaded if the server announces them. */
export function Passkeys(props: PasskeysProps) {
  const { state, send } = props;
  // A cancelled sign-in forgets it.
  const { passkeys } = state;
  useEffect(() => {
    if (!passkeys) void canKeepPasskey().then((can) => can && send({ type: 'passkeysReady' }));
  }, [passkeys, send]);
  if (state.stage === 'passkey') return <PasskeyOffer {...props} />;
  return hasPasskeys() && <PasskeySignIn {...props} />;
}
