import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';
import { bundledTranslations } from '../i18n/load.ts';
import { startLocale } from '../i18n/locale.ts';
import type { Translations } from '../i18n/message.ts';
import { createTranslator, type Translator } from '../i18n/translator.ts';
import { pageOrigin } from '../kit/origin.ts';
import messageCss from '../ui/messages.css?inline';
import screenCss from '../ui/screen.css?inline';
import { StyleRootContext, useSheet } from '../ui/sheet.ts';
import slotCss from '../ui/slots.css?inline';
import { LocaleContext, TextContext } from '../ui/text.tsx';
import tokensCss from '../ui/tokens.css?inline';
import { type Attributes, type Config, readConfig } from './config.ts';
import { pageApi, pagePreferences, warnOnce } from './page/page-api.ts';
import { trustedOrigins } from './page/trusted-origins.ts';
import { useColorScheme } from './use-color-scheme.ts';

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
  ownPage(config: Config): boolean;
  children(config: Config, dark: boolean, ownPage: boolean): ReactNode;
}

/** What the attributes come to now: a value may change between two drawings (D44). */
export const configOf = (host: Host): Config =>
  readConfig(host.attributes.getState(), pageOrigin(), warnOnce, trustedOrigins());

/** What every element begins with: its attributes read, its language and theme found, its styles and words supplied. */
export function Root(props: RootProps) {
  return (
    <StyleRootContext value={props.host.root}>
      <Rendering {...props} />
    </StyleRootContext>
  );
}

/** Instead of the element if its `api-base` is not trusted (D36); the console says more. */
const REFUSED = "This part of the page is not available. Please contact the site's owner.";

function Rendering({ host, ownPage, children }: RootProps) {
  const attributes = useStore(host.attributes);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the attributes are read from the host
  const config = useMemo(() => configOf(host), [host, attributes]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page's router may change the address before it removes us
  const own = useMemo(() => ownPage(config), [config.base, config.routing]);
  const { dark, apart } = useColorScheme(config, own ? undefined : host.element);
  const translator = useTranslator(config);
  useSheet(tokensCss);
  useSheet(screenCss);
  useSheet(messageCss);
  useSheet(slotCss);
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
          data-apart={apart || undefined}
          style={{ colorScheme: dark ? 'dark' : 'light' }}
        >
          {config.refused ? <p>{translator.t(REFUSED)}</p> : children(config, dark, own)}
        </div>
      </LocaleContext>
    </TextContext>
  );
}

/** Milliseconds the texts of a language may take before English is shown (D45). */
const PATIENCE = 2000;

/**
 * Bundled texts first, the server's laid over them when they arrive (D15); the former language stays until the next is
 * there. English stands in for texts that are slow, and for those that do not come until they are chosen again.
 */
function useTranslator({
  apiBase,
  refused,
  locale: attribute,
  messagesArea,
}: Config): Translator | undefined {
  const language = useStore(pagePreferences(), (preferences) => preferences.language);
  const locale = startLocale({
    chosen: language.chosen,
    attribute,
    cookie: language.saved,
    stored: language.stored,
    browser: navigator.language,
  });
  const [translator, setTranslator] = useState(() => (locale === 'en' ? english() : undefined));
  const { translations } = pageApi(apiBase);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice of the same language asks again
  useEffect(() => {
    let current = true;
    const show = (...tables: Translations[]) => {
      if (current) setTranslator(createTranslator(locale, tables, warnOnce));
    };
    const standIn = () => {
      if (current) setTranslator((former) => (former?.locale === 'en' ? former : english()));
    };
    const slow = setTimeout(standIn, PATIENCE);
    const overlay = refused ? undefined : translations(messagesArea, locale);
    void bundledTranslations(locale).then(async (texts) => {
      clearTimeout(slow);
      if (!texts) {
        warnOnce(`The ${locale} texts could not be loaded.`);
        return standIn();
      }
      show(texts);
      const own = await overlay;
      if (own && Object.keys(own).length > 0) show(texts, own);
    });
    return () => {
      current = false;
      clearTimeout(slow);
    };
  }, [locale, language, messagesArea, translations, refused]);
  return translator;
}

const english = (): Translator => createTranslator('en', [{}], warnOnce);
