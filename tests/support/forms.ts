/* Every kind of form that sends a request: how to open and submit it, and where its error appears. */
import {
  CHECK_TOKEN,
  DATA_REQUEST,
  MEMBER_LOGIN,
  PORTAL_LINK,
  PROBE,
  RECOVERY,
  REDEEM,
  REGISTER,
  type Route,
  TOKEN,
  USER_LOGIN,
  USER_RESET,
} from './calls.ts';
import { fakeFetch, ok, type Reply, type SentRequest, sequence } from './fake-fetch.ts';
import { openPath } from './links.ts';
import { enterPasswords, passwordBody, RESETS } from './new-password.ts';
import { openRegistration, registrationBody, submitRegistration } from './registration.ts';
import { SCREENS, type ScreenName } from './screens.ts';
import { button, field, find, findAll } from './shadow.ts';
import {
  CODE,
  EMAIL,
  enter,
  goToStage,
  open,
  PASSWORD,
  repliesFor,
  type Stage,
  submit,
  waitForStage,
} from './stages.ts';
import { waitFor } from './timing.ts';
import { openVoucher, redemptionBody } from './vouchers.ts';

export interface Form {
  route: Route;
  /** The replies that lead to the form. */
  setup: Record<string, Reply>;
  /** The reply to the same route before the form appears: the password request asks for the security code. */
  firstReply?: Reply;
  open(): Promise<HTMLElement>;
  /** Fills in the form and submits it. */
  submit(element: HTMLElement): void;
  /** Submits the form again as it is. */
  resubmit(element: HTMLElement): void;
  /** The control that the error describes, and what it contains after a failure. */
  control(element: HTMLElement): HTMLElement;
  text: string;
  stage: string;
  nextStage: string;
  body: object;
}

async function openLogin(stage: Stage): Promise<HTMLElement> {
  const element = await open();
  await goToStage(element, stage);
  // In WebKit they appear after the stage.
  if (stage === 'choice')
    await waitFor(() => findAll(element, '[part=option]').some((option) => option.checkVisibility()));
  return element;
}

async function openAt(path: string, stage: string): Promise<HTMLElement> {
  const element = openPath(path);
  await waitForStage(element, stage);
  return element;
}

const chooseMember = (element: HTMLElement) => button(element, 'Member See your results and details').click();

const withField = (screen: ScreenName, text: string) => ({
  submit: (element: HTMLElement) => enter(element, screen, text),
  resubmit: submit,
  control: (element: HTMLElement) => field(element, String(SCREENS[screen].labels[0])),
  text,
});

const loginStage = (stage: Stage, screen: ScreenName, text: string) => ({
  setup: repliesFor(stage),
  open: () => openLogin(stage),
  stage,
  ...withField(screen, text),
});

const emailForm = {
  setup: {},
  ...withField('mailRequest', EMAIL),
  stage: 'idle',
  nextStage: 'success',
  body: { email: EMAIL },
} as const;

const formWithoutField = {
  resubmit: submit,
  control: (element: HTMLElement) => find(element, 'form'),
  text: '',
  stage: 'entry',
  nextStage: 'success',
} as const;

const forms = {
  'email lookup': {
    route: PROBE,
    ...loginStage('start', 'email', EMAIL),
    nextStage: 'password',
    body: { email: EMAIL },
  },
  'admin login': {
    route: USER_LOGIN,
    ...loginStage('password', 'password', PASSWORD),
    nextStage: 'done',
    body: { email: EMAIL, pass: PASSWORD, twofactor: '' },
  },
  'member login': {
    route: MEMBER_LOGIN,
    ...loginStage('memberpassword', 'password', PASSWORD),
    nextStage: 'done',
    body: { email: EMAIL, pass: PASSWORD, twofactor: '' },
  },
  'security code': {
    route: MEMBER_LOGIN,
    setup: repliesFor('memberpassword'),
    firstReply: ok({ action: 'challenge' }),
    open: async () => {
      const element = await openLogin('memberpassword');
      enter(element, 'password', PASSWORD);
      await waitForStage(element, 'twofactor');
      return element;
    },
    ...withField('code', CODE),
    stage: 'twofactor',
    nextStage: 'done',
    body: { email: EMAIL, pass: PASSWORD, twofactor: CODE },
  },
  'member portal link': {
    route: PORTAL_LINK,
    setup: repliesFor('choice'),
    open: () => openLogin('choice'),
    submit: chooseMember,
    resubmit: chooseMember,
    control: (element) => find(element, '[part=choice]'),
    text: '',
    stage: 'choice',
    nextStage: 'membersuccess',
    body: { email: EMAIL },
  },
  'forgotten password': {
    route: RECOVERY,
    ...emailForm,
    open: () => open('<forgot-password></forgot-password>'),
  },
  'personal data request': {
    route: DATA_REQUEST,
    ...emailForm,
    open: () => open('<access-request></access-request>'),
  },
  voucher: {
    route: REDEEM,
    ...formWithoutField,
    setup: {},
    open: () => openVoucher(),
    submit,
    body: redemptionBody(),
  },
  'new password': {
    route: USER_RESET,
    ...formWithoutField,
    setup: { [CHECK_TOKEN]: ok(RESETS.user.check) },
    open: () => openAt(`token/${TOKEN}`, 'entry'),
    submit: enterPasswords,
    body: passwordBody(),
  },
  registration: {
    route: REGISTER,
    ...formWithoutField,
    setup: {},
    open: () => openRegistration(),
    submit: submitRegistration,
    body: registrationBody(),
  },
} satisfies Record<string, Form>;

export const FORMS: Readonly<Record<keyof typeof forms, Form>> = forms;

/** Answers the route of the form with these replies; returns the requests that the form has sent. */
export function serveForm(form: Form, ...replies: [Reply, ...Reply[]]): () => SentRequest[] {
  const { setup, route, firstReply } = form;
  const { sent } = fakeFetch({
    ...setup,
    [route]: firstReply ? sequence(firstReply, ...replies) : sequence(...replies),
  });
  return () => sent(route).slice(firstReply ? 1 : 0);
}
