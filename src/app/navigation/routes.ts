import type { ComponentType } from 'react';
import type { RoutePattern } from './route-matcher.ts';

interface RouteRow extends RoutePattern {
  load(): Promise<{ Screen: ComponentType }>;
  /** The screen shows what a mailed link gives access to. A reload would lose it, so another language is shown in place. */
  fromLink?: boolean;
}

const setPassword = () => import('../../features/recovery/set-password.screen.tsx');
const registration = () => import('../../features/registration/registration.screen.tsx');
const accessRequest = () => import('../../features/recovery/access-request.screen.tsx');

/** All paths below the base. Any other path redirects to the empty path. */
export const ROUTES = [
  { name: 'login', pattern: '/', load: () => import('../../features/login/login.screen.tsx') },
  {
    name: 'forgot-password',
    pattern: '/forgotpw',
    load: () => import('../../features/recovery/forgot-password.screen.tsx'),
  },
  {
    name: 'sso',
    pattern: '/sso/:target',
    load: () => import('../../features/login/confirm-provider.screen.tsx'),
  },
  {
    name: 'token',
    pattern: '/token/:token?',
    publicPath: 'token/',
    fromLink: true,
    load: () => import('../../features/token/token.screen.tsx'),
  },
  {
    name: 'reset-password',
    pattern: '/resetpw',
    fixed: { tokenType: 'forgotpw' },
    fromLink: true,
    load: setPassword,
  },
  {
    name: 'activate',
    pattern: '/activate',
    fixed: { tokenType: 'activate' },
    fromLink: true,
    load: setPassword,
  },
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
    fromLink: true,
    load: () => import('../../features/private-data/personal-data.screen.tsx'),
  },
  {
    name: 'personal-reports',
    pattern: '/personalreports',
    fromLink: true,
    load: () => import('../../features/private-data/personal-reports.screen.tsx'),
  },
  {
    name: 'voucher',
    pattern: '/voucher/:voucher?',
    publicPath: 'voucher/',
    load: () => import('../../features/voucher/voucher.screen.tsx'),
  },
  { name: 'registration', pattern: '/register', load: registration },
  { name: 'group-registration', pattern: '/register/groups/:groupid', load: registration },
  { name: 'campaign-registration', pattern: '/register/campaigns/:campaignid', load: registration },
] as const satisfies readonly RouteRow[];

export type RouteName = (typeof ROUTES)[number]['name'];
export type Route = RouteRow & { name: RouteName };
