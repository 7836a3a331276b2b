import { useContext, useEffect } from 'react';
import { documentMember, setDocumentMember } from '../../browser/document.ts';
import { useServices } from '../../services/services.ts';
import { useValue } from '../../services/use-reply.ts';
import { LocaleContext } from '../../ui/text.tsx';
import { DarkContext } from '../element/use-color-scheme.ts';
import { LazyCookieBanner } from './lazy-cookie-banner.tsx';
import type { LoadedRoute } from './use-loaded-route.ts';
import { usePageScheme } from './use-page-scheme.ts';

/** What the portal does with the page if it is its own: theme, title, language and cookie banner. */
interface OwnPageProps {
  root: ParentNode;
  loaded: LoadedRoute | undefined;
}

export function OwnPage(props: OwnPageProps) {
  usePageScheme(useContext(DarkContext));
  usePageTitle(props);
  usePageLanguage();
  return <LazyCookieBanner />;
}

/** The title of the browser tab is the name of the application, after that of a screen other than the login (D104). */
function usePageTitle({ root, loaded }: OwnPageProps): void {
  const name = useValue(useServices().application)?.applicationName;
  useEffect(() => {
    if (!name) return;
    const isLogin = !loaded || loaded.location.route.name === 'login';
    const screen = isLogin ? undefined : root.querySelector('[data-screen-title]')?.textContent;
    setDocumentMember('title', screen ? `${screen} – ${name}` : name);
  }, [name, loaded, root]);
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
