import { createContext, useContext } from 'react';
import type { Locale } from '../i18n/locale.ts';
import type { Message, Parameters } from '../i18n/message.ts';

type Translate = (message: Message, parameters?: Parameters) => string;

/** Translates messages. The root of the element provides it. */
export const TextContext = createContext<Translate>(String);

export const useText = (): Translate => useContext(TextContext);

export const LocaleContext = createContext<Locale>('en');
