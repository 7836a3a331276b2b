import type { Attribute } from '../../../../src/app/element/attribute-types.ts';
import { attributeWarning } from '../../../../src/app/element/attribute-warning.ts';
import { ATTRIBUTES, type AttributeName } from '../../../../src/app/element/attributes.ts';
import { type AttributeTexts, type Config, readConfig } from '../../../../src/app/element/config.ts';
import { camelCase } from '../../../../src/kit/camel-case.ts';

export const PAGE = 'https://portal.example';
export const API = 'https://api.example';

/** Reads a configuration from attributes on a page at PAGE that also trusts `trusted`, and collects the warnings. */
export function readAttributes(attributes: AttributeTexts, ...trusted: string[]) {
  const warnings: string[] = [];
  const config = readConfig(attributes, PAGE, (problem) => warnings.push(attributeWarning(problem)), [
    PAGE,
    ...trusted,
  ]);
  return { config, warnings };
}

export const attributeNames = Object.keys(ATTRIBUTES) as AttributeName[];

const page = { origin: PAGE, api: PAGE, trusted: [PAGE] };

/** The documented default as a value. That of `api-base` is described, because it is not fixed. */
export function defaultOf(name: string): string {
  if (name === 'api-base') return `${PAGE}/`;
  const { default: text, parse }: Attribute<unknown> = ATTRIBUTES[name as AttributeName];
  return text === undefined ? '' : String(parse(text, page));
}

/** The value of an attribute as text. It is empty if there is none. */
export const configValue = (name: string, config: Config): string =>
  String(config[camelCase(name as AttributeName)] ?? '');
