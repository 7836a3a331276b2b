import { expect, test } from 'vitest';
import type { Problem } from '../../../contract/problem.ts';
import {
  initialPasskeyOffer,
  type PasskeyOfferEvent,
  type PasskeyOfferState,
  reducePasskeyOffer,
} from './passkey-offer.flow.ts';

type Ended = Extract<PasskeyOfferEvent, { type: 'ended' }>;

const busy: Problem = { kind: 'busy', status: 503 };
const accepted: PasskeyOfferEvent = { type: 'accepted' };
const declined: PasskeyOfferEvent = { type: 'declined' };
const ended = (reason: Ended['reason']): PasskeyOfferEvent[] => [accepted, { type: 'ended', reason }];

const UNUSABLE = "A passkey can't be created here. You can go on without one.";
const TAKEN = 'Another request for a passkey is open. Please finish it, then try again.';
const FAILED = { busy: false, error: expect.objectContaining({ problem: busy }) };
const CREATE = { type: 'create' };
const DECLINE = { type: 'decline' };

test.each<[string, PasskeyOfferEvent[], Partial<PasskeyOfferState>, object?]>([
  ['creates a passkey', [accepted], { step: 'create', busy: true }, CREATE],
  ['ignores a second press', [accepted, accepted], { step: 'create' }],
  ['tells the server "Not now"', [declined], { step: 'decline', busy: true }, DECLINE],
  ['ignores a second "Not now"', [declined, declined], { step: 'decline' }],
  ['closes the dialog with "Not now"', [accepted, declined], { step: 'decline' }, DECLINE],
  ['has words for a closed dialog', ended('cancelled'), { busy: false, cancelled: true, error: undefined }],
  ['goes on if the device has a passkey already', ended('exists'), { step: 'decline' }, DECLINE],
  ['has words on a page of another domain', ended('unusable'), { error: { message: UNUSABLE } }],
  ['has words for the request of another element', ended('taken'), { error: { message: TAKEN } }],
  ['has words for a failed call', ended(busy), FAILED],
  ['forgets the words at the next try', [...ended(busy), accepted], { error: undefined }, CREATE],
])('the offer of a passkey %s', (_, events, expected, command) => {
  const step = events.reduce<ReturnType<typeof reducePasskeyOffer>>(
    ({ state }, event) => reducePasskeyOffer(state, event),
    { state: initialPasskeyOffer },
  );
  expect(step.state).toMatchObject(expected);
  expect(step.command).toEqual(command);
});
