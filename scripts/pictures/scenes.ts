/* The screens that the pictures of docs/theming.md are taken of, each with the answers of a server that leads there. */
import type { Page } from 'playwright';

export interface Scene {
  /** The path of the page; under `/login/` it is the portal's own. */
  path: string;
  html: string;
  /** Data of the answers, by method and path; `undefined` never comes. */
  answers?: Record<string, unknown>;
  /** The day, where it is not a plain one. */
  date?: string;
  /** The first moment, when the loading screen covers everything; it stays. */
  starting?: boolean;
  /** Nobody has agreed to the cookies yet. */
  undecided?: boolean;
  /** What a person does to get there. */
  act?(page: Page): Promise<unknown>;
}

const PORTAL =
  '<login-portal routing="memory" provider-name="Acme" provider-logo="/logo.svg"></login-portal>';
const CODE = 'ABCDE-FGHJK-LMNPQ-RSTUV-WXYZ2';

const guest = (html: string, more: Partial<Scene> = {}): Scene => ({ path: '/', html, ...more });

async function submit(page: Page, text?: string) {
  if (text !== undefined) await page.getByRole('textbox').last().fill(text);
  await page.locator('button[type=submit]').click();
}

const signingIn = (action: string) =>
  guest(PORTAL, {
    answers: { 'POST /api/v1/login': { action } },
    act: (page) => submit(page, 'ada@example.org'),
  });

/** A mailed link that opens a screen. */
const link = (type: string, answers: Record<string, unknown> = {}): Scene => ({
  path: '/login/token/k3y',
  html: '<login-portal></login-portal>',
  answers: { 'GET /api/v1/token/k3y': { type, target: 'member', token: 'k3y' }, ...answers },
});

const personal = { title: 'Dr.', firstname: 'Ada', lastname: 'Byron', email: 'ada@example.org' };
const report = { reportid: 'R-7', name: 'Work style', variant: 'Self', language: 'en', date: '2026-01-19' };

/** The first that shows something is the one it is shown on, so the plain ones come first. */
export const SCENES: readonly Scene[] = [
  guest(PORTAL),
  guest(PORTAL, { act: (page) => submit(page) }),
  signingIn('password'),
  signingIn('choice'),
  guest('<forgot-password email="ada@example.org"></forgot-password>', {
    answers: { 'POST /api/v1/login/*': {} },
    act: (page) => submit(page),
  }),
  guest(`<voucher-redeem voucher="${CODE}" email="ada@example.org"></voucher-redeem>`, {
    answers: {
      'POST /api/v1/vouchers/*': {
        action: 'incomplete',
        require: ['product'],
        product: [{ id: 1, title: 'Personality profile', description: 'Ten minutes.' }],
      },
    },
    act: (page) => submit(page),
  }),
  guest('<self-register></self-register>', { answers: { 'GET /api/v1/settings/config': {} } }),
  {
    ...link('forgotpw'),
    act: (page) => page.getByLabel('New password', { exact: true }).fill('talltree'),
  },
  { path: '/login/token/', html: '<login-portal></login-portal>' },
  guest(PORTAL, { starting: true }),
  { ...link(''), answers: { 'GET /api/v1/token/k3y': undefined } },
  { path: '/login/sso/error?message=Nobody+there', html: '<login-portal></login-portal>' },
  link('pdaccess', {
    'GET /api/v1/members/personaldata/k3y': {
      personal,
      extra: { Newsletter: true },
      survey: [
        { date: '2026-01-19', reportid: 'R-7', language: 'en', variant: 'Self', raw: { Scale: '4.2' } },
      ],
    },
  }),
  link('personalreports', {
    'GET /api/v1/members/personalreports/k3y': { personal, reports: [report] },
  }),
  {
    path: '/login/',
    html: '<login-portal></login-portal>',
    date: '2026-12-10T12:00:00',
    act: (page) => page.locator('[part~=holiday]').waitFor({ state: 'attached' }),
  },
  guest(`${PORTAL}<cookie-consent></cookie-consent>`, { undecided: true }),
];

export const EVERYDAY: Record<string, unknown> = {
  'GET /api/v1/settings/config': {
    version: '1.0.0',
    systempreferences: { branding: { appname: 'Compass' } },
    members: { defaultregistration: true },
  },
  'GET /api/v1/settings/config/short': { systempreferences: { ssoproviders: ['google'] } },
  'GET /api/v1/i18n/messages/*': { translations: {} },
};
