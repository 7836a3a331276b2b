/** The kinds of account: a member of the public, or a user of the administration (docs/requirements.md, "Two kinds of account"). */
export type AccountType = 'member' | 'user';
