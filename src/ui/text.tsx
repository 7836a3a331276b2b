import { createContext, useContext } from 'react';
import type { Locale } from '../i18n/locale.ts';
import type { Message, Parameters } from '../i18n/message.ts';

type Translate = (message: Message, parameters?: Parameters) => string;

/** How the parts of a view get their words; the element's root supplies it. */
export const TextContext = createContext<Translate>(String);

export const useText = (): Translate => useContext(TextContext);

/** The language the words are in. */
export const LocaleContext = createContext<Locale>('en');
