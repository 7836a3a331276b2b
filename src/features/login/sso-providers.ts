import { pathSegment } from '../../kit/url.ts';

/** How well-known providers write their names. */
const PROVIDER_NAMES = new Map(
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
  /** The name of a well-known provider. */
  brand: string | undefined;
}

/**
 * The configured providers with the names that people know. Leaves out a name that cannot be a path segment. If several
 * providers have the same title, the configured name follows it (D43).
 */
export function ssoProviders(names: readonly string[]): SsoProvider[] {
  const brandOf = (name: string) => PROVIDER_NAMES.get(name.toLowerCase());
  const titleOf = (name: string) => brandOf(name) ?? name;
  const usable = names.filter((name) => pathSegment(name) !== undefined);
  const titles = usable.map(titleOf);
  return usable.map((name) => {
    const title = titleOf(name);
    const isUnique = titles.indexOf(title) === titles.lastIndexOf(title);
    return { name, title: isUnique ? title : `${title} (${name})`, brand: brandOf(name) };
  });
}
