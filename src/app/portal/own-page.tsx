import { useContext, useEffect } from 'react';
import { documentMember, setDocumentMember } from '../../kit/document.ts';
import { useServices } from '../../services/services.ts';
import { useValue } from '../../services/use-reply.ts';
import { LocaleContext } from '../../ui/text.tsx';
import { DarkContext } from '../element/use-color-scheme.ts';
import { LazyCookieBanner } from './lazy-cookie-banner.tsx';
import { usePageScheme } from './use-page-scheme.ts';

/** What the portal does with the page if it is its own: theme, title, language and cookie banner. */
export function OwnPage() {
  usePageScheme(useContext(DarkContext));
  usePageTitle();
  usePageLanguage();
  return <LazyCookieBanner />;
}

/** The title of the browser tab is the name of the application. */
function usePageTitle(): void {
  const name = useValue(useServices().application)?.applicationName;
  useEffect(() => {
    if (name) setDocumentMember('title', name);
  }, [name]);
}

/** The tab title and the browser's own texts have the language of the page, too. */
function usePageLanguage(): void {
  const locale = useContext(LocaleContext);
  useEffect(() => {
    const page = documentMember('documentElement');
    const { lang } = page;
    page.lang = locale;
    return () => {
      page.lang = lang;
    };
  }, [locale]);
}
