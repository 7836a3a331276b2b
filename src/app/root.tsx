import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';
import { bundledTranslations } from '../i18n/load.ts';
import { type Locale, startLocale } from '../i18n/locale.ts';
import { createTranslator, type Translator } from '../i18n/translator.ts';
import formCss from '../ui/form.css?inline';
import messageCss from '../ui/messages.css?inline';
import { StyleRootContext, useSheet } from '../ui/sheet.ts';
import { LocaleContext, TextContext } from '../ui/text.tsx';
import tokensCss from '../ui/tokens.css?inline';
import { type Attributes, type Config, readConfig } from './config.ts';
import { pageApi, pagePreferences, warnOnce } from './page.ts';

/** The custom element around an app, as far as the app knows it. */
export interface Host {
  element: HTMLElement;
  root: ShadowRoot;
  attributes: StoreApi<Attributes>;
  /** Aborted when the element has been taken off the page. */
  removed: AbortSignal;
}

interface RootProps {
  host: Host;
  children(config: Config, dark: boolean): ReactNode;
}

/** What every element begins with: its attributes read, its language and theme found, its styles and words supplied. */
export function Root({ host, children }: RootProps) {
  return (
    <StyleRootContext value={host.root}>
      <Rendering host={host}>{children}</Rendering>
    </StyleRootContext>
  );
}

function Rendering({ host, children }: RootProps) {
  const attributes = useStore(host.attributes);
  const config = useMemo(() => readConfig(attributes, location.origin, warnOnce), [attributes]);
  const dark = useDark(config);
  const translator = useTranslator(config);
  useSheet(tokensCss);
  useSheet(formCss);
  useSheet(messageCss);
  if (!translator) return null;
  return (
    <TextContext value={translator.t}>
      <LocaleContext value={translator.locale}>
        <div
          className="root"
          part="root"
          lang={translator.locale}
          dir="ltr"
          data-theme={dark ? 'dark' : 'light'}
          style={{ colorScheme: dark ? 'dark' : 'light' }}
        >
          {children(config, dark)}
        </div>
      </LocaleContext>
    </TextContext>
  );
}

/** What was chosen on this page, else the embedder's word, else the saved choice, else the system's, followed as it changes. */
function useDark({ theme }: Config): boolean {
  const { chosen, saved } = useStore(pagePreferences());
  const [system, setSystem] = useState(() => matchMedia('(prefers-color-scheme: dark)').matches);
  useEffect(() => {
    const query = matchMedia('(prefers-color-scheme: dark)');
    const follow = () => setSystem(query.matches);
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, []);
  return chosen.dark ?? (theme === 'auto' ? (saved.dark ?? system) : theme === 'dark');
}

/** Bundled texts first, the server's laid over them when they arrive (D15); the former language stays until the next is there. */
function useTranslator({ apiBase, locale: attribute, messagesArea }: Config): Translator | undefined {
  const { chosen, saved } = useStore(pagePreferences());
  const locale = startLocale({
    chosen: chosen.locale,
    attribute,
    cookie: saved.locale,
    stored: saved.storedLocale,
    browser: navigator.language,
  });
  const [translator, setTranslator] = useState(() => (locale === 'en' ? english() : undefined));
  const { translations } = pageApi(apiBase);

  useEffect(() => {
    let current = true;
    const bundled = bundledTranslations(locale);
    const show = (tables: Parameters<typeof createTranslator>[1]) => {
      if (current) setTranslator(createTranslator(locale, tables, warnOnce));
    };
    void bundled.then((texts) => show([texts]));
    void Promise.all([bundled, translations(messagesArea, locale)]).then(([texts, overlay]) => {
      if (Object.keys(overlay).length > 0) show([texts, overlay]);
    });
    return () => {
      current = false;
    };
  }, [locale, messagesArea, translations]);
  return translator;
}

const english = (): Translator => createTranslator('en' satisfies Locale, [{}], warnOnce);
