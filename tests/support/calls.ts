/* Every call a person makes with a form: where it is made, what it answers, where its error stands. */
import { type Answer, fakeFetch, inTurn, ok, type SentRequest } from './fake-fetch.ts';
import { DATA_REQUEST, openPath, REPORTS_REQUEST } from './links.ts';
import { openRegistration, openRegistry, REGISTER, register, registration } from './registration.ts';
import { button, field, find } from './shadow.ts';
import {
  answersFor,
  CODE,
  EMAIL,
  enter,
  MEMBER_LOGIN,
  MEMBER_RECOVERY,
  open,
  PASSWORD,
  PORTAL_LINK,
  PROBE,
  RECOVERY,
  type Stage,
  submit,
  USER_LOGIN,
  untilStage,
  walkTo,
} from './stages.ts';
import { openVoucher, REDEEM, redemption } from './vouchers.ts';

export interface Call {
  route: string;
  /** What leads to the form, and the good answer to the call itself. */
  before: Record<string, Answer>;
  /** Likewise, to the same call: a code is sent to where the password went. */
  first?: Answer;
  good: Answer;
  /** Goes to the form. */
  arrive(): Promise<HTMLElement>;
  /** Fills it in and sends it. */
  send(element: HTMLElement): void;
  /** Sends what is there once more. */
  again(element: HTMLElement): void;
  /** What the error describes, and what it must still hold. */
  control(element: HTMLElement): HTMLElement;
  text: string;
  stage: Stage | 'idle' | 'entry';
  next: Stage | 'success';
  sent: object;
}

async function arriveAt(stage: Stage): Promise<HTMLElement> {
  const element = await open();
  await walkTo(element, stage);
  return element;
}

const member = (element: HTMLElement) => button(element, 'Member To your own results and details');

/** A form with one field. */
const withField = (label: string, text: string) => ({
  send: (element: HTMLElement) => enter(element, label, text),
  again: submit,
  control: (element: HTMLElement) => field(element, label),
  text,
});

/** A stage of the sign-in with one field. */
const atStage = (stage: Stage, label: string, text: string) => ({
  before: answersFor(stage),
  arrive: () => arriveAt(stage),
  stage,
  ...withField(label, text),
});

export const CALLS: Readonly<Record<string, Call>> = {
  'the probe of the address': {
    route: PROBE,
    ...atStage('start', 'Email address', EMAIL),
    good: ok({ action: 'password' }),
    next: 'password',
    sent: { email: EMAIL },
  },
  'the login of an admin': {
    route: USER_LOGIN,
    ...atStage('password', 'Password', PASSWORD),
    good: ok({ action: 'admin' }),
    next: 'done',
    sent: { email: EMAIL, pass: PASSWORD, twofactor: '' },
  },
  'the login of a member': {
    route: MEMBER_LOGIN,
    ...atStage('memberpassword', 'Password', PASSWORD),
    good: ok({ action: 'portal' }),
    next: 'done',
    sent: { email: EMAIL, pass: PASSWORD, twofactor: '' },
  },
  'the security code': {
    route: MEMBER_LOGIN,
    before: answersFor('memberpassword'),
    first: ok({ action: 'challenge' }),
    good: ok({ action: 'portal' }),
    arrive: async () => {
      const element = await arriveAt('memberpassword');
      enter(element, 'Password', PASSWORD);
      await untilStage(element, 'twofactor');
      return element;
    },
    ...withField('Security code', CODE),
    stage: 'twofactor',
    next: 'done',
    sent: { email: EMAIL, pass: PASSWORD, twofactor: CODE },
  },
  'the link into the member portal': {
    route: PORTAL_LINK,
    before: answersFor('choice'),
    good: ok(),
    arrive: () => arriveAt('choice'),
    send: (element) => member(element).click(),
    again: (element) => member(element).click(),
    control: (element) => find(element, '[part=choice]'),
    text: '',
    stage: 'choice',
    next: 'membersuccess',
    sent: { email: EMAIL },
  },
  'a forgotten password': {
    route: RECOVERY,
    before: {},
    good: ok(),
    arrive: () => open('<forgot-password></forgot-password>'),
    ...withField('Email address', EMAIL),
    stage: 'idle',
    next: 'success',
    sent: { email: EMAIL },
  },
  'a member’s forgotten password': {
    route: MEMBER_RECOVERY,
    before: answersFor('memberpassword'),
    good: ok(),
    arrive: async () => {
      const element = await arriveAt('memberpassword');
      button(element, 'Forgot password?').click();
      await untilStage(element, 'idle');
      return element;
    },
    ...withField('Email address', EMAIL),
    stage: 'idle',
    next: 'success',
    sent: { email: EMAIL },
  },
  'a request of access to personal data': {
    route: DATA_REQUEST,
    before: {},
    good: ok(),
    arrive: () => open('<access-request></access-request>'),
    ...withField('Email address', EMAIL),
    stage: 'idle',
    next: 'success',
    sent: { email: EMAIL },
  },
  'a request of access to personal reports': {
    route: REPORTS_REQUEST,
    before: {},
    good: ok(),
    arrive: async () => {
      const element = openPath('requestpraccess');
      await untilStage(element, 'idle');
      return element;
    },
    ...withField('Email address', EMAIL),
    stage: 'idle',
    next: 'success',
    sent: { email: EMAIL },
  },
  'a voucher': {
    route: REDEEM,
    before: {},
    good: ok({ action: 'success' }),
    arrive: () => openVoucher(),
    send: submit,
    again: submit,
    control: (element) => find(element, 'form'),
    text: '',
    stage: 'entry',
    next: 'success',
    sent: redemption(),
  },
  'a registration': {
    route: REGISTER,
    before: openRegistry(),
    good: ok(),
    arrive: () => openRegistration(),
    send: register,
    again: submit,
    control: (element) => find(element, 'form'),
    text: '',
    stage: 'entry',
    next: 'success',
    sent: registration(),
  },
};

/** A server that leads to the form of the call and then gives these answers; returns what the form has sent. */
export function serve(call: Call, ...answers: [Answer, ...Answer[]]): () => SentRequest[] {
  const { before, route, first } = call;
  const { sent } = fakeFetch({ ...before, [route]: first ? inTurn(first, ...answers) : inTurn(...answers) });
  return () => sent(route).slice(first ? 1 : 0);
}

/** Those whose data is read. */
export const READ = [PROBE, USER_LOGIN, MEMBER_LOGIN];
