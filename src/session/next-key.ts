import { attempt } from '../kit/attempt.ts';

/** `?next=` of the address, which is kept for after the sign-in (D73). */
export const NEXT_KEY = 'login-portal-next';

/** Whether something may be kept. In a host page's sandbox this throws (D24). */
export const hasNext = (): boolean =>
  attempt(() => NEXT_KEY in sessionStorage || NEXT_KEY in localStorage) ?? false;
