// First, so that each element requests the file of React itself.
import './evaluation.ts';
import { slotted } from '../src/app/slotted.tsx';
import { widget } from '../src/app/widget.tsx';
import { Screen } from '../src/features/voucher/voucher.screen.tsx';
import { SCREEN_ATTRIBUTES } from './attributes.ts';
import { defineElement, type ElementDefinition } from './define.ts';
import type { FormEvents } from './events.ts';
import type { CommonParts, FormParts, RadioParts } from './parts.ts';
import type { FormSlots } from './slots.ts';

/**
 * Redeems a voucher code for an email address.
 * @title Redeem Voucher
 */
export const voucherRedeem = {
  tag: 'voucher-redeem',
  attributes: [...SCREEN_ATTRIBUTES, 'voucher'],
  render: widget(slotted(Screen)),
} as const satisfies ElementDefinition;

export type Events = FormEvents;

export type Parts = CommonParts & FormParts & RadioParts;

export type Slots = FormSlots;

defineElement(voucherRedeem);
