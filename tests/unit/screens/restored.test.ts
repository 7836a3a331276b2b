/* A page that is restored from the back/forward cache. */
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import type { Step } from '../../../src/kit/machine.ts';
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

interface Shown {
  stage: string;
  busy: boolean;
}
type Reduce = (state: never, event: { type: 'restored' }) => Step<Shown, unknown>;

/** Stages that show a spinner, the last three without an error. */
const WAITING = ['checking', 'loading', 'closed', 'offline', 'lost'];
const error = { message: 'The server cannot be reached. Please check your connection and try again.' };
const mailRequest = mailRequestReducer('Please provide your email address!');

/** Every flow, with its stages. */
test.each<[string, Reduce, Shown, string[]]>([
  ['a mail request', mailRequest, initialMailRequest(''), ['idle', 'success']],
  ['a new password', reduceSetPassword, initialSetPassword, ['entry', 'success']],
  ['a voucher', reduceVoucher, initialVoucher('', ''), ['entry', 'awaitconfirm', 'success']],
  [
    'a registration',
    reduceRegistration,
    initialRegistration(''),
    ['checking', 'closed', 'offline', 'lost', 'entry', 'success'],
  ],
  ['private data', reduceLoad, initialLoad(), ['loading', 'shown', 'failed', 'dropped']],
])(
  'a restored page with %s waits only if it sends a request, and shows no former error',
  (name, reduce, initial, stages) => {
    for (const stage of stages)
      for (const busy of [false, true]) {
        const { state, command } = reduce({ ...initial, stage, busy, error } as never, { type: 'restored' });
        expect([stage, state.busy || WAITING.includes(state.stage)]).toEqual([stage, command !== undefined]);
        if (name !== 'private data') expect(state).toHaveProperty('error', undefined);
      }
  },
);

/** Their own tests restore them: login/requests.test.ts and token/token.flow.test.ts. */
const ELSEWHERE = ['login.flow.ts', 'token.flow.ts'];

test('every flow that handles a restored page is in the table above', () => {
  const table = readFileSync(import.meta.filename, 'utf8');
  const flows = globSync('src/screens/**/*.flow.ts').filter((file) =>
    readFileSync(file, 'utf8').includes("case 'restored'"),
  );
  expect(flows.length).toBeGreaterThan(4);
  const missing = flows.map((file) => basename(file)).filter((name) => !table.includes(`/${name}'`));
  expect(missing.sort(), 'flows without a row in the table').toEqual(ELSEWHERE);
});

test.each(['checking', 'closed', 'offline', 'lost'] as const)(
  'a registration that is restored in stage %s checks again',
  (stage) => {
    const checking = { ...initialRegistration(''), busy: true };
    const step = reduceRegistration({ ...checking, stage }, { type: 'restored' });
    expect(step).toEqual({ state: checking, command: { type: 'check' } });
  },
);
