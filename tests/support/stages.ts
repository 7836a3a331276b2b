/* Walks an element through its stages as a person does. */
import { type Answer, ok } from './fake-fetch.ts';
import { mount } from './mount.ts';
import { poll } from './poll.ts';
import { field, fill, find } from './shadow.ts';

export const EMAIL = 'ada@example.org';
export const PASSWORD = 'Tall trees 7';
export const CODE = '481516';

export const STAGES = [
  'start',
  'choice',
  'password',
  'memberpassword',
  'twofactor',
  'membersuccess',
  'done',
] as const;

export type Stage = (typeof STAGES)[number];

export const PROBE = 'POST /api/v1/login';
export const USER_LOGIN = 'POST /api/v1/login/user';
export const MEMBER_LOGIN = 'POST /api/v1/login/member';
export const PORTAL_LINK = 'POST /api/v1/members/portallogin';
/** For an address whose kind of account is not known yet. */
export const RECOVERY = 'POST /api/v1/login/forgotpw';
export const USER_RECOVERY = 'POST /api/v1/login/user/forgotpw';
export const MEMBER_RECOVERY = 'POST /api/v1/login/member/forgotpw';

/** What a server says so that a person gets to that stage. */
export function answersFor(stage: Stage): Record<string, Answer> {
  if (stage === 'start') return {};
  if (stage === 'done') return { [PROBE]: ok({ action: 'admin' }) };
  if (stage !== 'twofactor') return { [PROBE]: ok({ action: stage }) };
  return { [PROBE]: ok({ action: 'password' }), [USER_LOGIN]: ok({ action: 'challenge' }) };
}

export const PORTAL = '<login-portal routing="memory"></login-portal>';

/** Adds the element to the page, and waits until its form is there. */
export async function open(html = PORTAL): Promise<HTMLElement> {
  const element = mount(html);
  await poll(() => stageOf(element));
  return element;
}

export const stageOf = (element: Element): string | undefined =>
  element.shadowRoot?.querySelector<HTMLElement>('[data-stage]')?.dataset.stage;

export const untilStage = (element: Element, stage: Stage | 'idle' | 'entry' | 'success'): Promise<boolean> =>
  poll(() => stageOf(element) === stage);

/** From the start to the stage, with the server of {@link answersFor}. */
export async function walkTo(element: Element, stage: Stage): Promise<void> {
  if (stage === 'start') return;
  enter(element, 'Email address', EMAIL);
  if (stage === 'twofactor') {
    await untilStage(element, 'password');
    enter(element, 'Password', PASSWORD);
  }
  await untilStage(element, stage);
}

/** Fills the field and submits its form. */
export function enter(element: Element, label: string, text: string): void {
  fill(field(element, label), text);
  submit(element);
}

export const submit = (element: Element): void => find(element, 'button[type=submit]').click();

/** The error a person sees, as assistive technology hears it: what describes the control. */
export function errorOf(control: Element): string | undefined {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  const root = control.getRootNode() as ShadowRoot;
  return ids
    .map((id) => root.getElementById(id))
    .find((node) => node?.role === 'alert')
    ?.textContent?.trim();
}
