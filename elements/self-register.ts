// First, so that each element requests the file of React itself.
import './evaluation.ts';
import { slotted } from '../src/app/slotted.tsx';
import { widget } from '../src/app/widget.tsx';
import { Screen } from '../src/features/registration/registration.screen.tsx';
import { SCREEN_ATTRIBUTES } from './attributes.ts';
import { defineElement, type ElementDefinition } from './define.ts';
import type { FormEvents } from './events.ts';
import type { CommonParts, FormParts, WaitingParts } from './parts.ts';
import type { FormSlots } from './slots.ts';

/**
 * Registers a new member, optionally for a campaign or a group.
 * @title Registration
 */
export const selfRegister = {
  tag: 'self-register',
  attributes: [...SCREEN_ATTRIBUTES, 'campaign-id', 'group-id', 'captcha', 'captcha-src'],
  render: widget(slotted(Screen), ({ campaignId, groupId }) => ({
    campaignid: campaignId,
    groupid: groupId,
  })),
} as const satisfies ElementDefinition;

export type Events = FormEvents;

export type Parts = CommonParts & FormParts & WaitingParts;

export type Slots = FormSlots;

defineElement(selfRegister);
