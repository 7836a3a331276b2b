/* The form for a new password, opened by a mailed link. */
import { type Answer, inTurn, type SentRequest } from './fake-fetch.ts';
import { followLink, TOKEN } from './links.ts';
import { field, fill, findAll } from './shadow.ts';
import { submit, untilStage } from './stages.ts';

export const NEW_PASSWORD = 'Quiet-Meadow-74';
export const NEW = 'New password';
export const REPEATED = 'Repeat the new password';

/** What the token is for, and the call that saves the password. */
export const RESETS = {
  user: { check: { type: 'forgotpw', target: 'user' }, route: 'POST /api/v1/login/user/resetpw' },
  member: { check: { type: 'forgotpw', target: 'member' }, route: 'POST /api/v1/login/member/resetpw' },
  'nobody in particular': { check: { type: 'activate' }, route: 'POST /api/v1/login/resetpw' },
};

export interface Opened {
  element: HTMLElement;
  sent(): SentRequest[];
}

/** Leads to the form, whose call then gets these answers. */
export async function openForm(
  { check, route }: (typeof RESETS)[keyof typeof RESETS] = RESETS.user,
  ...answers: Answer[]
): Promise<Opened> {
  const [first, ...others] = answers;
  const { element, sent } = followLink(check, first ? { [route]: inTurn(first, ...others) } : {});
  await untilStage(element, 'entry');
  return { element, sent: () => sent(route) };
}

export function enterPasswords(element: HTMLElement, password = NEW_PASSWORD, repeated = password): void {
  fill(field(element, NEW), password);
  fill(field(element, REPEATED), repeated);
  submit(element);
}

/** What the two fields hold. */
export const typed = (element: HTMLElement): string[] =>
  findAll<HTMLInputElement>(element, '[autocomplete=new-password]').map(({ value }) => value);

/** As it is sent. */
export const body = (password = NEW_PASSWORD) => ({ token: TOKEN, pass: password, pass2: password });
