// First, so that each element requests the file of React itself.
import './evaluation.ts';
import { isLight } from '../src/app/element/is-light.ts';
import { ROUTES } from '../src/app/navigation/routes.ts';
import { portal } from '../src/app/portal/portal.tsx';
import type { PortalEvents } from '../src/services/host-events.ts';
import { PORTAL_ATTRIBUTES } from './attributes.ts';
import { defineElement, type ElementDefinition } from './define.ts';
import type { FormEvents } from './events.ts';
import type {
  CommonParts,
  CookieParts,
  FormParts,
  FrameParts,
  RadioParts,
  ScreenParts,
  WaitingParts,
} from './parts.ts';
import type { PortalSlots } from './slots.ts';

/**
 * The whole portal inside its shell: sign-in, recovery and every other screen.
 * @title Login
 */
export const loginPortal = {
  tag: 'login-portal',
  attributes: [...PORTAL_ATTRIBUTES],
  isLight,
  render: portal,
  loadScreen: (name) => ROUTES.find((route) => route.name === name)?.load(),
} as const satisfies ElementDefinition;

export type Events = FormEvents &
  Pick<PortalEvents, 'portal-route' | 'portal-locale' | 'portal-theme' | 'portal-consent' | 'portal-report'>;

export type Parts = CommonParts &
  FormParts &
  WaitingParts &
  RadioParts &
  FrameParts &
  CookieParts &
  ScreenParts;

export type Slots = PortalSlots;

defineElement(loginPortal);
