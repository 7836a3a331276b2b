import { SITE_OPTIONS, type SiteOption } from './options.ts';

/** The JSON schema of `portal.config.json`, for editors. */
export const siteSchema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  title: 'The standalone page of login-portal',
  type: 'object',
  additionalProperties: false,
  properties: {
    $schema: { type: 'string' },
    ...Object.fromEntries(
      Object.entries<SiteOption>(SITE_OPTIONS).map(([name, { description, expects, values }]) => [
        name,
        {
          type: 'string',
          description: `${description} Expected: ${expects}.`,
          ...(values && { enum: values }),
        },
      ]),
    ),
  },
};
