import { describe, expect, test } from 'vitest';
import type { Problem } from '../../../../../src/api/problem.ts';
import {
  initialPasskeyOffer,
  type PasskeyOfferEvent,
  type PasskeyOfferState,
  reducePasskeyOffer,
} from '../../../../../src/screens/login/passkey/passkey-offer.flow.ts';

const busy: Problem = { kind: 'busy', status: 503 };
const accepted: PasskeyOfferEvent = { type: 'accepted' };
const declined: PasskeyOfferEvent = { type: 'declined' };
const ended = (reason: Extract<PasskeyOfferEvent, { type: 'ended' }>['reason']): PasskeyOfferEvent => ({
  type: 'ended',
  reason,
});

const UNUSABLE = "A passkey can't be created here. You can go on without one.";
const TAKEN = 'Another request for a passkey is open. Please finish it, then try again.';
const CREATE = { type: 'create' };
const DECLINE = { type: 'decline' };

const after = (...events: PasskeyOfferEvent[]) =>
  events.reduce<ReturnType<typeof reducePasskeyOffer>>(
    ({ state }, event) => reducePasskeyOffer(state, event),
    { state: initialPasskeyOffer },
  );

const table: [string, PasskeyOfferEvent[], Partial<PasskeyOfferState>, object | undefined][] = [
  ['creates a passkey', [accepted], { step: 'create', busy: true }, CREATE],
  ['ignores a second press', [accepted, accepted], { step: 'create' }, undefined],
  ['tells the server "Not now"', [declined], { step: 'decline', busy: true }, DECLINE],
  ['ignores a second "Not now"', [declined, declined], { step: 'decline' }, undefined],
  ['closes the dialog with "Not now"', [accepted, declined], { step: 'decline' }, DECLINE],
  [
    'has words for a closed dialog',
    [accepted, ended('cancelled')],
    { busy: false, cancelled: true, error: undefined },
    undefined,
  ],
  ['goes on if the device has a passkey already', [accepted, ended('exists')], { step: 'decline' }, DECLINE],
  [
    'has words on a page of another domain',
    [accepted, ended('unusable')],
    { error: { message: UNUSABLE } },
    undefined,
  ],
  [
    'has words for the request of another element',
    [accepted, ended('taken')],
    { error: { message: TAKEN } },
    undefined,
  ],
  [
    'has words for a failed call',
    [accepted, ended(busy)],
    { busy: false, error: expect.objectContaining({ problem: busy }) },
    undefined,
  ],
  ['forgets the words at the next try', [accepted, ended(busy), accepted], { error: undefined }, CREATE],
];

describe('the offer of a passkey', () => {
  test.each(table)('%s', (_, events, state, command) => {
    const step = after(...events);
    expect(step.state).toMatchObject(state);
    expect(step.command).toEqual(command);
  });
});
