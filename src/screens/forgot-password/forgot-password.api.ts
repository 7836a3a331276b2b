import type { Client } from '../../api/client.ts';
import { Nothing } from '../../api/structs.ts';

/** Whose password is forgotten (specification, section 2: `cat=member`, otherwise the user flow). */
export type Category = 'member' | 'user';

/** POST /api/v1/login/member/forgotpw or /api/v1/login/user/forgotpw */
export const requestRecovery = (client: Client, category: Category, email: string, signal: AbortSignal) =>
  client.post(`/api/v1/login/${category}/forgotpw`, { email }, Nothing, signal);
