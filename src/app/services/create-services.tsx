import { findApplication } from '../../contract/find-application.ts';
import type { Navigation } from '../../services/navigation.ts';
import type { Services } from '../../services/services.ts';
import { lazily } from '../../ui/lazily.tsx';
import type { Mounted } from '../element/mounted.ts';
import { trustedOrigins } from '../page/trusted-origins.ts';
import type { WatchedApi } from './watched-api.ts';

const loadField = () => import('../captcha/captcha-field.tsx');
const CaptchaField = lazily('captcha', () => loadField().then((file) => file.CaptchaField));

/** A visit to a screen. */
export interface Visit {
  /** Another number is another visit, and disposes the items of the previous one. */
  visit: number;
  /** The entry of the history is shown again. */
  returned?: boolean;
  route?: { fromLink?: boolean };
}

/** The services of a visit. What depends on an attribute is read when it is used, because the attribute may change (D44). */
export function createServices(
  mounted: Mounted,
  { client, configuration, signInWays }: WatchedApi,
  { visit, returned = false }: Visit,
  { path, query, parameters }: Navigation['route'],
): Services {
  const { config, emit, reportFile, scope } = mounted;
  const journey = mounted.journey();
  // A widget has no path.
  const place = `${path || Object.values(parameters).join()} ${query.get('cat') ?? ''}`;
  const ownConfiguration = () => configuration(config().configUrl);
  return {
    client,
    configuration: ownConfiguration,
    application: () => findApplication(ownConfiguration, signInWays),
    signInWays,
    get email() {
      return journey.email ?? config().email;
    },
    get voucher() {
      return parameters.voucher ?? config().voucher;
    },
    get links() {
      const { termsUrl, privacyUrl } = config();
      return { terms: termsUrl.href, privacy: privacyUrl.href };
    },
    origins: trustedOrigins,
    get destinations() {
      const { memberUrl, registrationSuccessUrl } = config();
      return { member: memberUrl, registrationSuccess: registrationSuccessUrl };
    },
    captcha: () =>
      (config().captcha === 'recaptcha'
        ? import('../captcha/recaptcha.ts').then(
            ({ captchaToken }) =>
              (key: string) =>
                captchaToken(config().captchaSrc, key),
          )
        : loadField().then(
            ({ widgetToken }) =>
              () =>
                widgetToken(mounted),
          )
      ).catch(() => reportFile('captcha')),
    captchaField: (error) =>
      config().captcha !== 'recaptcha' && <CaptchaField mounted={mounted} error={error} />,
    linkToken: scope.linkToken,
    journey,
    screen: { place, returned },
    emit,
    keep: (key, create) => scope.keep(visit, key, create),
    ownsAddress: mounted.ownsAddress,
  };
}
