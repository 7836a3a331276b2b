// First, so that each element requests the file of React itself.
import './evaluation.ts';
import { widget } from '../src/app/widget.tsx';
import type { PortalEvents } from '../src/services/host-events.ts';
import { inline } from '../src/shell/inline.tsx';
import { LanguageSwitcher } from '../src/shell/language-switcher.tsx';
import { BASE_ATTRIBUTES } from './attributes.ts';
import { defineElement, type ElementDefinition } from './define.ts';
import type { CommonParts, LanguageParts } from './parts.ts';

/**
 * Offers the languages, for all elements of the page.
 * @title Language
 */
export const languageSwitcher = {
  tag: 'language-switcher',
  attributes: [...BASE_ATTRIBUTES],
  render: widget(inline(LanguageSwitcher)),
} as const satisfies ElementDefinition;

export type Events = Pick<PortalEvents, 'portal-ready' | 'portal-locale' | 'portal-problem'>;

export type Parts = CommonParts & LanguageParts;

defineElement(languageSwitcher);
