/* An effect that throws. The types make every flow handle it. */
import { expect, test } from 'vitest';
import type { Crashed, Step } from '../../../src/kit/machine.ts';
import { reduceLogin } from '../../../src/screens/login/login.flow.ts';
import { initialLogin, STAGES } from '../../../src/screens/login/login-state.flow.ts';
import {
  initialPasskeyOffer,
  reducePasskeyOffer,
} from '../../../src/screens/login/passkey/passkey-offer.flow.ts';
import {
  initialPasskeySignIn,
  reducePasskeySignIn,
} from '../../../src/screens/login/passkey/passkey-sign-in.flow.ts';
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
import { initialTokenCheck, reduceToken } from '../../../src/screens/token/token.flow.ts';
import { reduceVoucher } from '../../../src/screens/voucher/voucher.flow.ts';
import { initialVoucher } from '../../../src/screens/voucher/voucher-state.flow.ts';

type Reduce = (state: never, event: Crashed) => Step<{ busy: boolean; error: unknown }, unknown>;

const email = 'ada@example.org';

/** Every flow, with its busy states and the stage after the crash, if that is another one. */
test.each<[string, Reduce, object, [busy: object, after?: object][]]>([
  [
    'a login',
    reduceLogin,
    initialLogin(email),
    STAGES.map((stage) => [{ stage }, stage === 'done' ? { stage: 'start', email: '' } : {}]),
  ],
  [
    'a mail request',
    mailRequestReducer('Please provide your email address!'),
    initialMailRequest(email),
    [[{ stage: 'idle' }], [{ stage: 'success' }]],
  ],
  [
    'a registration',
    reduceRegistration,
    initialRegistration(email),
    [[{ stage: 'checking' }, { stage: 'offline' }], [{ stage: 'entry' }], [{ stage: 'success' }]],
  ],
  [
    'a voucher',
    reduceVoucher,
    initialVoucher('', email),
    [[{ stage: 'entry' }], [{ stage: 'awaitconfirm' }]],
  ],
  ['a new password', reduceSetPassword, { ...initialSetPassword, password: 'a' }, [[{ stage: 'entry' }]]],
  ['private data', reduceLoad, initialLoad(), [[{ stage: 'loading' }, { stage: 'failed' }]]],
  [
    'a token',
    reduceToken,
    initialTokenCheck('T'),
    [
      [{ stage: 'info' }, { stage: 'unchecked' }],
      [{ stage: 'success' }, { stage: 'unchecked' }],
    ],
  ],
  [
    'the sign-in with a passkey',
    reducePasskeySignIn,
    { ...initialPasskeySignIn, hasMenu: false },
    [
      [{ step: 'dialog' }, { step: 'idle' }],
      [{ step: 'check' }, { step: 'idle' }],
    ],
  ],
  [
    'the offer of a passkey',
    reducePasskeyOffer,
    initialPasskeyOffer,
    [
      [{ step: 'create' }, { step: 'idle' }],
      [{ step: 'decline' }, { step: 'idle' }],
    ],
  ],
])(
  'after a crash, %s shows that something went wrong, and keeps what was typed',
  (_, reduce, initial, stages) => {
    const error = {
      message: 'Something went wrong on our side. Please try again in a few minutes.',
      problem: { kind: 'internal' },
    };
    for (const [busy, after] of stages) {
      const step = reduce({ ...initial, ...busy, busy: true } as never, { type: 'crashed' });
      expect(step).toEqual({
        state: {
          ...initial,
          ...busy,
          ...after,
          busy: false,
          error: expect.objectContaining(error),
        },
      });
    }
  },
);

test('a crash in the menu of passkeys, which nobody has asked for, is silent, and a refused link stays refused', () => {
  const menu = { ...initialPasskeySignIn, hasMenu: true, step: 'menu', busy: true } as const;
  expect(reducePasskeySignIn(menu, { type: 'crashed' }).state).toMatchObject({
    step: 'idle',
    error: undefined,
  });
  const refused = { ...initialTokenCheck('T'), stage: 'fail' } as const;
  expect(reduceToken(refused, { type: 'crashed' })).toEqual({ state: refused });
});
