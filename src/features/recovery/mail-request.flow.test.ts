import { expect, test } from 'vitest';
import {
  initialMailRequest,
  type MailRequestEvent,
  type MailRequestState,
  mailRequestReducer,
} from './mail-request.flow.ts';

type State = MailRequestState;

const MISSING = 'Please provide your email address!';
const EMAIL = 'ada@example.org';
const TIME = 1_750_000_000_000;
const LATER = TIME + 30_000;

const idle = initialMailRequest(EMAIL);
const busy: State = { ...idle, busy: true };
const refusal = { message: { verbatim: 'No.' }, problem: { kind: 'refused', text: 'No.' } } as const;
const failed: State = { ...idle, error: { field: 'email', ...refusal } };
const sent: State = { ...idle, stage: 'success', sentAt: TIME };
const sending: State = { ...sent, busy: true };
const missing: State = {
  ...idle,
  email: '',
  sent: { email: '' },
  error: { field: 'email', message: MISSING },
};

/** Another text is in the field than that which was sent. */
const corrected = (state: State): State => ({ ...state, email: 'b' });

const submitted = (email: string): MailRequestEvent => ({ type: 'submitted', email });
const ok = (time: number): MailRequestEvent => ({
  type: 'answered',
  result: { ok: true, value: null },
  time,
});
const refused: MailRequestEvent = {
  type: 'answered',
  result: { ok: false, problem: refusal.problem },
  time: TIME,
};
const again: MailRequestEvent = { type: 'sentAgain' };
const restored: MailRequestEvent = { type: 'restored' };

const reduce = mailRequestReducer(MISSING);

test.each<[string, State, MailRequestEvent, State, request?: string]>([
  ['typing in an idle form', idle, { type: 'typed', text: 'b ' }, { ...idle, email: 'b ' }],
  ['typing in a busy form', busy, { type: 'typed', text: 'b ' }, { ...busy, email: 'b ' }],
  ['typing in a form with an error', failed, { type: 'typed', text: 'b ' }, { ...failed, email: 'b ' }],
  ['a submission', idle, submitted(` ${EMAIL} `), busy, EMAIL],
  ['a submission after an error, which is cleared', failed, submitted(EMAIL), busy, EMAIL],
  ['a submission after a success', sent, submitted(EMAIL), { ...busy }, EMAIL],
  ['a pasted name with an address', idle, submitted(`Ada <${EMAIL}>`), busy, EMAIL],
  ['an empty address', idle, submitted(''), missing],
  ['a blank address', failed, submitted(' \t\n\u00a0'), missing],
  ['an empty address after a success', sent, submitted(''), missing],
  ['a submission during a request', busy, submitted('b@example.org'), busy],
  ['an empty address during a request', busy, submitted(''), busy],
  ['a success', busy, ok(TIME), sent],
  ['a success, if another address was typed meanwhile', corrected(busy), ok(TIME), corrected(sent)],
  ['a refusal, if another address was typed meanwhile', corrected(busy), refused, corrected(failed)],
  ['sending again, after another address was typed', corrected(sent), again, corrected(sending), EMAIL],
  ['a change of the address', corrected(sent), { type: 'reopened' }, initialMailRequest('b')],
  ['a refusal', busy, refused, failed],
  ['sending again', sent, again, sending, EMAIL],
  ['sending again twice', sending, again, sending],
  ['a success of sending again', sending, ok(LATER), { ...sent, sentAt: LATER, resent: true }],
  // There is no field that could show it.
  ['a refusal of sending again', sending, refused, { ...sent, error: refusal }],
  ['a restored page that was busy', busy, restored, idle],
  ['a restored page with an error', failed, restored, idle],
  ['a restored page after a success', sent, restored, sent],
])('%s leads to the next state and at most one request', (_, state, event, next, email) => {
  const step = reduce(state, event);
  expect(step).toEqual({ state: next, ...(email && { command: { type: 'requestMail', email } }) });
});

test('the form starts idle, and a repeated error is a new object, so that it is announced again', () => {
  expect(idle).toMatchObject({ stage: 'idle', busy: false, email: EMAIL, error: undefined });
  const once = reduce(idle, submitted('')).state;
  expect(reduce(once, submitted('')).state.error).not.toBe(once.error);
});
