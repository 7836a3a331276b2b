import { Fragment, type ReactNode, useEffect, useMemo, useSyncExternalStore } from 'react';
import { FileReportContext } from '../../ui/file-report.ts';
import { useHydrating } from '../../ui/hydration.tsx';
import messageCss from '../../ui/messages.css?inline';
import screenCss from '../../ui/screen.css?inline';
import { StyleRootContext, useBaseSheets } from '../../ui/sheet.ts';
import slotCss from '../../ui/slots.css?inline';
import { LocaleContext, TextContext } from '../../ui/text.tsx';
import tokensCss from '../../ui/tokens.css?inline';
import type { Config } from './config.ts';
import { configOf, type Host, useFileReporter } from './host.ts';
import { useColorScheme } from './use-color-scheme.ts';
import { useOtherTabs } from './use-other-tabs.ts';
import { useTranslator } from './use-translator.ts';

interface RootProps {
  host: Host;
  isStandalone(config: Config): boolean;
  children(config: Config, dark: boolean, standalone: boolean): ReactNode;
}

/** The root of every element. Reads the attributes and provides language, theme and styles. */
export function Root(props: RootProps) {
  return (
    <StyleRootContext value={props.host.styleRoot}>
      <FileReportContext value={useFileReporter(props.host)}>
        <StyledRoot {...props} />
      </FileReportContext>
    </StyleRootContext>
  );
}

const BASE_SHEETS = [tokensCss, screenCss, messageCss, slotCss];

/** Shown in place of the element if its `api-base` is not trusted (D36). The console shows the reason. */
const REFUSED = "This part of the page isn't available. Please contact the site's owner.";

function StyledRoot({ host, isStandalone, children }: RootProps) {
  // Not by `useStore`, which hydrates with the state before the element had attributes.
  const { subscribe, getState } = host.attributes;
  const attributes = useSyncExternalStore(subscribe, getState, getState);
  const hydrating = useHydrating();
  const known = hydrating ? host.firstScreen?.attributes : undefined;
  const config = useMemo(() => configOf(host, { ...attributes, ...known }), [host, attributes, known]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page's router may change the address before it removes the element
  const standalone = useMemo(() => isStandalone(config), [config.base, config.routing]);
  const { dark, apart } = useColorScheme(config, standalone ? undefined : host.element);
  const translator = useTranslator(config, host, standalone);
  useBaseSheets(BASE_SHEETS);
  useOtherTabs();
  useSlots(host, standalone);
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
          data-apart={(apart && !hydrating) || undefined}
        >
          {config.refused ? (
            <p>{translator.t(REFUSED)}</p>
          ) : (
            // Another server starts everything again, because what the first one answered must not be used with it.
            <Fragment key={config.apiBase.href}>{children(config, dark, standalone)}</Fragment>
          )}
        </div>
      </LocaleContext>
    </TextContext>
  );
}

/** Slotted content keeps the type and the colour of the element if the file does not load. */
function useSlots(host: Host, standalone: boolean): void {
  useEffect(() => {
    // The page is the portal's own and has no type.
    if (standalone) return;
    const { element, root } = host;
    const style = () => {
      if (element.querySelector(':scope > [slot]'))
        import('./slot-styles.ts').then(({ styleSlots }) => styleSlots(host)).catch(() => {});
    };
    style();
    root.addEventListener('slotchange', style);
    return () => root.removeEventListener('slotchange', style);
  }, [host, standalone]);
}
