import { createElement } from 'react';
import { VoucherRedeem } from '../src/app/voucher-redeem.tsx';
import { COMMON, FORM, VOUCHER } from './attributes.ts';
import { defineElement, type ElementDefinition } from './define.ts';
import type { CommonParts, FormParts, RadioParts } from './parts.ts';
import type { FormSlots } from './slots.ts';

/** Redeems a voucher code for an e-mail address. */
export const voucherRedeem = {
  tag: 'voucher-redeem',
  attributes: { ...COMMON, ...FORM, ...VOUCHER },
  events: ['portal-ready', 'portal-stage', 'portal-success', 'portal-error', 'portal-navigate'],
  render: (host) => createElement(VoucherRedeem, { host }),
} as const satisfies ElementDefinition;

export type Parts = CommonParts & FormParts & RadioParts;

export type Slots = FormSlots;

defineElement(voucherRedeem);
