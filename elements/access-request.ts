// First, so that each element requests the file of React itself.
import './evaluation.ts';
import { slotted } from '../src/app/slotted.tsx';
import { widget } from '../src/app/widget.tsx';
import { Screen } from '../src/features/recovery/access-request.screen.tsx';
import { SCREEN_ATTRIBUTES } from './attributes.ts';
import { defineElement, type ElementDefinition } from './define.ts';
import type { FormEvents } from './events.ts';
import type { CommonParts, FormParts } from './parts.ts';
import type { FormSlots } from './slots.ts';

/**
 * Asks for an email address and mails a link to the personal data or reports.
 * @title Access to your personal data
 */
export const accessRequest = {
  tag: 'access-request',
  attributes: [...SCREEN_ATTRIBUTES, 'kind'],
  render: widget(slotted(Screen), ({ kind }) => ({ kind })),
} as const satisfies ElementDefinition;

export type Events = FormEvents;

export type Parts = CommonParts & FormParts;

export type Slots = FormSlots;

defineElement(accessRequest);
