/* What every reducer does when an effect throws, when its page is restored, and when the person corrects an error. */
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { reduceLogin } from '../../../src/features/login/login.flow.ts';
import { enterStage, initialLogin } from '../../../src/features/login/login-state.flow.ts';
import {
  initialPasskeyOffer,
  reducePasskeyOffer,
} from '../../../src/features/login/passkey/passkey-offer.flow.ts';
import {
  initialPasskeySignIn,
  reducePasskeySignIn,
} from '../../../src/features/login/passkey/passkey-sign-in.flow.ts';
import { STAGES, type Stage } from '../../../src/features/login/stages.ts';
import { initialLoad, reduceLoad } from '../../../src/features/private-data/load.flow.ts';
import { initialMailRequest, mailRequestReducer } from '../../../src/features/recovery/mail-request.flow.ts';
import { initialSetPassword, reduceSetPassword } from '../../../src/features/recovery/set-password.flow.ts';
import {
  initialRegistration,
  reduceRegistration,
} from '../../../src/features/registration/registration.flow.ts';
import { initialTokenCheck, reduceToken } from '../../../src/features/token/token.flow.ts';
import { reduceVoucher } from '../../../src/features/voucher/voucher.flow.ts';
import { initialVoucher } from '../../../src/features/voucher/voucher-state.flow.ts';
import type { Step } from '../../../src/kit/machine.ts';

type Reduce = (state: never, event: never) => Step<{ busy: boolean; error: unknown }, unknown>;

interface Flow {
  reduce: Reduce;
  initial: object;
  /** Its busy states and what is different after a crash. */
  crashes: [busy: object, after?: object][];
  /** The stages in which its page can be restored, unless its own test has them. */
  stages: string[];
  /** A submission that is refused, a key that changes nothing about the error, one that corrects it, and where this is. */
  corrections?: [submission: object, key: object | undefined, correction: object, at?: object][];
}

const email = 'ada@example.org';
const typed = (field: string, text: string) => ({ type: 'typed', field, text });
const text = (text: string) => ({ type: 'typed', text });
const changed = (form: object) => ({ type: 'changed', form });

const { form } = initialRegistration('');
const named = { ...form, firstname: 'Ada', lastname: 'Lovelace' };

const FLOWS: Record<string, Flow> = {
  'the login': {
    reduce: reduceLogin,
    initial: initialLogin(email),
    crashes: (Object.keys(STAGES) as Stage[]).map((stage) => [
      { stage },
      stage === 'done' ? { stage: 'start', email: '' } : {},
    ]),
    // login/login.flow.test.ts
    stages: [],
    corrections: [
      [{ type: 'emailSubmitted', email: '' }, undefined, typed('email', 'a')],
      [
        { type: 'codeSubmitted', code: '12' },
        undefined,
        typed('code', '123'),
        enterStage(initialLogin(email), 'twofactor'),
      ],
    ],
  },
  'a mail request': {
    reduce: mailRequestReducer('Please provide your email address!'),
    initial: initialMailRequest(email),
    crashes: [[{ stage: 'idle' }], [{ stage: 'success' }]],
    stages: ['idle', 'success'],
    corrections: [[{ type: 'submitted', email: '' }, text(' '), text('a')]],
  },
  'a registration': {
    reduce: reduceRegistration,
    initial: initialRegistration(''),
    crashes: [[{ stage: 'checking' }, { stage: 'offline' }], [{ stage: 'entry' }], [{ stage: 'success' }]],
    stages: ['checking', 'closed', 'offline', 'lost', 'entry', 'success'],
    corrections: [
      [
        { type: 'submitted', form },
        changed({ lastname: 'Lovelace' }),
        changed({ firstname: 'Ada' }),
        { stage: 'entry' },
      ],
      [{ type: 'submitted', form: named }, changed({ title: 'Dr.' }), changed({ email }), { stage: 'entry' }],
    ],
  },
  'a voucher': {
    reduce: reduceVoucher,
    initial: initialVoucher('56HES', ''),
    crashes: [[{ stage: 'entry' }], [{ stage: 'awaitconfirm' }]],
    stages: ['entry', 'awaitconfirm', 'success'],
    corrections: [
      [
        { type: 'submitted', form: {} },
        typed('email', email),
        typed('voucher', '56HES-Z3NPS-4TPQ9-USKUN-M3XXL'),
      ],
    ],
  },
  'a new password': {
    reduce: reduceSetPassword,
    initial: { ...initialSetPassword, password: 'a' },
    crashes: [[{ stage: 'entry' }]],
    // set-password/set-password.flow.test.ts has a refused link.
    stages: ['entry', 'success'],
    corrections: [
      [
        { type: 'submitted', password: 'Quiet-Meadow', repeated: 'Quiet-Meadow-7' },
        typed('password', 'Quiet-Meadow-'),
        typed('password', 'Quiet-Meadow-7'),
      ],
      [
        { type: 'submitted', password: 'Quiet', repeated: '' },
        typed('password', 'Quiet-M'),
        typed('password', 'Quiet-Me'),
      ],
    ],
  },
  'private data': {
    reduce: reduceLoad,
    initial: initialLoad(),
    crashes: [[{ stage: 'loading' }, { stage: 'failed' }]],
    stages: ['loading', 'shown', 'failed', 'dropped'],
  },
  'a token': {
    reduce: reduceToken,
    initial: initialTokenCheck('T'),
    crashes: [
      [{ stage: 'info' }, { stage: 'unchecked' }],
      [{ stage: 'success' }, { stage: 'unchecked' }],
    ],
    // token/token.flow.test.ts
    stages: [],
  },
  'the sign-in with a passkey': {
    reduce: reducePasskeySignIn,
    initial: initialPasskeySignIn,
    crashes: [
      [{ step: 'dialog' }, { step: 'idle' }],
      [{ step: 'check' }, { step: 'idle' }],
    ],
    stages: [],
  },
  'the offer of a passkey': {
    reduce: reducePasskeyOffer,
    initial: initialPasskeyOffer,
    crashes: [
      [{ step: 'create' }, { step: 'idle' }],
      [{ step: 'decline' }, { step: 'idle' }],
    ],
    stages: [],
  },
};

