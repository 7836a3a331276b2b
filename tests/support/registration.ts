/* The registration as a widget. */
import { EVERY_REGISTRATION, ok, type Reply } from './fake-fetch.ts';
import { findAll } from './shadow.ts';
import { EMAIL, enter, open, waitForStage } from './stages.ts';

/** Another configuration than the usual one, which allows every registration, changed by `members`. */
export const registrationConfig = (members: object, path: string): Record<string, Reply> => ({
  [`GET ${path}`]: ok({ members: { ...EVERY_REGISTRATION, ...members } }),
});

export async function openRegistration(attributes = '', path = '/members/config'): Promise<HTMLElement> {
  const element = await open(`<self-register config-url="${path}" ${attributes}></self-register>`);
  await waitForStage(element, 'entry');
  return element;
}

export const termsCheckbox = (element: Element): HTMLInputElement =>
  findAll<HTMLInputElement>(element, '[name=agreeTC]')[0] as HTMLInputElement;

/** Fills in what is required and submits the form. */
export const submitRegistration = (element: HTMLElement): void =>
  enter(element, 'registration', 'Ada', 'Lovelace', EMAIL);

/** The body of the request. */
export const registrationBody = (changes: object = {}) => ({
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
