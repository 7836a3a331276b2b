import { Fragment, type ReactNode, useEffect, useLayoutEffect } from 'react';
import { listen } from '../../browser/listen.ts';
import { FileReportContext } from '../../ui/file-report.ts';
import { useHydrating } from '../../ui/hydration.tsx';
import messageCss from '../../ui/messages.css?inline';
import screenCss from '../../ui/screen.css?inline';
import { StyleRootContext, useBaseSheets } from '../../ui/sheet.ts';
import slotCss from '../../ui/slots.css?inline';
import { LocaleContext, TextContext } from '../../ui/text.tsx';
import tokensCss from '../../ui/tokens.css?inline';
import { pageConsent, pagePreferences } from '../page/page-api.ts';
import type { Mounted } from './mounted.ts';
import { DarkContext, useColorScheme } from './use-color-scheme.ts';
import { useConfig } from './use-config.ts';
import { useTranslator } from './use-translator.ts';

interface RootProps {
  mounted: Mounted;
  children: ReactNode;
}

/** The root of every element. Provides language, theme and styles. */
export function Root(props: RootProps) {
  const { styleRoot, reportFile } = props.mounted;
  return (
    <StyleRootContext value={styleRoot}>
      <FileReportContext value={reportFile}>
        <StyledRoot {...props} />
      </FileReportContext>
    </StyleRootContext>
  );
}

const BASE_SHEETS = [tokensCss, screenCss, messageCss, slotCss];

/** Shown in place of the element if its `api-base` is not trusted (D36). The console shows the reason. */
const REFUSED = "This part of the page isn't available. Please contact the site's owner.";

function StyledRoot({ mounted, children }: RootProps) {
  const config = useConfig(mounted);
  const hydrating = useHydrating();
  // The HTML of a first screen has been adopted.
  useLayoutEffect(() => mounted.override(), [mounted]);
  const { dark, apart } = useColorScheme(config, mounted);
  const translator = useTranslator(config, mounted);
  const locale = translator?.locale;
  useLayoutEffect(() => {
    mounted.locale = locale;
  }, [mounted, locale]);
  useBaseSheets(BASE_SHEETS);
  useOtherTabs();
  if (!translator) return null;
  return (
    <TextContext value={translator.t}>
      <LocaleContext value={translator.locale}>
        <DarkContext value={dark}>
          <div
            className="root"
            part="root"
            // html2canvas stops at the first colour that is not in sRGB, and the whole page would have no screenshot.
            data-html2canvas-ignore=""
            lang={translator.locale}
            dir="ltr"
            data-theme={dark ? 'dark' : 'light'}
            data-apart={(apart && !hydrating) || undefined}
          >
            {config.refused ? (
              <p>{translator.t(REFUSED)}</p>
            ) : (
              // Another server starts everything again, because what the first one answered must not be used with it.
              <Fragment key={config.apiBase.href}>{children}</Fragment>
            )}
            {mounted.exit && (
              <a href={mounted.exit} target="_top" ref={(link) => link?.focus()}>
                {translator.t('Continue')}
              </a>
            )}
          </div>
        </DarkContext>
      </LocaleContext>
    </TextContext>
  );
}

/** Adopts the theme, the language and the consent that the person has chosen in another tab. */
function useOtherTabs(): void {
  useEffect(() => {
    // If the file does not load, the next return tries again.
    const recheck = () =>
      import('../../session/recheck.ts').then(
        (file) => file.recheck(pagePreferences(), pageConsent()),
        () => {},
      );
    // The person comes back from another tab or window, or by Back or Forward.
    return listen(globalThis, recheck, 'focus', 'pageshow', 'visibilitychange');
  }, []);
}
