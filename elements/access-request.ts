import { createElement } from 'react';
import { AccessRequest } from '../src/app/access-request.tsx';
import { ACCESS, COMMON, FORM } from './attributes.ts';
import { defineElement, type ElementDefinition } from './define.ts';
import type { CommonParts, FormParts } from './parts.ts';
import type { FormSlots } from './slots.ts';

/** Asks for an e-mail address and has a link to the person's data or reports mailed. */
export const accessRequest = {
  tag: 'access-request',
  attributes: { ...COMMON, ...FORM, ...ACCESS },
  events: ['portal-ready', 'portal-stage', 'portal-success', 'portal-error', 'portal-navigate'],
  render: (host) => createElement(AccessRequest, { host }),
} as const satisfies ElementDefinition;

export type Parts = CommonParts & FormParts;

export type Slots = FormSlots;

defineElement(accessRequest);
