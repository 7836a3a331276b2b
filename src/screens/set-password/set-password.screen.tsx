import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import type { MessageKey } from '../../i18n/message.ts';
import { createMachine } from '../../kit/machine.ts';
import { useAnswer, useOnRestore, useReportToHost } from '../../services/screen-hooks.ts';
import { useServices } from '../../services/services.tsx';
import { useRequiredToken } from '../../services/use-required-token.ts';
import type { StoredToken } from '../../session/stored-token.ts';
import { useText } from '../../ui/text.tsx';
import { setPassword } from './set-password.api.ts';
import { initialSetPassword, reduceSetPassword, type SetPasswordEvent } from './set-password.flow.ts';
import { SetPasswordView } from './set-password.view.tsx';
import { StrengthMeter } from './strength-meter.view.tsx';

/** Specification, section 2 "Password set or reset": for the token type that the route names, else the root. */
export function Screen() {
  const { route } = useServices();
  const token = useRequiredToken(route.parameters.tokenType ?? '', '');
  return token ? <SetPassword token={token} /> : null;
}

function SetPassword({ token }: { token: StoredToken }) {
  const { client, configuration, keep, emit, href, email, token: store } = useServices();
  const t = useText();
  const machine = keep('set-password', () =>
    createMachine(
      initialSetPassword,
      reduceSetPassword,
      async (command, signal): Promise<SetPasswordEvent> => ({
        type: 'answered',
        result: await setPassword(client, token, command, signal),
      }),
    ),
  );
  const state = useStore(machine.store);

  const name = useAnswer(configuration)?.applicationName;
  const own = useMemo(() => [email, name].filter((text) => text !== undefined), [email, name]);

  useOnRestore(() => machine.send({ type: 'restored' }));
  useReportToHost('set-password', state.stage, state.error);
  useEffect(() => {
    if (state.stage !== 'success') return;
    store.clear();
    emit('portal-success', { flow: 'set-password' });
  }, [emit, state.stage, store]);

  return (
    <SetPasswordView
      title={t(titleOf(token))}
      state={state}
      send={machine.send}
      email={email}
      loginHref={href('')}
      meter={<StrengthMeter password={state.password} own={own} />}
    />
  );
}

function titleOf({ type, target }: StoredToken): MessageKey {
  if (type === 'activate') return 'Activate Account';
  return target === 'member' ? 'Reset Member-Password' : 'Reset User-Password';
}
