import { LOCALES } from '../../src/i18n/locale.ts';
import { TEXT_KEYS } from '../../src/i18n/unknown-texts.ts';
import { PAGE_OPTIONS, SITE_OPTIONS } from '../../standalone/options.ts';
import { elements } from './elements/interface.ts';

const attributes = elements.find(({ tag }) => tag === 'login-portal')?.attributes ?? [];

/** What an option is for: the comment of its attribute, or its own text. */
const descriptions: Readonly<Record<string, string>> = Object.fromEntries([
  ...attributes.map(({ name, description, default: initial }) => [
    name,
    initial ? `${description} Default: ${initial}.` : description,
  ]),
  ...Object.entries(PAGE_OPTIONS).map(([name, { description }]) => [name, description]),
]);

/** The JSON schema of the configuration of `login-portal-page`, for editors. */
export const siteSchema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  title: 'The standalone page of login-portal',
  type: 'object',
  additionalProperties: false,
  definitions: {
    texts: {
      type: 'object',
      propertyNames: { enum: TEXT_KEYS },
      additionalProperties: { type: 'string', minLength: 1 },
    },
  },
  properties: {
    $schema: { type: 'string' },
    texts: {
      type: 'object',
      description: `New texts by language and by their English text. Expected: an object for each language.`,
      additionalProperties: false,
      properties: Object.fromEntries(LOCALES.map((locale) => [locale, { $ref: '#/definitions/texts' }])),
    },
    ...Object.fromEntries(
      [...SITE_OPTIONS].map(([name, { expects, values }]) => [
        name,
        {
          type: 'string',
          description: `${descriptions[name]} Expected: ${expects}.`,
          ...(values && { enum: values }),
        },
      ]),
    ),
  },
};
