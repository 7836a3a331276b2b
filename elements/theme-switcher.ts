import { createElement } from 'react';
import { ThemeSwitcher } from '../src/app/theme-switcher.tsx';
import { SPEAKING } from './attributes.ts';
import { defineElement, type ElementDefinition } from './define.ts';
import type { CommonParts, ThemeParts } from './parts.ts';

/** Switches between light and dark, for all elements of the page. */
export const themeSwitcher = {
  tag: 'theme-switcher',
  attributes: { ...SPEAKING },
  events: ['portal-ready'],
  render: (host) => createElement(ThemeSwitcher, { host }),
} as const satisfies ElementDefinition;

export type Parts = CommonParts & ThemeParts;

defineElement(themeSwitcher);
