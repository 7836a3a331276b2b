import { expect, test } from 'vitest';
import {
  after,
  answered,
  back,
  CODE_TIME,
  cancel,
  chooseMember,
  chooseUser,
  EMAIL,
  enterCode,
  enterEmail,
  enterPassword,
  eventsTo,
  eventsToRequest,
  failed,
  linkSent,
  PASSWORD,
  passkeysReady,
  probed,
  requestCode,
  requestNewLink,
  restore,
  submitCode,
  submitEmail,
  submitPassword,
  typed,
} from '../../../tests/unit/support/login-events.ts';
import { type LoginEvent, reduceLogin } from './login.flow.ts';
import { initialLogin, isMemberMode, type LoginState } from './login-state.flow.ts';
import type { LoginCommand } from './login-steps.flow.ts';
import { type Stage, stageRow } from './stages.ts';

type Expected = Partial<LoginState> & { member?: boolean };

const probe: LoginCommand = { type: 'probe', email: EMAIL };
const link: LoginCommand = { type: 'requestLink', email: EMAIL };
const go = (to: 'admin' | 'portal'): LoginCommand => ({ type: 'go', to });
const register: LoginCommand = { type: 'go', to: 'registration', unknown: EMAIL };
const signIn = (other: object = {}): LoginCommand => ({
  type: 'signIn',
  credentials: { type: 'user', email: EMAIL, password: PASSWORD, code: '', ...other },
});
const CODE = { code: '123456' };
const MEMBER = { type: 'member' } as const;
const done: Expected = { stage: 'done', password: '', code: '' };
const passkeyDone: Expected = { ...done, email: '', sent: { email: '', password: '', code: '' } };
const restarted: Expected = { stage: 'start', password: '', code: '', codeRound: 0 };
const memberPassword: Expected = { stage: 'memberpassword', member: true };
const choosing: Expected = { stage: 'choice', member: true };
const probedAs = (...reply: Parameters<typeof probed>) => [submitEmail, probed(...reply)];
const ifChecked = (membercheck: boolean | null) => probedAs('choice', { membercheck });
const sentLink = [chooseMember, linkSent];
const rightPassword = [submitPassword, answered('admin')];
const challenge = answered('challenge');
const newCode = [requestCode, challenge];
const pasted = [requestCode, typed('code', '654321'), enterCode('654321'), challenge];
const otherPassword = [back('password'), submitPassword, typed('password', 'b'), challenge, submitCode];
const linkMailed: Expected = { stage: 'membersuccess', member: true, sentAt: CODE_TIME, resent: false };
const linkMailedAgain = { ...linkMailed, resent: true };
const error = { message: { verbatim: 'No.' } };
/** What was typed meanwhile is in the field, and the stage is about what was sent. */
const meanwhile = (field: 'email' | 'password' | 'code', text: string, sent: string): Expected => ({
  [field]: text,
  sent: expect.objectContaining({ [field]: sent }),
});
const correction = typed('email', 'b');
const offered = [passkeysReady, submitPassword, answered('portal', 'offer')];

