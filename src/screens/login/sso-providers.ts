import { pathSegment } from '../../kit/url.ts';

/** How well-known providers write their own name. */
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

/** The configured providers with the name a person knows; one whose name makes no address is left out. */
export function ssoProviders(names: readonly string[]): SsoProvider[] {
  return names
    .filter((name) => pathSegment(name) !== undefined)
    .map((name) => ({ name, title: PROPER_NAMES.get(name.toLowerCase()) ?? name }));
}

/** Where the browser goes to sign in with a provider (specification, section 7). */
export const ssoPath = (name: string): string => `/api/v1/auth/sso/${pathSegment(name)}`;
