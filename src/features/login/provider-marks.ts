/* Loaded only if one of these providers is configured. The marks are from Simple Icons; Microsoft's is not among them. */
import apple from 'simple-icons/icons/apple.svg?raw';
import auth0 from 'simple-icons/icons/auth0.svg?raw';
import facebook from 'simple-icons/icons/facebook.svg?raw';
import github from 'simple-icons/icons/github.svg?raw';
import gitlab from 'simple-icons/icons/gitlab.svg?raw';
import google from 'simple-icons/icons/google.svg?raw';
import keycloak from 'simple-icons/icons/keycloak.svg?raw';
import okta from 'simple-icons/icons/okta.svg?raw';

const pathOf = (svg: string) => / d="([^"]+)"/.exec(svg)?.[1] ?? '';

/** The shape of each mark on a grid of 24 units. */
export const MARKS: Readonly<Record<string, string>> = {
  Apple: pathOf(apple),
  Auth0: pathOf(auth0),
  Facebook: pathOf(facebook),
  GitHub: pathOf(github),
  GitLab: pathOf(gitlab),
  Google: pathOf(google),
  Keycloak: pathOf(keycloak),
  Microsoft: 'M2 2h9.5v9.5H2zM12.5 2H22v9.5h-9.5zM2 12.5h9.5V22H2zM12.5 12.5H22V22h-9.5z',
  Okta: pathOf(okta),
};
