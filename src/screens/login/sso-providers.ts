import { pathSegment } from '../../kit/url.ts';

/** Names of well-known providers, as they write them. */
const PROPER_NAMES = new Map(
  Object.entries({
    apple: 'Apple',
    auth0: 'Auth0',
    azure: 'Microsoft',
    azuread: 'Microsoft',
    entra: 'Microsoft',
    facebook: 'Facebook',
    github: 'GitHub',
    gitlab: 'GitLab',
    google: 'Google',
    keycloak: 'Keycloak',
    linkedin: 'LinkedIn',
    microsoft: 'Microsoft',
    okta: 'Okta',
    onelogin: 'OneLogin',
    salesforce: 'Salesforce',
    surfconext: 'SURFconext',
  }),
);

export interface SsoProvider {
  name: string;
  title: string;
}

/**
 * The configured providers with the names that people know. A name that cannot be a path segment is left out. Providers with
 * the same title show their configured name after it (D43).
 */
export function ssoProviders(names: readonly string[]): SsoProvider[] {
  const titleOf = (name: string) => PROPER_NAMES.get(name.toLowerCase()) ?? name;
  const usable = names.filter((name) => pathSegment(name) !== undefined);
  const titles = usable.map(titleOf);
  return usable.map((name) => {
    const title = titleOf(name);
    const alone = titles.indexOf(title) === titles.lastIndexOf(title);
    return { name, title: alone ? title : `${title} (${name})` };
  });
}
