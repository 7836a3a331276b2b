import type { Problem } from '../../../../src/api/problem.ts';
import type { LoginEvent } from '../../../../src/screens/login/login.flow.ts';
import type { LoginState } from '../../../../src/screens/login/login-state.flow.ts';
import type { LoginCommand } from '../../../../src/screens/login/login-steps.flow.ts';
import {
  answered,
  back,
  cancel,
  chooseMember,
  chooseUser,
  enterCode,
  enterEmail,
  enterPassword,
  failed,
  linkSent,
  probed,
  requestCode,
  requestNewLink,
  restore,
  typed,
} from './login-events.ts';

/** The events a person can cause at a stage; `text` is what they enter. */
export function personEvents({ stage }: LoginState, text: string): LoginEvent[] {
  switch (stage) {
    case 'start':
      return [typed('email', text), enterEmail(text), restore];
    case 'choice':
      return [chooseUser, chooseMember, cancel, back('start'), restore];
    case 'password':
    case 'memberpassword':
      return [typed('password', text), enterPassword(text), cancel, restore];
    case 'twofactor':
      return [
        ...[typed('code', text), enterCode(text), requestCode, cancel, restore],
        ...[back('password'), back('memberpassword')],
      ];
    case 'membersuccess':
      return [requestNewLink, cancel, restore];
    case 'passkey':
      return [answered('admin'), restore];
    case 'done':
      return [restore];
  }
}

const problems: Problem[] = [
  { kind: 'unauthorized' },
  { kind: 'refused', text: 'No.' },
  { kind: 'unreachable' },
];
const ACTIONS = ['choice', 'twofactor', 'membersuccess', 'registration', 'admin', 'portal'] as const;
const inactive = { active_user: false, active_member: false };

/** The events a server can answer a request with. */
export function serverEvents(command: LoginCommand): LoginEvent[] {
  switch (command.type) {
    case 'probe':
      return [
        probed('choice', { membercheck: true }),
        ...(['password', 'memberpassword'] as const).map((action) => probed(action, inactive)),
        ...ACTIONS.map((action) => probed(action)),
        ...problems.map((problem) => failed('probed', problem)),
      ];
    case 'requestLink':
      return [linkSent, ...problems.map((problem) => failed('linkRequested', problem))];
    case 'signIn':
      return [
        ...(['admin', 'portal', 'challenge', 'challenge'] as const).map((action) => answered(action)),
        answered('portal', 'offer'),
        ...problems.map((problem) => failed('answered', problem)),
      ];
    case 'go':
      return [];
  }
}
