import { isSaved } from '../../session/consent.ts';
import { readProvider, writeProvider } from './last-provider.ts';

/**
 * After a sign-in with the chosen provider, stores it for the mark "Last used" if the person accepts cookies. Otherwise what was stored
 * before is removed, because it is no longer true.
 */
export function confirmProvider(): void {
  const chosen = readProvider('sessionStorage');
  forgetChosen();
  if (chosen && chosen !== readProvider('localStorage'))
    writeProvider('localStorage', isSaved() ? chosen : undefined);
}

/** After a failure. */
export const forgetChosen = (): void => writeProvider('sessionStorage', undefined);
