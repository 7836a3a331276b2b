import { useContext, useEffect } from 'react';
import { listen } from '../../../browser/listen.ts';
import { onTimePassing } from '../../../browser/on-time-passing.ts';
import { whenVisible } from '../../../browser/when-visible.ts';
import { fetchPasskeyRequest, signInWithPasskey } from '../../../contract/calls/passkey.api.ts';
import { steadyTime } from '../../../kit/clock.ts';
import type { Effect } from '../../../kit/machine.ts';
import { success } from '../../../kit/result.ts';
import { type Services, useServices } from '../../../services/services.ts';
import { StyleRootContext } from '../../../ui/sheet.ts';
import { openMenuInFirefox } from './firefox-menu.ts';
import { askForPasskey, forgetPasskey, hasPasskeyMenu } from './passkey-browser.ts';
import {
  initialPasskeySignIn,
  type PasskeySignInCommand,
  type PasskeySignInEvent,
  reducePasskeySignIn,
} from './passkey-sign-in.flow.ts';
import { PasskeySignInView } from './passkey-sign-in.view.tsx';
import type { PasskeysProps } from './passkeys-props.ts';
import { usePasskeyMachine } from './use-passkey-machine.ts';

/** Milliseconds. The menu gets another challenge before the server has forgotten the old one. */
const EARLIER = 60_000;

/** Offers passkeys with a button, and in the menu of the email field if the browser has one. */
export function PasskeySignIn({ state: { busy }, send }: PasskeysProps) {
  const { client } = useServices();
  const root = useContext(StyleRootContext);
  const [state, sendPasskey] = usePasskeyMachine(send, {
    key: 'passkey-sign-in',
    initial: initialPasskeySignIn,
    reduce: reducePasskeySignIn,
    perform: effects(client, send),
  });

  useEffect(() => {
    if (busy) return;
    const opening = whenVisible(async () => {
      if ((await hasPasskeyMenu()) && isOpen) sendPasskey({ type: 'opened' });
    });
    let isOpen = true;
    return () => {
      isOpen = false;
      opening.dispose();
      sendPasskey({ type: 'closed' });
    };
  }, [busy, sendPasskey]);

  useEffect(() => {
    const endTime = onTimePassing(() => {
      if (!document.hidden) sendPasskey({ type: 'timePassed', time: steadyTime() });
    });
    const focus = ({ target }: Event) => {
      if (target instanceof HTMLInputElement) sendPasskey({ type: 'focused' });
    };
    // A click, because the field may have kept the focus.
    const endFocus = root && listen(root, focus, 'focusin', 'pointerdown');
    return () => {
      endTime();
      endFocus?.();
    };
  }, [root, sendPasskey]);

  const inMenu = state.step === 'menu';
  useEffect(() => (inMenu ? openMenuInFirefox(root) : undefined), [root, inMenu]);

  return <PasskeySignInView state={state} send={sendPasskey} />;
}

function effects(
  client: Services['client'],
  sendLogin: PasskeysProps['send'],
): Effect<PasskeySignInCommand, PasskeySignInEvent> {
  return async (command, signal) => {
    switch (command.type) {
      case 'request': {
        const reply = await fetchPasskeyRequest(client, signal);
        if (!reply.ok) return { type: 'ended', reason: reply.problem };
        const { value: request } = reply;
        const lifetime = Number(request.timeout) || Infinity;
        const expires = steadyTime() + lifetime - Math.min(EARLIER, lifetime / 2);
        return { type: 'requested', request, expires };
      }
      case 'ask': {
        const { request, inMenu } = command;
        const answer = await askForPasskey(request, inMenu, signal);
        return 'credential' in answer
          ? { type: 'chosen', credential: answer.credential, rpId: request.rpId ?? location.hostname }
          : { type: 'ended', reason: answer.none };
      }
      case 'check': {
        const { credential, rpId } = command;
        const reply = await signInWithPasskey(client, credential, signal);
        if (signal.aborted) return undefined;
        if (!reply.ok) return { type: 'refused', problem: reply.problem };
        const { action } = reply.value;
        if (action === 'unknown') {
          void forgetPasskey(rpId, credential.id);
          return { type: 'refused', problem: 'unknown' };
        }
        sendLogin({ type: 'answered', result: success({ action }), time: steadyTime() });
        return undefined;
      }
    }
  };
}