/** What happens at a stage, with what is then different and the command. */
const TABLE: [Stage, string, LoginEvent[], Expected, LoginCommand?][] = [
  ['start', 'typing', [typed('email', 'a')], { email: 'a' }],
  ['start', 'an address between spaces', [enterEmail(`  ${EMAIL}\n`)], {}, probe],
  ['start', 'a pasted name with an address', [enterEmail(`Ada <mailto:${EMAIL}>`)], {}, probe],
  ['start', 'an address after an error', [enterEmail(''), submitEmail], {}, probe],
  ['start', 'a known name', [enterEmail('ada'), probed('password')], { stage: 'password', email: 'ada' }],
  ['start', 'the action choice', probedAs('choice'), { stage: 'choice' }],
  ['start', 'the action password', probedAs('password'), { stage: 'password' }],
  ['start', 'the action memberpassword', probedAs('memberpassword'), memberPassword],
  ['start', 'the action twofactor', probedAs('twofactor'), { stage: 'twofactor' }],
  ['start', 'the action membersuccess', probedAs('membersuccess'), linkMailed],
  ['start', 'the action registration', probedAs('registration'), {}, register],
  ['start', 'the action admin', probedAs('admin'), done, go('admin')],
  ['start', 'the action portal', probedAs('portal'), done, go('portal')],
  [
    'start',
    'a correction during the probe',
    [submitEmail, correction, probed('choice')],
    { stage: 'choice', ...meanwhile('email', 'b', EMAIL) },
  ],
  [
    'start',
    'a correction during the probe of an address that is unknown',
    [submitEmail, correction, probed('registration')],
    { email: 'b' },
    register,
  ],
  [
    'start',
    'a correction during the probe, then the password',
    [submitEmail, correction, probed('password'), submitPassword],
    { stage: 'password', email: 'b' },
    signIn(),
  ],
  [
    'start',
    'a correction during the probe, then a link',
    [submitEmail, correction, probed('choice'), chooseMember],
    { ...choosing, email: 'b' },
    link,
  ],
  [
    'start',
    'a correction during the probe that mails a link, then another one',
    [submitEmail, correction, probed('membersuccess'), requestNewLink],
    { ...linkMailed, email: 'b' },
    probe,
  ],
  [
    'start',
    'a correction, then Back',
    [submitEmail, correction, probed('choice'), back('start')],
    { email: 'b' },
  ],
  ['start', 'a passkey, beside an address', [answered('portal')], passkeyDone, go('portal')],
  [
    'start',
    'a passkey, after a refused probe',
    [submitEmail, failed('probed'), answered('portal')],
    passkeyDone,
    go('portal'),
  ],
  ['start', 'the error of a passkey', [{ type: 'passkeyError', error }], { error }],

  ['choice', 'admin', [chooseUser], { stage: 'password' }],
  ['start', 'admin, if membercheck is true', [...ifChecked(true), chooseUser], { stage: 'password' }],
  ['choice', 'member', [chooseMember], { member: true }, link],
  ['start', 'member, if membercheck is null', [...ifChecked(null), chooseMember], choosing, link],
  ['start', 'member, if membercheck is false', [...ifChecked(false), chooseMember], choosing, link],
  ['start', 'member, if membercheck is true', [...ifChecked(true), chooseMember], memberPassword],
  ['choice', 'a sent link', sentLink, linkMailed],
  ['choice', 'a link after a failure', [chooseMember, failed('linkRequested'), ...sentLink], linkMailed],
  ['choice', 'Back', [back('start')], { stage: 'start' }],
  ['choice', 'Forward', [back('password')], {}],

  ['password', 'typing', [typed('password', 'a')], { password: 'a' }],
  // Password managers fire no input events.
  ['password', 'a password', [typed('password', 'typed'), submitPassword], { password: PASSWORD }, signIn()],
  ['password', 'spaces', [enterPassword('  ')], {}, signIn({ password: '  ' })],
  ['password', 'another try', [submitPassword, failed('answered'), submitPassword], {}, signIn()],
  ['password', 'a password after a code', [typed('code', '123456'), submitPassword], {}, signIn()],
  ['password', 'the password of an admin', rightPassword, done, go('admin')],
  ['password', 'the password of a member', [submitPassword, answered('portal')], done, go('portal')],
  [
    'password',
    'a challenge, if another password was typed meanwhile',
    [submitPassword, typed('password', 'b'), challenge],
    { stage: 'twofactor', ...meanwhile('password', 'b', PASSWORD), code: '', codeRound: 0, resent: false },
  ],
  ['memberpassword', 'a password', [submitPassword], { member: true }, signIn(MEMBER)],
  ['memberpassword', 'the right one', rightPassword, { ...done, member: true }, go('admin')],
  [
    'memberpassword',
    'a challenge and a code',
    [submitPassword, challenge, submitCode],
    { stage: 'twofactor', member: true },
    signIn({ ...MEMBER, ...CODE }),
  ],

  ['twofactor', 'typing', [typed('code', '1')], { code: '1' }],
  // tests/unit/kit/code-digits.test.ts has more texts.
  ['twofactor', 'a code with a space', [enterCode('123 456')], CODE, signIn(CODE)],
  [
    'start',
    'a code without a password',
    [...probedAs('twofactor'), submitCode],
    { stage: 'twofactor' },
    signIn({ ...CODE, password: '' }),
  ],
  ['twofactor', 'another try', [submitCode, failed('answered'), submitCode], {}, signIn(CODE)],
  ['twofactor', 'the right code', [submitCode, answered('admin')], done, go('admin')],
  ['twofactor', 'the request for a new code', [requestCode], { code: '' }, signIn()],
  ['twofactor', 'a code, after another password was typed', otherPassword, { password: 'b' }, signIn(CODE)],
  ['twofactor', 'a code that is pasted meanwhile', pasted, { code: '654321', codeRound: 1, resent: true }],
  ['twofactor', 'that code', [...pasted, enterCode('654321')], {}, signIn({ code: '654321' })],
  ['twofactor', 'a new code', newCode, { code: '', codeRound: 1, resent: true }],
  ['twofactor', 'a code after a new one', [...newCode, submitCode], { resent: false }, signIn(CODE)],

  ['membersuccess', 'send again, after the probe', [requestNewLink], { member: true }, probe],
  ['choice', 'send again, after a choice', [...sentLink, requestNewLink], linkMailed, link],
  ['membersuccess', 'a new link of the probe', [requestNewLink, probed('membersuccess')], linkMailedAgain],
  ['choice', 'a new link', [...sentLink, requestNewLink, linkSent], linkMailedAgain],

  ['password', 'a passkey to offer', offered, { stage: 'passkey', password: '', code: '', area: 'portal' }],
  ['password', 'the end of the offer', [...offered, answered('portal')], done, go('portal')],
  ['password', 'an offer without passkeys', [submitPassword, answered('admin', 'offer')], done, go('admin')],
  ['passkey', 'Back', [back('password')], {}],
  ['done', 'Back', [back('start')], {}],

  [
    'twofactor',
    'Back to the password',
    [back('password')],
    { stage: 'password', password: PASSWORD, code: '' },
  ],
  ['twofactor', 'Back during a request', [submitCode, back('password')], { stage: 'password' }],
  ['twofactor', 'Back to the start', [back('start')], restarted],
  ['twofactor', 'Back to an unknown stage', [back('unknown')], restarted],
  [
    'twofactor',
    'Back to the password of a member, of an earlier sign-in',
    [back('memberpassword')],
    restarted,
  ],
  [
    'start',
    'Back from the code of a member to the password of an admin, of an earlier sign-in',
    [...probedAs('memberpassword'), submitPassword, challenge, back('password')],
    { password: '' },
  ],
  ['choice', 'Back to the choice', [chooseUser, typed('password', 'a'), back('choice')], { password: '' }],
  ['choice', 'Back from the member login', [...sentLink, back('choice')], { type: 'user' }],
];

