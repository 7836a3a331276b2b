import type { MessageKey } from '../../i18n/message.ts';

export type LoginField = 'email' | 'choice' | 'password' | 'code';

interface StageRow {
  /** What the person enters there. A stage without it is a result, whose title takes the focus. */
  field?: LoginField;
  /** What to do, unless the stage says it by itself. */
  headline?: MessageKey;
  /** The person has signed in. */
  isSignedIn?: true;
}

/**
 * The stages in the order of a sign-in, as `portal-stage` names them. In `passkey`, the person can create a passkey. In `done`, the
 * browser is opening the person's area.
 */
export const STAGES = {
  start: { field: 'email' },
  choice: { field: 'choice', headline: 'Choose an account' },
  password: { field: 'password', headline: 'Enter your password' },
  memberpassword: { field: 'password', headline: 'Enter your password' },
  membersuccess: {},
  twofactor: { field: 'code', headline: 'Enter your code' },
  passkey: { isSignedIn: true },
  done: { isSignedIn: true },
} satisfies Record<string, StageRow>;

export type Stage = keyof typeof STAGES;

export const stageRow = (stage: Stage): StageRow => STAGES[stage];
