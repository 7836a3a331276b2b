import { createElement } from 'react';
import { ForgotPassword } from '../src/app/forgot-password.tsx';
import { ACCOUNT, COMMON, FORM } from './attributes.ts';
import { defineElement, type ElementDefinition } from './define.ts';
import type { CommonParts, FormParts } from './parts.ts';
import type { FormSlots } from './slots.ts';

/** Asks for an e-mail address and has a link mailed that sets a new password. */
export const forgotPassword = {
  tag: 'forgot-password',
  attributes: { ...COMMON, ...FORM, ...ACCOUNT },
  events: ['portal-ready', 'portal-stage', 'portal-success', 'portal-error', 'portal-navigate'],
  render: (host) => createElement(ForgotPassword, { host }),
} as const satisfies ElementDefinition;

export type Parts = CommonParts & FormParts;

export type Slots = FormSlots;

defineElement(forgotPassword);
