import { type ReactNode, useCallback, useContext, useMemo } from 'react';
import type { Locale } from '../../i18n/locale.ts';
import type { MessageKey } from '../../i18n/message.ts';
import { emailIn } from '../../kit/url.ts';
import { type Navigation, NavigationContext } from '../../services/navigation.ts';
import { type Services, ServicesContext } from '../../services/services.ts';
import { type ShellServices, ShellServicesContext } from '../../shell/shell-services.ts';
import { type CarriedTexts, CarriedTextsContext } from '../../ui/carried-texts.ts';
import { useFileReport } from '../../ui/file-report.ts';
import { lazily } from '../../ui/lazily.tsx';
import { LocaleContext } from '../../ui/text.tsx';
import type { Config } from '../element/config.ts';
import { configOf, type Host, useEmit } from '../element/host.ts';
import { pageApi, pageConsent, pagePreferences } from '../page/page-api.ts';
import { useLateValues } from './use-late-values.ts';
import type { VisitScope } from './visit-scope.ts';
import { watchedApi } from './watched-api.ts';

const loadField = () => import('../captcha/captcha-field.tsx');
const CaptchaField = lazily('captcha', () => loadField().then((file) => file.CaptchaField));

interface ServicesProviderProps {
  host: Host;
  scope: VisitScope;
  config: Config;
  dark: boolean;
  navigation: Navigation;
  /** A change starts a new visit, and disposes the items of the previous one. */
  visit: number | string;
  /** The email address that was typed at this history entry before. */
  savedEmail?: string | undefined;
  /** The texts of the fields, if a change of language has reloaded the page (D88). */
  savedTexts?: ReadonlyMap<string, string> | undefined;
  standalone: boolean;
  /** A change of language may reload the page. */
  reloads: boolean;
  children: ReactNode;
}

/** Creates the services of one element. */
export function ServicesProvider({ navigation, children, ...props }: ServicesProviderProps) {
  const services = useElementServices({ navigation, ...props });
  const { visit, savedTexts } = props;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another visit has other fields
  const carried = useMemo<CarriedTexts>(
    () => ({ texts: new Map(savedTexts), readers: new Map() }),
    [visit, savedTexts],
  );
  const shellServices = useElementShellServices(props, carried, navigation.route.notice);
  useLateValues(props.host, props.config);
  return (
    <NavigationContext value={navigation}>
      <ServicesContext value={services}>
        <ShellServicesContext value={shellServices}>
          <CarriedTextsContext value={carried}>{children}</CarriedTextsContext>
        </ShellServicesContext>
      </ServicesContext>
    </NavigationContext>
  );
}

function useElementServices({
  host,
  scope,
  config,
  navigation: { route },
  visit,
  savedEmail,
  standalone,
}: Omit<ServicesProviderProps, 'children'>): Services {
  const emit = useEmit(host);
  const reportFile = useFileReport();
  const shared = pageApi(config.apiBase);
  const api = useMemo(() => watchedApi(shared, emit), [shared, emit]);
  // Read when it is used, because Preact renders a change of the attribute a moment later (D44).
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address requires a new request
  const configuration = useCallback(
    () => api.configuration(configOf(host).configUrl),
    [api, host, config.configUrl],
  );
  return useMemo(
    () => ({
      client: api.client,
      configuration,
      signInWays: api.signInWays,
      email: savedEmail ?? (emailIn(route.query) || config.email),
      voucher: route.parameters.voucher ?? config.voucher,
      links: { terms: config.termsUrl.href, privacy: config.privacyUrl.href },
      origins: config.origins,
      destinations: { member: config.memberUrl, registrationSuccess: config.registrationSuccessUrl },
      captcha: () =>
        // Not `config`, which is that of the moment when the command started (D44).
        (configOf(host).captcha === 'recaptcha'
          ? import('../captcha/recaptcha.ts').then(
              ({ captchaToken }) =>
                (key: string) =>
                  captchaToken(configOf(host).captchaSrc, key),
            )
          : loadField().then(
              ({ widgetToken }) =>
                () =>
                  widgetToken(host),
            )
        ).catch(() => reportFile('captcha')),
      captchaField: (error) => config.captcha !== 'recaptcha' && <CaptchaField host={host} error={error} />,
      linkToken: scope.linkToken,
      emit,
      keep: (key, create) => scope.keep(`${config.apiBase.href} ${visit}`, key, create),
      standalone,
    }),
    [host, api, scope, config, route, configuration, emit, reportFile, visit, savedEmail, standalone],
  );
}

function useElementShellServices(
  { host, config, dark, reloads }: Pick<ServicesProviderProps, 'host' | 'config' | 'dark' | 'reloads'>,
  carried: CarriedTexts,
  notice: MessageKey | undefined,
): ShellServices {
  const emit = useEmit(host);
  const reportFile = useFileReport();
  const shown = useContext(LocaleContext);
  return useMemo(() => {
    const choices = () => import('./choices.ts').catch(() => reportFile('choices'));
    return {
      provider: { name: config.providerName, url: config.providerUrl, logo: config.providerLogo },
      consent: pageConsent(),
      dark,
      reportTheme: (theme) => void emit('portal-theme', { theme }),
      prepareChoices: () => void choices(),
      async switchTheme(dark: boolean) {
        (await choices())?.chooseDark(pagePreferences(), dark);
      },
      async switchLocale(locale: Locale) {
        // A reload would lose a result, and what is on its way. After it, a `locale` attribute would override the choice.
        const form = host.root.querySelector('[type=submit]:not([aria-disabled=true])');
        const reloadsFrom = reloads && !config.locale && form ? shown : undefined;
        (await choices())?.chooseLocale(locale, { emit, reloadsFrom, carried, notice });
      },
    };
  }, [host, config, dark, emit, reportFile, reloads, shown, carried, notice]);
}
