import type { AttributeName } from '../src/app/element/attributes.ts';
import { camelCase } from '../src/kit/camel-case.ts';

/** Gives each attribute a property in camel case. */
export function reflectAttributes(prototype: HTMLElement, attributes: readonly AttributeName[]): void {
  for (const name of attributes) {
    Object.defineProperty(prototype, camelCase(name), {
      configurable: true,
      enumerable: true,
      get(this: Element) {
        return this.getAttribute(name);
      },
      set(this: Element, value: unknown) {
        if (value === null || value === undefined) this.removeAttribute(name);
        else this.setAttribute(name, String(value));
      },
    });
  }
}

/** A property that is set before the upgrade hides the accessor: it is deleted and set again. */
export function readEarlyProperties(element: HTMLElement, attributes: readonly AttributeName[]): void {
  for (const name of attributes.map(camelCase)) {
    if (!Object.hasOwn(element, name)) continue;
    const value: unknown = Reflect.get(element, name);
    Reflect.deleteProperty(element, name);
    Reflect.set(element, name, value);
  }
}
