import { createElement } from 'react';
import { LanguageSwitcher } from '../src/app/language-switcher.tsx';
import { SPEAKING } from './attributes.ts';
import { defineElement, type ElementDefinition } from './define.ts';
import type { CommonParts, LanguageParts } from './parts.ts';

/** Offers the five languages, for all elements of the page. */
export const languageSwitcher = {
  tag: 'language-switcher',
  attributes: { ...SPEAKING },
  events: ['portal-ready', 'portal-locale'],
  render: (host) => createElement(LanguageSwitcher, { host }),
} as const satisfies ElementDefinition;

export type Parts = CommonParts & LanguageParts;

defineElement(languageSwitcher);
