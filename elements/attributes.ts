import type { AttributeDefinition } from './define.ts';

const url = (description: string, fallback?: string): AttributeDefinition => ({
  type: 'string',
  description,
  ...(fallback ? { default: fallback } : {}),
});

/** The attributes every element has. Addresses are http(s), relative to the page's origin; a bad value is warned of and ignored. */
export const COMMON: Readonly<Record<string, AttributeDefinition>> = {
  'api-base': url(
    'Where the API lives: an origin, or an address the paths of the API are appended to.',
    "the page's origin",
  ),
  'config-url': url(
    'Address of the application configuration, on the origin of the page or of the API.',
    '/api/v1/settings/config',
  ),
  locale: {
    type: 'string',
    values: ['en', 'nl', 'de', 'pl', 'pt'],
    description: 'The language, until the person chooses another one on this page.',
    default: "the person's saved choice, else the browser's language, else en",
  },
  theme: {
    type: 'string',
    values: ['auto', 'light', 'dark'],
    description:
      'The theme, until the person chooses another one on this page. `auto`: the saved choice, else the system’s.',
    default: 'auto',
  },
  'login-url': url('The login page, on the origin of the page or of the API.', '/login/'),
  'terms-url': url('The terms and conditions.', '/terms'),
  'privacy-url': url('The privacy statement.', '/privacy'),
  'member-url': url(
    'Where a member goes after signing in, on the origin of the page or of the API.',
    '/member',
  ),
  'admin-url': url(
    'Where an admin goes after signing in, on the origin of the page or of the API.',
    '/admin',
  ),
  'messages-area': {
    type: 'string',
    values: ['login', 'admin', 'member'],
    description: 'Which group of texts is asked from the server.',
    default: 'login',
  },
  'provider-name': {
    type: 'string',
    description: 'Who stands behind "Powered by".',
    default: 'the application name',
  },
  'provider-url': url('The link of "Powered by".'),
  'provider-logo': url('The picture of "Powered by".'),
};

/** Elements with a form. */
export const FORM: Readonly<Record<string, AttributeDefinition>> = {
  email: { type: 'string', description: 'Fills the e-mail field.' },
};
