import type { Probe, SignIn } from '../../../src/contract/calls/login.api.ts';
import type { Problem } from '../../../src/contract/problem.ts';
import { type LoginEvent, reduceLogin } from '../../../src/features/login/login.flow.ts';
import { initialLogin, type LoginState } from '../../../src/features/login/login-state.flow.ts';
import type { LoginCommand } from '../../../src/features/login/login-steps.flow.ts';
import type { Stage } from '../../../src/features/login/stages.ts';
import type { Step } from '../../../src/kit/machine.ts';

export const EMAIL = 'ada@example.org';
export const PASSWORD = 'correct horse';
export const CODE_TIME = 1_750_000_000_000;

export const refused: Problem = { kind: 'refused', text: 'Not like this.' };

/* Events of the person and the server. */
export const typed = (field: 'email' | 'password' | 'code', text: string): LoginEvent => ({
  type: 'typed',
  field,
  text,
});
export const enterEmail = (email: string): LoginEvent => ({ type: 'emailSubmitted', email });
export const enterPassword = (password: string): LoginEvent => ({ type: 'passwordSubmitted', password });
export const enterCode = (code: string): LoginEvent => ({ type: 'codeSubmitted', code });
export const submitEmail = enterEmail(EMAIL);
export const submitPassword = enterPassword(PASSWORD);
export const submitCode = enterCode('123456');
export const requestCode: LoginEvent = { type: 'newCodeRequested' };
export const chooseUser: LoginEvent = { type: 'typeChosen', loginType: 'user' };
export const chooseMember: LoginEvent = { type: 'typeChosen', loginType: 'member' };
export const cancel: LoginEvent = { type: 'cancelled' };
export const back = (stage: string): LoginEvent => ({ type: 'returned', stage });
export const restore: LoginEvent = { type: 'restored' };
export const probed = (action: Probe['action'], flags: Omit<Probe, 'action'> = {}): LoginEvent => ({
  type: 'probed',
  result: { ok: true, value: { action, ...flags } },
  time: CODE_TIME,
});
export const answered = (action: SignIn['action'], passkey?: SignIn['passkey']): LoginEvent => ({
  type: 'answered',
  result: { ok: true, value: { action, passkey } },
  time: CODE_TIME,
});
export const passkeysReady: LoginEvent = { type: 'passkeysReady' };
export const requestNewLink: LoginEvent = { type: 'newLinkRequested' };
export const linkSent: LoginEvent = {
  type: 'linkRequested',
  result: { ok: true, value: null },
  time: CODE_TIME,
};
export const failed = (
  type: 'probed' | 'answered' | 'linkRequested',
  problem: Problem = refused,
): LoginEvent => ({ type, result: { ok: false, problem }, time: CODE_TIME });

/** The last step after these events, starting with an empty form. The reducer must not modify a state. */
export const after = (...events: LoginEvent[]): Step<LoginState, LoginCommand> =>
  events.reduce<Step<LoginState, LoginCommand>>(
    ({ state }, event) => reduceLogin(Object.freeze(state), event),
    { state: initialLogin('') },
  );

/** The events that lead to each stage. */
export const eventsTo: Record<Stage, LoginEvent[]> = {
  start: [typed('email', EMAIL)],
  choice: [submitEmail, probed('choice')],
  password: [submitEmail, probed('password'), typed('password', PASSWORD)],
  memberpassword: [submitEmail, probed('memberpassword'), typed('password', PASSWORD)],
  twofactor: [
    submitEmail,
    probed('password'),
    submitPassword,
    answered('challenge'),
    typed('code', '123456'),
  ],
  membersuccess: [submitEmail, probed('membersuccess')],
  passkey: [passkeysReady, submitEmail, probed('password'), submitPassword, answered('admin', 'offer')],
  done: [submitEmail, probed('password'), submitPassword, answered('admin')],
};

/** The events that lead to each request. */
export const eventsToRequest: Record<string, LoginEvent[]> = {
  'the probe': [submitEmail],
  'the link request': [...eventsTo.choice, chooseMember],
  'the admin sign-in': [...eventsTo.password, submitPassword],
  'the member sign-in': [...eventsTo.memberpassword, submitPassword],
  'the sign-in with a code': [...eventsTo.twofactor, submitCode],
  'the request for a new code': [...eventsTo.twofactor, requestCode],
  'the request for a new link': [...eventsTo.membersuccess, requestNewLink],
};
