// First, so that each element requests the file of React itself.
import './evaluation.ts';
import { widget } from '../src/app/widget.tsx';
import type { PortalEvents } from '../src/services/host-events.ts';
import { CookieBanner } from '../src/shell/cookie-banner.tsx';
import { BASE_ATTRIBUTES, LINK_ATTRIBUTES } from './attributes.ts';
import { defineElement, type ElementDefinition } from './define.ts';
import type { ButtonParts, CommonParts, CookieParts } from './parts.ts';

/**
 * Shows a cookie banner at the bottom of the page until the person accepts. Put it directly into `<body>`: in an element with a
 * `transform` or `filter`, it is at the bottom of that element.
 * @title Cookies
 */
export const cookieConsent = {
  tag: 'cookie-consent',
  attributes: [...BASE_ATTRIBUTES, ...LINK_ATTRIBUTES],
  render: widget(CookieBanner),
} as const satisfies ElementDefinition;

export type Events = Pick<PortalEvents, 'portal-ready' | 'portal-problem' | 'portal-consent'>;

export type Parts = ButtonParts & CommonParts & CookieParts;

defineElement(cookieConsent);
