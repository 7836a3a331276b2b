import type { ComponentType } from 'react';
import type { MessageKey } from '../i18n/message.ts';
import { withQuery } from '../kit/url.ts';
import type { Place, RoutePattern } from './router.ts';

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
  | 'registration';

/** Where a route without a screen leads, as a replaced history entry (D2). */
export interface Redirect {
  path: string;
  notice: MessageKey;
}

export type Route = RoutePattern<RouteName> &
  ({ load(): Promise<{ Screen: ComponentType }> } | { redirect(place: Place<RouteName>): Redirect });

const setPassword = () => import('../screens/set-password/set-password.screen.tsx');
const accessRequest = () => import('../screens/access-request/access-request.screen.tsx');

/** The routes of section 2 of the specification that are built; every other path goes to the empty one. */
export const ROUTES: readonly Route[] = [
  { name: 'login', pattern: '/', load: () => import('../screens/login/login.screen.tsx') },
  {
    name: 'forgot-password',
    pattern: '/forgotpw',
    load: () => import('../screens/forgot-password/forgot-password.screen.tsx'),
  },
  { name: 'sso', pattern: '/sso/:target', load: () => import('../screens/sso/sso.screen.tsx') },
  {
    name: 'token',
    pattern: '/token/:token?',
    publicPath: 'token/',
    bare: 'token/',
    load: () => import('../screens/token/token.screen.tsx'),
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
    load: () => import('../screens/personal-data/personal-data.screen.tsx'),
  },
  {
    name: 'personal-reports',
    pattern: '/personalreports',
    load: () => import('../screens/personal-reports/personal-reports.screen.tsx'),
  },
  {
    // Where signup is not enabled the specification redirects to the empty path; the person is told why (D22).
    name: 'registration',
    pattern: '/register',
    redirect: ({ query }) => ({
      path: withQuery('', { email: query.get('email') ?? undefined }),
      notice: 'Registration is not available.',
    }),
  },
];
