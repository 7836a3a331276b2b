import { expect, type Page } from 'playwright/test';
import { VOUCHER } from '../support/calls.ts';
import { choosePreferences, completeForms, EMAIL, SAVED } from './actions.ts';
import { HOST, type Site } from './site.ts';

/** The server's cookie, whose value every POST must repeat in a header. */
export const XSRF = { name: 'XSRF-TOKEN', value: 'of-the-host', url: HOST };

/** The body of each POST that `completeForms` sends, except the email of the login. */
export const SENT: Record<string, unknown> = {
  [`POST /api/v1/vouchers/${VOUCHER}/info`]: {
    email: EMAIL,
    firstname: '',
    middlename: '',
    lastname: '',
    product: '',
    language: '',
  },
  'POST /api/v1/members/registration': {
    title: '',
    firstname: 'Ada',
    middlename: '',
    lastname: 'Byron',
    email: EMAIL,
    agreeTC: true,
    regType: 'default',
    campaignid: null,
    groupid: null,
    gRCtoken: null,
  },
  'POST /api/v1/login/forgotpw': { email: EMAIL },
  'POST /api/v1/members/personaldata': { email: EMAIL },
};

export function expectSent(host: Site): void {
  for (const [name, body] of Object.entries(SENT)) expect(host.sent(name), name).toEqual(body);
}

/** Every element works, every POST has the right body and the anti-forgery token, every choice is saved. */
export async function expectUsable(host: Site, page: Page): Promise<void> {
  host.saved = SAVED;
  await completeForms(page);
  await choosePreferences(page);
  expectSent(host);
  const posts = host.requests.filter((request) => request.method() === 'POST');
  expect(posts, 'Each form has its request in SENT.').toHaveLength(Object.keys(SENT).length + 1);
  for (const post of posts) expect(post.headers()['x-xsrf-token']).toBe(XSRF.value);
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === 'userpref')?.value).toBe(
    '{%22darkmode%22:true%2C%22locale%22:%22de%22}',
  );
}
