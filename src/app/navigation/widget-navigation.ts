import { pageOrigin } from '../../browser/origin.ts';
import { emailForQuery } from '../../kit/email.ts';
import { withQuery } from '../../kit/url.ts';
import type { Navigation } from '../../services/navigation.ts';
import type { Config } from '../element/config.ts';
import { portalUrl } from './in-app-link.ts';
import type { Leave } from './leave.ts';

/** What a widget hands to its screen in place of the parameters of a route. */
export type ParametersOf = (config: Config) => Record<string, string>;

const NO_QUERY = new URLSearchParams();

/** The navigation of a widget. For it, a screen of the portal is another page. */
export function createWidgetNavigation(
  config: () => Config,
  parameters: ParametersOf,
  leave: Leave,
): Navigation {
  const urlOf = (path: string) => portalUrl(path, config().loginUrl);
  return {
    route: {
      get parameters() {
        return parameters(config());
      },
      path: '',
      query: NO_QUERY,
      notice: undefined,
    },
    showsNotices: false,
    href: (path) => urlOf(path).href,
    loginHref: (email) =>
      urlOf(config().loginUrl.origin === pageOrigin() ? '' : withQuery('', { email: emailForQuery(email) }))
        .href,
    navigate: (path) => void leave(urlOf(path), 'route'),
    replaceAddress: () => {},
    stages: undefined,
    leave,
    continueLogin: async () => false,
    openArea: async () => {},
  };
}
