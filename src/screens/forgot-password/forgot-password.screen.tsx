import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createMachine } from '../../kit/machine.ts';
import { useOnArrival, useOnRestore, useRememberedEmail, useReports, useServices } from '../../services.tsx';
import { type Category, requestRecovery } from './forgot-password.api.ts';
import { initialRecovery, type RecoveryEvent, reduceRecovery } from './forgot-password.flow.ts';
import { ForgotPasswordView } from './forgot-password.view.tsx';

/** Specification, section 2 "Forgot Password". */
export function Screen() {
  const { route, client, emit, email, href, keep, links } = useServices();
  const machine = keep('forgot-password', () => {
    const category: Category = route.query.get('cat') === 'member' ? 'member' : 'user';
    return createMachine(
      initialRecovery(email),
      reduceRecovery,
      async (command, signal): Promise<RecoveryEvent> => ({
        type: 'answered',
        result: await requestRecovery(client, category, command.email, signal),
      }),
    );
  });
  const state = useStore(machine.store);

  useOnArrival(() => {
    if (route.query.get('submit')) machine.send({ type: 'submitted', email: state.email });
  });
  useOnRestore(() => machine.send({ type: 'restored' }));
  useRememberedEmail(state.email);
  useReports('forgot-password', state.stage, state.error);
  useEffect(() => {
    if (state.stage === 'success') emit('portal-success', { flow: 'forgot-password' });
  }, [emit, state.stage]);

  return (
    <ForgotPasswordView state={state} send={machine.send} loginHref={href('')} privacyHref={links.privacy} />
  );
}
