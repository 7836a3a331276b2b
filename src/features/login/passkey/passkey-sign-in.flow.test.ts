import { expect, test } from 'vitest';
import type { Problem } from '../../../contract/problem.ts';
import type { MessageKey } from '../../../i18n/message.ts';
import {
  initialPasskeySignIn,
  type PasskeySignInEvent,
  type PasskeySignInState,
  reducePasskeySignIn,
} from './passkey-sign-in.flow.ts';

const request = { challenge: 'Y2hhbGxlbmdl', rpId: 'portal.example' };
const credential = { id: 'cGFzc2tleQ' };
const EXPIRES = 1000;
const busy: Problem = { kind: 'busy', status: 503 };
const paused: Problem = { ...busy, pause: { retryAt: EXPIRES, seconds: 1 } };
type Ended = Extract<PasskeySignInEvent, { type: 'ended' }>;

const hasMenu: PasskeySignInEvent = { type: 'opened' };
const pressed: PasskeySignInEvent = { type: 'pressed' };
const requested: PasskeySignInEvent = { type: 'requested', request, expires: EXPIRES };
const chosen: PasskeySignInEvent = { type: 'chosen', credential, rpId: request.rpId };
const closed: PasskeySignInEvent = { type: 'closed' };
const ended = (reason: Ended['reason']): PasskeySignInEvent => ({ type: 'ended', reason });
const refused = (problem: Problem | 'unknown'): PasskeySignInEvent => ({ type: 'refused', problem });
const timePassed = (time: number): PasskeySignInEvent => ({ type: 'timePassed', time });
const focused: PasskeySignInEvent = { type: 'focused' };
const menu = [hasMenu, requested];
const dialog = [pressed, requested];

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
  ['asks silently in the menu', menu, { step: 'menu', renewsAt: EXPIRES }, ask(true)],
  ['asks for the dialog', [pressed], { step: 'dialog', busy: true }, ASK],
  ['opens the dialog', dialog, { step: 'dialog' }, ask(false)],
  ['ignores a second press', [pressed, pressed], { step: 'dialog' }],
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
  ['has words for a failed call', [pressed, ended(busy)], FAILED],
  ['forgets the words', [pressed, ended(busy), pressed], { error: undefined, cancelled: false }, ASK],
  ['ends with a request of the form', [...menu, closed], { step: 'idle', busy: false }],
  ['offers the menu again when the form is free', [hasMenu, closed, hasMenu], MENU, ASK],
  ['stays with its menu', [hasMenu, hasMenu], MENU],
  ['opens the dialog while the menu waits', [...menu, pressed, requested], { step: 'dialog' }, ask(false)],
  ['has the menu again in the field, after another element', [...menu, ended('taken'), focused], MENU, ASK],
  ['has it again after a cancelled menu', [...menu, ended('cancelled'), focused], MENU, ASK],
  ['has it again after a cancelled dialog', [hasMenu, ...dialog, ended('cancelled'), focused], MENU, ASK],
  ['has it only if the browser has one', [...dialog, ended('cancelled'), focused], { step: 'idle' }],
  ['waits until the person is in the field', [...menu, ended('cancelled'), timePassed(1)], { step: 'idle' }],
  ['does not ask again on a page of another domain', [...menu, ended('unusable'), focused], { step: 'idle' }],
  ['does not ask while the form is busy', [...menu, closed, focused], { step: 'idle' }],
  [
    'asks again after a call without an answer',
    [hasMenu, ended({ kind: 'unreachable' }), timePassed(1)],
    MENU,
    ASK,
  ],
  ['does not ask again when the focus moves', [hasMenu, ended(busy), focused], { step: 'idle' }],
  ['waits as long as the server wants', [hasMenu, ended(paused), timePassed(EXPIRES)], { step: 'idle' }],
  ['asks again after that', [hasMenu, ended(paused), timePassed(EXPIRES + 1)], MENU, ASK],
  [
    'does not ask again after a refusal',
    [hasMenu, ended({ kind: 'refused' }), timePassed(EXPIRES)],
    { step: 'idle' },
  ],
  ['nor when the focus moves', [hasMenu, ended({ kind: 'refused' }), focused], { step: 'idle' }],
  ['keeps a challenge that is still good', [...menu, timePassed(EXPIRES)], MENU],
  [
    'renews an expired challenge',
    [...menu, timePassed(EXPIRES + 1)],
    { step: 'menu', renewsAt: Infinity },
    ASK,
  ],
  [
    'does not disturb an open dialog',
    [hasMenu, ...dialog, timePassed(EXPIRES + 1), focused],
    { step: 'dialog' },
  ],
])('the sign-in with a passkey %s', (_, events, expected, command) => {
  const step = events.reduce<ReturnType<typeof reducePasskeySignIn>>(
    ({ state }, event) => reducePasskeySignIn(state, event),
    { state: initialPasskeySignIn },
  );
  expect(step.state).toMatchObject(expected);
  expect(step.command).toEqual(command);
});
