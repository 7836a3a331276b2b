import { expect, test } from 'vitest';
import type { Problem } from '../../../../../src/api/problem.ts';
import type { MessageKey } from '../../../../../src/i18n/message.ts';
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
const paused: Problem = { ...busy, pause: { retryAt: EXPIRES, seconds: 1 } };
type Ended = Extract<PasskeySignInEvent, { type: 'ended' }>;

const noMenu: PasskeySignInEvent = { type: 'opened', hasMenu: false };
const hasMenu: PasskeySignInEvent = { type: 'opened', hasMenu: true };
const pressed: PasskeySignInEvent = { type: 'pressed' };
const requested: PasskeySignInEvent = { type: 'requested', request, expires: EXPIRES };
const chosen: PasskeySignInEvent = { type: 'chosen', credential, rpId: request.rpId };
const closed: PasskeySignInEvent = { type: 'closed' };
const ended = (reason: Ended['reason']): PasskeySignInEvent => ({ type: 'ended', reason });
const refused = (problem: Problem | 'unknown'): PasskeySignInEvent => ({ type: 'refused', problem });
const timePassed = (time: number, inForm = true): PasskeySignInEvent => ({
  type: 'timePassed',
  time,
  inForm,
});
const menu = [hasMenu, requested];
const dialog = [noMenu, pressed, requested];
const taken = [...menu, ended('taken')];

const ASK = { type: 'request' };
const ask = (inMenu: boolean) => ({ type: 'ask', request, inMenu });
const saying = (message: MessageKey) => ({ error: { message } });
const UNKNOWN = "This passkey isn't known here any more. Please log in with your email address.";
const UNUSABLE = "Passkeys can't be used on this page. Please log in with your email address.";
const TAKEN = 'Another request for a passkey is open. Please finish it, then try again.';
const CHECK = { type: 'check', credential, rpId: request.rpId };
const MENU = { step: 'menu' } as const;
const SILENT = { step: 'idle', cancelled: false, error: undefined } as const;
const FAILED = { step: 'idle', error: expect.objectContaining({ problem: busy }) } as const;

test.each<[string, PasskeySignInEvent[], Partial<PasskeySignInState>, object?]>([
  ['asks for the menu of the field', [hasMenu], { step: 'menu', busy: true }, ASK],
  ['shows a button without a menu', [noMenu], { step: 'idle', hasMenu: false }],
  ['asks silently in the menu', menu, { step: 'menu', renewsAt: EXPIRES }, ask(true)],
  ['asks for the dialog', [noMenu, pressed], { step: 'dialog', busy: true }, ASK],
  ['opens the dialog', dialog, { step: 'dialog' }, ask(false)],
  ['ignores a second press', [noMenu, pressed, pressed], { step: 'dialog' }],
  ['has the passkey checked', [...menu, chosen], { step: 'check', busy: true }, CHECK],
  [
    'names an unknown passkey and offers others',
    [...menu, chosen, refused('unknown')],
    { step: 'menu', ...saying(UNKNOWN) },
    ASK,
  ],
  ['names a refusal, and the next try has another challenge', [...dialog, chosen, refused(busy)], FAILED],
  ['is silent after a cancelled menu', [...menu, ended('cancelled')], SILENT],
  ['is silent in the menu on a page of another domain', [...menu, ended('unusable')], SILENT],
  ['is silent in the menu if the call fails', [hasMenu, ended(busy)], SILENT],
  ['has words for a closed dialog', [...dialog, ended('cancelled')], { cancelled: true, error: undefined }],
  ['has words on a page of another domain', [...dialog, ended('unusable')], saying(UNUSABLE)],
  ['has words for the request of another element', [...dialog, ended('taken')], saying(TAKEN)],
  ['has words for a failed call', [noMenu, pressed, ended(busy)], FAILED],
  ['forgets the words', [noMenu, pressed, ended(busy), pressed], { error: undefined, cancelled: false }, ASK],
  ['ends with a request of the form', [...menu, closed], { step: 'idle', busy: false }],
  ['offers the menu again when the form is free', [hasMenu, closed, hasMenu], MENU, ASK],
  ['stays with its menu', [hasMenu, hasMenu], MENU],
  ['asks again after another element, when the person returns', [...taken, timePassed(0)], MENU, ASK],
  ['waits until the person is in the form', [...taken, timePassed(0, false)], { step: 'idle' }],
  ['does not ask again after another end', [...menu, ended('unusable'), timePassed(0)], { step: 'idle' }],
  [
    'asks again after a call without an answer',
    [hasMenu, ended({ kind: 'unreachable' }), timePassed(1, false)],
    MENU,
    ASK,
  ],
  ['does not ask again when the focus moves', [hasMenu, ended(busy), timePassed(1)], { step: 'idle' }],
  [
    'waits as long as the server wants',
    [hasMenu, ended(paused), timePassed(EXPIRES, false)],
    { step: 'idle' },
  ],
  ['asks again after that', [hasMenu, ended(paused), timePassed(EXPIRES + 1, false)], MENU, ASK],
  [
    'does not ask again after a refusal',
    [hasMenu, ended({ kind: 'refused' }), timePassed(EXPIRES)],
    { step: 'idle' },
  ],
  ['keeps a challenge that is still good', [...menu, timePassed(EXPIRES)], MENU],
  [
    'renews an expired challenge',
    [...menu, timePassed(EXPIRES + 1)],
    { step: 'menu', renewsAt: Infinity },
    ASK,
  ],
  ['does not disturb an open dialog', [...dialog, timePassed(EXPIRES + 1)], { step: 'dialog' }],
])('the sign-in with a passkey %s', (_, events, expected, command) => {
  const step = events.reduce<ReturnType<typeof reducePasskeySignIn>>(
    ({ state }, event) => reducePasskeySignIn(state, event),
    { state: initialPasskeySignIn },
  );
  expect(step.state).toMatchObject(expected);
  expect(step.command).toEqual(command);
});
