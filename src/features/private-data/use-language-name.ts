import { useContext, useMemo } from 'react';
import { languageName } from '../../i18n/language-name.ts';
import { LocaleContext } from '../../ui/text.tsx';
import { toInlineText } from './values.ts';

/** A function that returns the name of a language by its code, and any other value as it is. */
export function useLanguageName(): (code: unknown) => unknown {
  const locale = useContext(LocaleContext);
  return useMemo(() => {
    // Thousands of rows have few languages.
    const names = new Map<string, string>();
    return (code) => {
      const text = toInlineText(code);
      const name = names.get(text) ?? languageName(locale, text);
      names.set(text, name);
      return name || code;
    };
  }, [locale]);
}
