/* Data for the completion and documentation in editors. */
import { camelCase } from '../../../src/kit/camel-case.ts';
import { attributeType } from './format.ts';
import { customProperties, elements, events } from './interface.ts';

const values = (names: readonly string[]) => names.map((name) => ({ name }));

/** https://code.visualstudio.com/api/extension-guides/custom-data-extension: `html.customData` */
export const vscodeHtml = {
  version: 1.1,
  tags: elements.map(({ tag, description, attributes }) => ({
    name: tag,
    description,
    attributes: attributes.map((attribute) => ({
      name: attribute.name,
      description: attribute.default
        ? `${attribute.description}\n\nDefault: ${attribute.default}`
        : attribute.description,
      ...(attribute.values.length > 0 && { values: values(attribute.values) }),
    })),
  })),
};

const parts = new Map(elements.flatMap((element) => element.parts.map((part) => [part.name, part])));

/** `css.customData` */
export const vscodeCss = {
  version: 1.1,
  properties: customProperties.map(({ name, description, syntax, default: initial }) => ({
    name,
    description: `${description}\n\nDefault: ${initial}`,
    syntax,
  })),
  pseudoElements: [...parts.values()].map(({ name, description }) => ({
    name: `::part(${name})`,
    description,
  })),
};

/** For JetBrains IDEs: https://github.com/JetBrains/web-types */
export const webTypes = (packageName: string, version: string) => ({
  $schema: 'https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json',
  name: packageName,
  version,
  'js-types-syntax': 'typescript',
  'description-markup': 'markdown',
  contributions: {
    html: {
      elements: elements.map((element) => ({
        name: element.tag,
        description: element.description,
        attributes: element.attributes.map((attribute) => ({
          name: attribute.name,
          description: attribute.description,
          value: { type: attributeType(attribute), required: true },
          ...(attribute.default && { default: attribute.default }),
        })),
        slots: element.slots,
        js: {
          properties: element.attributes.map((attribute) => ({
            name: camelCase(attribute.name),
            description: attribute.description,
            type: attributeType(attribute),
          })),
          events: events
            .filter(({ name }) => element.events.includes(name))
            .map(({ name, description, detail }) => ({
              name,
              description,
              type: `CustomEvent<${detail}>`,
            })),
        },
        css: {
          parts: element.parts,
          properties: customProperties.map(({ name, description, default: initial }) => ({
            name,
            description,
            default: initial,
          })),
        },
      })),
    },
  },
});
