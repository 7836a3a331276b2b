/** After signing in, a member goes to the member pages and a user to the administration. */
export type AccountType = 'member' | 'user';
