import { describe, expect, test } from 'vitest';
import type { Step } from '../../../src/kit/machine.ts';
import { reduceLogin } from '../../../src/screens/login/login.flow.ts';
import {
  initialMailRequest,
  mailRequestReducer,
} from '../../../src/screens/mail-request/mail-request.flow.ts';
import { initialLoad, reduceLoad } from '../../../src/screens/private-data/load.flow.ts';
import {
  initialRegistration,
  reduceRegistration,
} from '../../../src/screens/registration/registration.flow.ts';
import {
  initialSetPassword,
  reduceSetPassword,
} from '../../../src/screens/set-password/set-password.flow.ts';
import { reduceVoucher } from '../../../src/screens/voucher/voucher.flow.ts';
import { initialVoucher } from '../../../src/screens/voucher/voucher-state.flow.ts';
import { after, eventsTo, eventsToRequest } from './login/login-events.ts';

interface Shown {
  stage: string;
  busy: boolean;
}

/** Stages that show a spinner. */
const WAITING = new Set(['checking', 'loading', 'done']);

const restored = { type: 'restored' } as const;
const mailRequest = mailRequestReducer('Please provide your email address!');

/** Every state of each flow, idle and busy, and how the flow handles a page restored from the back/forward cache. */
const FLOWS: Record<string, { states: readonly Shown[]; restore(state: never): Step<Shown, unknown> }> = {
  login: {
    states: Object.values({ ...eventsTo, ...eventsToRequest }).map((events) => after(...events).state),
    restore: (state) => reduceLogin(state, restored),
  },
  'a mail request': {
    states: at(initialMailRequest(''), ['idle', 'success']),
    restore: (state) => mailRequest(state, restored),
  },
  'a new password': {
    states: at(initialSetPassword, ['entry', 'success']),
    restore: (state) => reduceSetPassword(state, restored),
  },
  'a voucher': {
    states: at(initialVoucher('', ''), ['entry', 'awaitconfirm', 'success']),
    restore: (state) => reduceVoucher(state, restored),
  },
  'a registration': {
    states: at(initialRegistration(''), ['checking', 'closed', 'offline', 'lost', 'entry', 'success']),
    restore: (state) => reduceRegistration(state, restored),
  },
  'private data': {
    states: at(initialLoad(), ['loading', 'shown', 'failed', 'dropped']),
    restore: (state) => reduceLoad(state, restored),
  },
};

function at<State extends Shown>(initial: State, stages: readonly State['stage'][]): Shown[] {
  return stages.flatMap((stage) => [false, true].map((busy) => ({ ...initial, stage, busy })));
}

describe.each(Object.entries(FLOWS))(
  'a page restored from the back/forward cache with %s',
  (_, { states, restore }) => {
    test.each(states)('waits only if it sends a request: $stage, busy: $busy', (state) => {
      const step = restore(state as never);
      const waits = step.state.busy || WAITING.has(step.state.stage);
      expect(waits).toBe(step.command !== undefined);
    });
  },
);

test.each(['login', 'a mail request', 'a new password', 'a voucher', 'a registration'])(
  'a page restored from the back/forward cache shows no error of a request that was aborted: %s',
  (flow) => {
    const error = { message: 'The server cannot be reached. Please check your connection and try again.' };
    const { states, restore } = FLOWS[flow] as (typeof FLOWS)[string];
    for (const state of states)
      expect(restore({ ...state, error } as never).state).toHaveProperty('error', undefined);
  },
);

test('a restored registration repeats an interrupted check', () => {
  const checking = { ...initialRegistration(''), busy: true };
  expect(reduceRegistration(checking, restored)).toEqual({ state: checking, command: { type: 'check' } });
});
