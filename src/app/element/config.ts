import { type CamelCase, camelCase } from '../../kit/camel-case.ts';
import { plainPath } from '../../kit/url.ts';
import type { Attribute, Page, ValueOf } from './attribute-types.ts';
import { ATTRIBUTES, type AttributeName } from './attributes.ts';

/** Attribute values as the host page wrote them; an absent attribute is absent here. */
export type AttributeTexts = { readonly [name: string]: string | null | undefined };

type Values = {
  readonly [Name in AttributeName as CamelCase<Name>]: ValueOf<(typeof ATTRIBUTES)[Name]>;
};

/** The attributes of an element, validated and with defaults. */
export interface Config extends Values {
  /** The API base is on an origin that this page does not trust: the element only shows that it is not available (D36). */
  refused: boolean;
}

const { 'api-base': API_BASE, ...OTHERS } = ATTRIBUTES;

/** A value that is not used. src/app/element/attribute-warning.ts explains it. */
export interface AttributeProblem {
  name: string;
  raw: string;
  /** The values to choose from, if there is a list. */
  values?: readonly string[] | undefined;
  /** The value is an address that this page does not trust. */
  isUntrusted: boolean;
}

/** Reads an element's attributes. A bad value is never fatal: a warning names it, and the default is used. */
export function readConfig(
  texts: AttributeTexts,
  origin: string,
  warn: (problem: AttributeProblem) => void,
  origins: readonly string[] = [origin],
): Config {
  const untrusted = new Set<string>();

  function read<Value>(name: string, attribute: Attribute<Value>, page: Page): Value {
    const { values, parse, fallback, isTrusted } = attribute;
    const raw = texts[name]?.trim();
    if (!raw) return fallback(page);
    const value = parse(raw, page);
    const isUntrusted = value !== undefined && value !== null;
    if (isUntrusted && (!isTrusted || isTrusted(value, page))) return value;
    if (isUntrusted) untrusted.add(name);
    warn({ name, raw, values, isUntrusted });
    return fallback(page);
  }

  const apiBase = read('api-base', API_BASE, { origin, api: origin, trusted: origins });
  const page: Page = { origin, api: apiBase.origin, trusted: origins };
  const others = Object.entries<Attribute<unknown>>(OTHERS).map(([name, attribute]) => [
    camelCase(name),
    read(name, attribute, page),
  ]);
  return { ...Object.fromEntries(others), apiBase, refused: untrusted.has('api-base') };
}

/** Whether the portal shows its route in the address bar (D21). */
export function ownsAddress({ routing, base }: Config, pathname: string): boolean {
  return routing === 'history' || (routing === 'auto' && `${plainPath(pathname)}/`.startsWith(base));
}
