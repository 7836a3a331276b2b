// First, so that each element requests the file of React itself.
import './evaluation.ts';
import { slotted } from '../src/app/slotted.tsx';
import { widget } from '../src/app/widget.tsx';
import { Screen } from '../src/features/recovery/forgot-password.screen.tsx';
import { SCREEN_ATTRIBUTES } from './attributes.ts';
import { defineElement, type ElementDefinition } from './define.ts';
import type { FormEvents } from './events.ts';
import type { CommonParts, FormParts } from './parts.ts';
import type { FormSlots } from './slots.ts';

/**
 * Asks for an email address and mails a link for setting a new password.
 * @title Forgot Password
 */
export const forgotPassword = {
  tag: 'forgot-password',
  attributes: [...SCREEN_ATTRIBUTES, 'account'],
  render: widget(slotted(Screen), ({ account }) => ({ account })),
} as const satisfies ElementDefinition;

export type Events = FormEvents;

export type Parts = CommonParts & FormParts;

export type Slots = FormSlots;

defineElement(forgotPassword);
