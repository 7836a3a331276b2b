import { createElement } from 'react';
import { CookieConsent } from '../src/app/cookie-consent.tsx';
import { LINKS, SPEAKING } from './attributes.ts';
import { defineElement, type ElementDefinition } from './define.ts';
import type { ButtonParts, CommonParts, CookieParts } from './parts.ts';

/** Tells of cookies at the bottom of the page until the person agrees. */
export const cookieConsent = {
  tag: 'cookie-consent',
  attributes: { ...SPEAKING, ...LINKS },
  events: ['portal-ready'],
  render: (host) => createElement(CookieConsent, { host }),
} as const satisfies ElementDefinition;

export type Parts = CommonParts & ButtonParts & CookieParts;

defineElement(cookieConsent);
