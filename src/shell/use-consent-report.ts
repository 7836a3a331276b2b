import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useServices } from '../services/services.ts';
import { useShellServices } from './shell-services.ts';

/** Whether the person accepts cookies. The host page is told so, once. */
export function useConsentReport(): boolean {
  const { emit } = useServices();
  const { consent } = useShellServices();
  const accepted = useStore(consent, (state) => state.accepted);
  const [stored] = useState(accepted);
  useEffect(() => {
    if (!accepted || consent.getState().reported) return;
    consent.setState({ reported: true });
    emit('portal-consent', { choice: 'allow', stored });
  }, [accepted, stored, consent, emit]);
  return accepted;
}
