/* The custom elements manifest, schema version 1.0.0: https://github.com/webcomponents/custom-elements-manifest */
import { camelCase } from '../../../src/kit/camel-case.ts';
import { attributeType, className } from './format.ts';
import { customProperties, type Element, elements, events } from './interface.ts';

export const customElements = {
  schemaVersion: '1.0.0',
  modules: elements.map((element) => {
    const path = `dist/elements/${element.tag}.js`;
    const name = className(element.tag);
    return {
      kind: 'javascript-module',
      path,
      declarations: [classOf(element)],
      exports: [
        { kind: 'custom-element-definition', name: element.tag, declaration: { name, module: path } },
      ],
    };
  }),
};

function classOf({ tag, description, attributes, events: names, parts, slots }: Element) {
  return {
    kind: 'class',
    name: className(tag),
    tagName: tag,
    customElement: true,
    superclass: { name: 'HTMLElement' },
    description,
    attributes: attributes.map((attribute) => ({
      name: attribute.name,
      fieldName: camelCase(attribute.name),
      description: attribute.description,
      type: { text: attributeType(attribute) },
      ...(attribute.default && { default: attribute.default }),
    })),
    members: attributes.map((attribute) => ({
      kind: 'field',
      name: camelCase(attribute.name),
      attribute: attribute.name,
      reflects: true,
      description: attribute.description,
      type: { text: `${attributeType(attribute)} | null` },
    })),
    events: events
      .filter(({ name }) => names.includes(name))
      .map(({ name, description: text, detail }) => ({
        name,
        description: text,
        type: { text: `CustomEvent<${detail}>` },
      })),
    slots,
    cssParts: parts,
    cssProperties: customProperties,
  };
}
