import { createElement } from 'react';
import { SelfRegister } from '../src/app/self-register.tsx';
import { CAPTCHA, COMMON, FORM, REGISTRATION } from './attributes.ts';
import { defineElement, type ElementDefinition } from './define.ts';
import type { CommonParts, FormParts, WaitingParts } from './parts.ts';
import type { FormSlots } from './slots.ts';

/** Registers a new member: in general, for a campaign or for a group. */
export const selfRegister = {
  tag: 'self-register',
  attributes: { ...COMMON, ...FORM, ...REGISTRATION, ...CAPTCHA },
  events: ['portal-ready', 'portal-stage', 'portal-success', 'portal-error', 'portal-navigate'],
  render: (host) => createElement(SelfRegister, { host }),
} as const satisfies ElementDefinition;

export type Parts = CommonParts & FormParts & WaitingParts;

export type Slots = FormSlots;

defineElement(selfRegister);