/** Stages that show a spinner, the last three without an error. */
const WAITING = ['checking', 'loading', 'closed', 'offline', 'lost'];

const step = ({ reduce }: Flow, state: object, event: object) => reduce(state as never, event as never);

test('every flow is in the list', () => {
  const list = readFileSync(import.meta.filename, 'utf8');
  const flows = globSync('src/features/**/*.flow.ts').filter((file) =>
    readFileSync(file, 'utf8').includes("case 'crashed'"),
  );
  expect(flows.length).toBeGreaterThan(4);
  expect(flows.map((file) => basename(file)).filter((name) => !list.includes(`/${name}'`))).toEqual([]);
});

for (const [name, flow] of Object.entries(FLOWS)) {
  const { initial, crashes, stages, corrections = [] } = flow;

  test.each(crashes)(
    `after a crash, ${name} shows that something went wrong, and keeps what was typed: %j`,
    (busy, after) => {
      const error = {
        message: 'Something went wrong on our side. Please try again in a few minutes.',
        problem: { kind: 'internal' },
      };
      expect(step(flow, { ...initial, ...busy, busy: true }, { type: 'crashed' })).toEqual({
        state: { ...initial, ...busy, ...after, busy: false, error: expect.objectContaining(error) },
      });
    },
  );

  test.each(stages)(
    `a restored page with ${name} waits only if it sends a request, and shows no former error: %s`,
    (stage) => {
      const error = { message: 'No.' };
      for (const busy of [false, true]) {
        const { state, command } = step(flow, { ...initial, stage, busy, error }, { type: 'restored' });
        const isWaiting = state.busy || WAITING.includes((state as { stage?: string }).stage ?? '');
        expect(isWaiting).toBe(command !== undefined);
        if (name !== 'private data') expect(state.error).toBeUndefined();
      }
    },
  );

  test.each(corrections)(
    `an error of ${name} ends with its reason, and not before: %j`,
    (submission, key, correction, at = {}) => {
      const refused = step(flow, { ...initial, ...at }, submission).state;
      expect(refused.error).toHaveProperty('message');
      const kept = key ? step(flow, refused, key).state : refused;
      expect(kept.error).toBe(refused.error);
      expect(step(flow, kept, correction).state.error).toBeUndefined();
    },
  );

  test.each(corrections)(
    `what a server has said about ${name} stays: %j`,
    (_submission, _key, correction, at = {}) => {
      const error = { message: { verbatim: 'No.' }, problem: { kind: 'refused' } };
      expect(step(flow, { ...initial, ...at, error }, correction).state.error).toBe(error);
    },
  );
}

test('a crash in the menu of passkeys, which nobody has asked for, is silent, and a refused link stays refused', () => {
  const menu = { ...initialPasskeySignIn, hasMenu: true, step: 'menu', busy: true } as const;
  expect(reducePasskeySignIn(menu, { type: 'crashed' }).state).toMatchObject({
    step: 'idle',
    error: undefined,
  });
  const refused = { ...initialTokenCheck('T'), stage: 'fail' } as const;
  expect(reduceToken(refused, { type: 'crashed' })).toEqual({ state: refused });
});
