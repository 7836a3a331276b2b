import { describe, expect, test } from 'vitest';
import type { Problem } from '../../../../../src/api/problem.ts';
import {
  initialPasskeySignIn,
  type PasskeySignInEvent,
  type PasskeySignInState,
  reducePasskeySignIn,
} from '../../../../../src/screens/login/passkey/passkey-sign-in.flow.ts';

const request = { challenge: 'Y2hhbGxlbmdl', rpId: 'portal.example' };
const credential = { id: 'cGFzc2tleQ' };
const EXPIRES = 1000;
const busy: Problem = { kind: 'busy', status: 503 };
const noMenu: PasskeySignInEvent = { type: 'opened', hasMenu: false };
const hasMenu: PasskeySignInEvent = { type: 'opened', hasMenu: true };
const pressed: PasskeySignInEvent = { type: 'pressed' };
const requested: PasskeySignInEvent = { type: 'requested', request, expires: EXPIRES };
const chosen: PasskeySignInEvent = { type: 'chosen', credential, rpId: request.rpId };
const closed: PasskeySignInEvent = { type: 'closed' };
const ended = (reason: Extract<PasskeySignInEvent, { type: 'ended' }>['reason']): PasskeySignInEvent => ({
  type: 'ended',
  reason,
});
const refused = (problem: Problem | 'unknown'): PasskeySignInEvent => ({ type: 'refused', problem });
const returned = (time: number, inForm = true): PasskeySignInEvent => ({ type: 'returned', time, inForm });

const ASK = { type: 'request' };
const UNKNOWN = "This passkey isn't known here any more. Please log in with your email address.";
const UNUSABLE = "Passkeys can't be used on this page. Please log in with your email address.";
const TAKEN = 'Another request for a passkey is open. Please finish it, then try again.';

/** The last step after these events. */
const after = (...events: PasskeySignInEvent[]) =>
  events.reduce<ReturnType<typeof reducePasskeySignIn>>(
    ({ state }, event) => reducePasskeySignIn(state, event),
    { state: initialPasskeySignIn },
  );

const table: [string, PasskeySignInEvent[], Partial<PasskeySignInState>, object | undefined][] = [
  ['asks for the menu of the field', [hasMenu], { step: 'menu', busy: true }, ASK],
  ['shows a button without a menu', [noMenu], { step: 'idle', hasMenu: false }, undefined],
  [
    'asks silently in the menu',
    [hasMenu, requested],
    { step: 'menu', expires: EXPIRES },
    { type: 'ask', request, inMenu: true },
  ],
  ['asks for the dialog', [noMenu, pressed], { step: 'dialog', busy: true }, ASK],
  [
    'opens the dialog',
    [noMenu, pressed, requested],
    { step: 'dialog' },
    { type: 'ask', request, inMenu: false },
  ],
  ['ignores a second press', [noMenu, pressed, pressed], { step: 'dialog' }, undefined],
  [
    'has the passkey checked',
    [hasMenu, requested, chosen],
    { step: 'check', busy: true },
    { type: 'check', credential, rpId: request.rpId },
  ],
  [
    'names an unknown passkey and offers others',
    [hasMenu, requested, chosen, refused('unknown')],
    { step: 'menu', error: { message: UNKNOWN } },
    ASK,
  ],
  [
    'names a refusal, and the next try has another challenge',
    [noMenu, pressed, requested, chosen, refused(busy)],
    { step: 'idle', error: expect.objectContaining({ problem: busy }) },
    undefined,
  ],
  [
    'is silent after a cancelled menu',
    [hasMenu, requested, ended('cancelled')],
    { step: 'idle', cancelled: false, error: undefined },
    undefined,
  ],
  [
    'is silent in the menu on a page of another domain',
    [hasMenu, requested, ended('unusable')],
    { step: 'idle', error: undefined },
    undefined,
  ],
  [
    'is silent in the menu if the call fails',
    [hasMenu, ended(busy)],
    { step: 'idle', error: undefined },
    undefined,
  ],
  [
    'has words for a cancelled dialog',
    [noMenu, pressed, requested, ended('cancelled')],
    { cancelled: true, error: undefined },
    undefined,
  ],
  [
    'has words on a page of another domain',
    [noMenu, pressed, requested, ended('unusable')],
    { error: { message: UNUSABLE } },
    undefined,
  ],
  [
    'has words for the request of another element',
    [noMenu, pressed, requested, ended('taken')],
    { error: { message: TAKEN } },
    undefined,
  ],
  [
    'has words for a failed call',
    [noMenu, pressed, ended(busy)],
    { error: expect.objectContaining({ problem: busy }) },
    undefined,
  ],
  [
    'forgets the words at the next try',
    [noMenu, pressed, ended(busy), pressed],
    { error: undefined, cancelled: false },
    ASK,
  ],
  ['ends with a request of the form', [hasMenu, requested, closed], { step: 'idle', busy: false }, undefined],
  ['offers the menu again when the form is free', [hasMenu, closed, hasMenu], { step: 'menu' }, ASK],
  ['stays with its menu', [hasMenu, hasMenu], { step: 'menu' }, undefined],
  [
    'asks again after the request of another element, when the person returns',
    [hasMenu, requested, ended('taken'), returned(0)],
    { step: 'menu' },
    ASK,
  ],
  [
    'leaves the request to the other element until the person is in the form',
    [hasMenu, requested, ended('taken'), returned(0, false)],
    { step: 'idle' },
    undefined,
  ],
  [
    'does not ask again after another end',
    [hasMenu, requested, ended('unusable'), returned(0)],
    { step: 'idle' },
    undefined,
  ],
  [
    'keeps a challenge that is still good',
    [hasMenu, requested, returned(EXPIRES)],
    { step: 'menu' },
    undefined,
  ],
  [
    'renews a challenge that has expired',
    [hasMenu, requested, returned(EXPIRES + 1)],
    { step: 'menu', expires: Infinity },
    ASK,
  ],
  [
    'does not disturb an open dialog',
    [noMenu, pressed, requested, returned(EXPIRES + 1)],
    { step: 'dialog' },
    undefined,
  ],
];

describe('the sign-in with a passkey', () => {
  test.each(table)('%s', (_, events, state, command) => {
    const step = after(...events);
    expect(step.state).toMatchObject(state);
    expect(step.command).toEqual(command);
  });
});
