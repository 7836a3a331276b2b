import type { ComponentType } from 'react';
import type { MessageKey } from '../i18n/message.ts';
import { withQuery } from '../kit/url.ts';
import type { Place, RoutePattern } from './router.ts';

export type RouteName = 'login' | 'forgot-password' | 'sso' | 'registration';

/** Where a route without a screen leads, as a replaced history entry (D2). */
export interface Redirect {
  path: string;
  notice: MessageKey;
}

export type Route = RoutePattern<RouteName> &
  ({ load(): Promise<{ Screen: ComponentType }> } | { redirect(place: Place<RouteName>): Redirect });

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
    // Where signup is not enabled the specification redirects to the empty path; the person is told why (D22).
    name: 'registration',
    pattern: '/register',
    redirect: ({ query }) => ({
      path: withQuery('', { email: query.get('email') ?? undefined }),
      notice: 'Registration is not available.',
    }),
  },
];
