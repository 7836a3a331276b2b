/* Registration, as a widget and in the words of the server. */
import { type Answer, ok } from './fake-fetch.ts';
import { field, fill, findAll } from './shadow.ts';
import { EMAIL, open, submit, untilStage } from './stages.ts';

export const REGISTER = 'POST /api/v1/members/registration';

/** An address of its own: a page asks for each configuration once. */
const CONFIGURATION = '/members/config';

/** A server that lets everybody register; with a captcha, where there is a key. */
export const openRegistry = (members: object = {}, address = CONFIGURATION): Record<string, Answer> => ({
  [`GET ${address}`]: ok({
    members: { defaultregistration: true, campaignsignup: true, groupsignup: true, ...members },
  }),
});

export async function openRegistration(attributes = '', address = CONFIGURATION): Promise<HTMLElement> {
  const element = await open(`<self-register config-url="${address}" ${attributes}></self-register>`);
  await untilStage(element, 'entry');
  return element;
}

export const termsBox = (element: Element): HTMLInputElement =>
  findAll<HTMLInputElement>(element, '[name=agreeTC]')[0] as HTMLInputElement;

/** Fills in what must be, and sends it. */
export function register(element: HTMLElement): void {
  fill(field(element, 'First name'), 'Ada');
  fill(field(element, 'Last name'), 'Lovelace');
  fill(field(element, 'Email address'), EMAIL);
  if (!termsBox(element).checked) termsBox(element).click();
  submit(element);
}

/** What is sent (specification, section 3). */
export const registration = (changes: object = {}) => ({
  title: '',
  firstname: 'Ada',
  middlename: '',
  lastname: 'Lovelace',
  email: EMAIL,
  agreeTC: true,
  regType: 'default',
  campaignid: null,
  groupid: null,
  gRCtoken: null,
  ...changes,
});
