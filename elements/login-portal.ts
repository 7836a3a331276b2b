import { createElement } from 'react';
import { Portal } from '../src/app/portal.tsx';
import { CAPTCHA, COMMON, FORM, ROUTING } from './attributes.ts';
import { defineElement, type ElementDefinition } from './define.ts';
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

/** Every screen of the portal, sign-in and recovery among them, inside its shell. */
export const loginPortal = {
  tag: 'login-portal',
  attributes: { ...COMMON, ...FORM, ...ROUTING, ...CAPTCHA },
  events: [
    'portal-ready',
    'portal-route',
    'portal-stage',
    'portal-success',
    'portal-error',
    'portal-navigate',
    'portal-locale',
    'portal-report',
  ],
  render: (host) => createElement(Portal, { host }),
} as const satisfies ElementDefinition;

export type Parts = CommonParts &
  FormParts &
  WaitingParts &
  RadioParts &
  FrameParts &
  CookieParts &
  ScreenParts;

export type Slots = PortalSlots;

defineElement(loginPortal);
