import { setDocumentMember } from '../browser/document.ts';
import { attempt } from '../kit/attempt.ts';
import { readCookies } from './read-cookies.ts';

const NAME = 'login-portal-check';

/** Sets a cookie, reads it and removes it. `navigator.cookieEnabled` does not say that the settings of a site block cookies. */
export function keepsCookies(): boolean {
  const write = (rest: string) =>
    attempt(() => setDocumentMember('cookie', `${NAME}=1; SameSite=Lax${rest}`));
  write('');
  const isKept = readCookies(NAME).length > 0;
  write('; Max-Age=0');
  return isKept;
}