test.each(TABLE)('the stage %s handles %s', (stage, _, events, expected, command) => {
  const step = after(...eventsTo[stage], ...events);
  const busy = command !== undefined && command.type !== 'go';
  expect({ ...step.state, member: isMemberMode(step.state) }).toMatchObject({
    ...{ stage, busy, email: EMAIL, member: false, error: undefined },
    ...expected,
  });
  expect(step.command).toEqual(command);
});

// Only `false` means that an account was never activated.
test.each([
  [undefined, false],
  [null, false],
  [true, false],
  [false, true],
])('with the flag %s, an account is inactive: %s, until another probe', (flag, isInactive) => {
  const probe = (flags: Parameters<typeof probed>[1]) =>
    after(submitEmail, probed('choice', flags), chooseUser);
  expect(probe({ active_user: flag }).state.inactive).toEqual({ user: isInactive, member: false });
  expect(probe({ active_member: flag }).state.inactive).toEqual({ user: false, member: isInactive });
  const first = probed('choice', { active_user: flag, active_member: flag, membercheck: true });
  const { state } = after(submitEmail, first, back('start'), submitEmail, probed('choice'));
  expect(state).toMatchObject({ inactive: { user: false, member: false }, memberCheck: false });
});

const SUBMISSIONS: LoginEvent[] = [
  ...[submitEmail, enterEmail(''), chooseUser, chooseMember, submitPassword, enterPassword('')],
  ...[submitCode, enterCode('1'), requestCode, requestNewLink],
];

test.each(Object.entries(eventsToRequest))(
  'while %s is in flight, the form is busy without an error, and submissions do nothing',
  (_, events) => {
    const { state } = after(...events);
    expect(state).toMatchObject({ busy: true, error: undefined });
    for (const event of SUBMISSIONS) expect(reduceLogin(state, event)).toEqual({ state });
  },
);

/** After a sign-in, another person may have pressed Back. */
test.each(Object.entries({ ...eventsTo, ...eventsToRequest }))(
  'cancel and a restored page reset the form and its error: %s',
  (_, events) => {
    const { state } = after(...events);
    const failing = { ...state, error: { field: 'email', message: 'Password' } } as const;
    const restored = initialLogin(stageRow(state.stage).isSignedIn ? '' : EMAIL);
    expect(reduceLogin(failing, cancel)).toEqual({ state: initialLogin(EMAIL) });
    expect(reduceLogin(failing, restore)).toEqual({ state: restored });
  },
);
