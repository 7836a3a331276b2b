import fc from 'fast-check';
import { expect, test } from 'vitest';
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
} from '../../../tests/unit/support/login-events.ts';
import type { Problem } from '../../contract/problem.ts';
import { createMachine } from '../../kit/machine.ts';
import { type LoginEvent, reduceLogin } from './login.flow.ts';
import { initialLogin, type LoginState } from './login-state.flow.ts';
import type { LoginCommand } from './login-steps.flow.ts';

/** The events a person can cause at a stage; `text` is what they enter. */
function personEvents({ stage }: LoginState, text: string): LoginEvent[] {
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
function serverEvents(command: LoginCommand): LoginEvent[] {
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

interface Request {
  command: LoginCommand;
  signal: AbortSignal;
  answer(event: LoginEvent): void;
}

/** The field that can show an error at each stage. */
const FIELD: Partial<Record<LoginState['stage'], string>> = {
  start: 'email',
  choice: 'choice',
  password: 'password',
  memberpassword: 'password',
  twofactor: 'code',
};
const PASSWORD_STAGES = new Set<LoginState['stage']>(['password', 'memberpassword', 'twofactor']);
const MEMBER_STAGES = new Set<LoginState['stage']>(['memberpassword', 'twofactor', 'membersuccess', 'done']);

function checkState(state: LoginState, requests: Request[]) {
  const inFlight = requests.filter(({ signal }) => !signal.aborted);
  expect(inFlight).toHaveLength(state.busy ? 1 : 0);
  for (const { password, code } of [state, state.sent]) {
    if (!PASSWORD_STAGES.has(state.stage)) expect(password).toBe('');
    if (state.stage !== 'twofactor') expect(code).toBe('');
  }
  if (state.error) expect(state.error.field).toBe(FIELD[state.stage]);
  if (state.error) expect(state.busy).toBe(false);
  if (state.type === 'member' && !MEMBER_STAGES.has(state.stage)) {
    expect([state.stage, state.busy]).toEqual(['choice', true]);
  }
  if (state.stage === 'memberpassword' || state.stage === 'membersuccess') expect(state.type).toBe('member');
  if (state.stage !== 'start') expect(state.sent.email.trim()).not.toBe('');
}

/** Events in any order, including late answers. */
const steps = fc.array(fc.record({ pick: fc.nat(), text: fc.constantFrom('', ' ', 'a', '123456', 'b@c') }), {
  maxLength: 40,
});

test('for any actions and answers, the form is never in an impossible state', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      const requests: Request[] = [];
      const perform = (command: LoginCommand, signal: AbortSignal) => {
        if (command.type === 'go') return Promise.resolve(undefined);
        const { promise, resolve } = Promise.withResolvers<LoginEvent | undefined>();
        requests.push({ command, signal, answer: resolve });
        return promise;
      };
      const machine = createMachine<LoginState, LoginEvent, LoginCommand>(
        initialLogin(''),
        reduceLogin,
        perform,
      );
      let lastProbed = '';

      for (const { pick, text } of taken) {
        const state = machine.store.getState();
        const person = personEvents(state, text).map((event) => () => machine.send(event));
        const server = requests.flatMap(({ command, answer }) =>
          serverEvents(command).map((event) => () => answer(event)),
        );
        const options = [...person, ...server];
        options[pick % options.length]?.();
        await new Promise((resolve) => setImmediate(resolve));
        checkState(machine.store.getState(), requests);

        const sent = requests.at(-1)?.command;
        if (sent?.type === 'probe') lastProbed = sent.email;
        if (sent?.type === 'requestLink') expect(sent.email).toBe(lastProbed);
        if (sent?.type === 'signIn') expect(sent.credentials.email).toBe(lastProbed);
      }
    }),
    { numRuns: 300 },
  );
});
