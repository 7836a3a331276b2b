// First, so that each element requests the file of React itself.
import './evaluation.ts';
import { widget } from '../src/app/widget.tsx';
import type { PortalEvents } from '../src/services/host-events.ts';
import { inline } from '../src/shell/inline.tsx';
import { ThemeSwitcher } from '../src/shell/theme-switcher.tsx';
import { BASE_ATTRIBUTES } from './attributes.ts';
import { defineElement, type ElementDefinition } from './define.ts';
import type { CommonParts, ThemeParts } from './parts.ts';

/**
 * Switches between light and dark, for all elements of the page.
 * @title Switch to dark mode
 */
export const themeSwitcher = {
  tag: 'theme-switcher',
  attributes: [...BASE_ATTRIBUTES],
  render: widget(inline(ThemeSwitcher)),
} as const satisfies ElementDefinition;

export type Events = Pick<PortalEvents, 'portal-ready' | 'portal-theme' | 'portal-problem'>;

export type Parts = CommonParts & ThemeParts;

defineElement(themeSwitcher);
