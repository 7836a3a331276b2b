import type { StoredToken } from '../session/stored-token.ts';
import { useOnOpen } from './screen-hooks.ts';
import { useServices } from './services.tsx';

/**
 * The stored token of a type, or `undefined` and on the way to where such a token is to be had (specification, section
 * 6). It is read once per visit: a screen that has spent its token stays.
 */
export function useRequiredToken(type: string, elsewhere: string): StoredToken | undefined {
  const { keep, token, navigate } = useServices();
  const { stored } = keep('token', () => ({ stored: token.get(type), dispose() {} }));
  useOnOpen(() => {
    if (!stored) navigate(elsewhere, { replace: true });
  }, 'guard');
  return stored;
}
