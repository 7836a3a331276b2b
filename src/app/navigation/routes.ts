import type { ComponentType } from 'react';
import type { RoutePattern } from './router.ts';

export type RouteName =
  | 'login'
  | 'forgot-password'
  | 'sso'
  | 'token'
  | 'reset-password'
  | 'activate'
  | 'personal-data-request'
  | 'personal-reports-request'
  | 'report-access'
  | 'personal-data'
  | 'personal-reports'
  | 'voucher'
  | 'registration'
  | 'group-registration'
  | 'campaign-registration';

export type Route = RoutePattern<RouteName> & { load(): Promise<{ Screen: ComponentType }> };

const setPassword = () => import('../../screens/set-password/set-password.screen.tsx');
const registration = () => import('../../screens/registration/registration.screen.tsx');
const accessRequest = () => import('../../screens/mail-request/access-request.screen.tsx');

/** The routes of section 2 of the specification that are built; every other path goes to the empty one. */
export const ROUTES: readonly Route[] = [
  { name: 'login', pattern: '/', load: () => import('../../screens/login/login.screen.tsx') },
  {
    name: 'forgot-password',
    pattern: '/forgotpw',
    load: () => import('../../screens/mail-request/forgot-password.screen.tsx'),
  },
  { name: 'sso', pattern: '/sso/:target', load: () => import('../../screens/sso/sso.screen.tsx') },
  {
    name: 'token',
    pattern: '/token/:token?',
    publicPath: 'token/',
    bare: 'token/',
    load: () => import('../../screens/token/token.screen.tsx'),
  },
  { name: 'reset-password', pattern: '/resetpw', fixed: { tokenType: 'forgotpw' }, load: setPassword },
  { name: 'activate', pattern: '/activate', fixed: { tokenType: 'activate' }, load: setPassword },
  { name: 'personal-data-request', pattern: '/requestpdaccess', load: accessRequest },
  {
    name: 'personal-reports-request',
    pattern: '/requestpraccess',
    fixed: { kind: 'personalreports' },
    load: accessRequest,
  },
  { name: 'report-access', pattern: '/reportaccess', load: accessRequest },
  {
    name: 'personal-data',
    pattern: '/personaldata',
    load: () => import('../../screens/private-data/personal-data.screen.tsx'),
  },
  {
    name: 'personal-reports',
    pattern: '/personalreports',
    load: () => import('../../screens/private-data/personal-reports.screen.tsx'),
  },
  {
    name: 'voucher',
    pattern: '/voucher/:voucher?',
    publicPath: 'voucher/',
    bare: 'voucher/',
    load: () => import('../../screens/voucher/voucher.screen.tsx'),
  },
  { name: 'registration', pattern: '/register', load: registration },
  { name: 'group-registration', pattern: '/register/groups/:groupid', load: registration },
  { name: 'campaign-registration', pattern: '/register/campaigns/:campaignid', load: registration },
];

/** What these show came with a token, which a reload would have lost (D9): there another language comes in place. */
export const UNREPEATABLE: ReadonlySet<RouteName> = new Set([
  'token',
  'reset-password',
  'activate',
  'personal-data',
  'personal-reports',
]);
