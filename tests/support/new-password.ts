/* The form for a new password, opened by a mailed link. */
import { MEMBER_RESET, RESET, TOKEN, USER_RESET } from './calls.ts';
import { type Reply, sequence } from './fake-fetch.ts';
import { followLink } from './links.ts';
import { SCREENS } from './screens.ts';
import { enter, waitForStage } from './stages.ts';

export const NEW_PASSWORD = 'Quiet-Meadow-74';
export const [NEW_LABEL = '', REPEAT_LABEL = ''] = SCREENS.newPassword.labels;

/** By kind of account: the reply to the token check, and the call that saves the password. */
export const RESETS = {
  user: { check: { type: 'forgotpw', target: 'user' }, route: USER_RESET },
  member: { check: { type: 'forgotpw', target: 'member' }, route: MEMBER_RESET },
  unknown: { check: { type: 'activate' }, route: RESET },
};

/** Opens the form; its call gets these replies. */
export async function openPasswordForm(
  { check, route }: (typeof RESETS)[keyof typeof RESETS] = RESETS.user,
  ...replies: Reply[]
) {
  const [first, ...others] = replies;
  const { element, sent } = followLink(check, first ? { [route]: sequence(first, ...others) } : {});
  await waitForStage(element, 'entry');
  return { element, sent: () => sent(route) };
}

export const enterPasswords = (element: HTMLElement, password = NEW_PASSWORD): void =>
  enter(element, 'newPassword', password, password);

/** The body of the request. */
export const passwordBody = (password = NEW_PASSWORD) => ({ token: TOKEN, pass: password, pass2: password });
