// First of all: it has to be evaluated before React.
import './clobbering.ts';
import r2wc from '@r2wc/react-to-web-component';
import type { ReactNode } from 'react';
import { createStore } from 'zustand/vanilla';
import { version } from '../package.json';
import type { Attributes } from '../src/app/config.ts';
import { warnOnce } from '../src/app/page/page-api.ts';
import { registry } from '../src/app/page/registry.ts';
import { trust } from '../src/app/page/trusted-origins.ts';
import type { Host } from '../src/app/root.tsx';
import type { PortalEvents } from '../src/services/host-events.ts';
import type { AttributeType } from './attributes.ts';
import { isClobbered } from './clobbering.ts';

export interface ElementDefinition {
  tag: `${string}-${string}`;
  /** By name; each is also a property, in camel case. */
  attributes: Readonly<Record<string, AttributeType>>;
  /** What it tells the host page (D20); part of the generated types. */
  events: readonly (keyof PortalEvents)[];
  /** Draws the element; called again when React renders, not when an attribute changes (that is a store of the host). */
  render(host: Host): ReactNode;
}

type Mounted = CustomElementConstructor & {
  new (): HTMLElement & { connectedCallback(): void; disconnectedCallback(): void };
};

/**
 * Registers an element, once: on a server, and where the name is taken (the bundle loaded twice, another version of it),
 * nothing happens. r2wc mounts and unmounts the React root; everything between attributes and React is ours, because
 * r2wc 2.1 reads booleans by their text, keeps removed attributes, loses properties set before the upgrade, unmounts on
 * a move and mounts before the element is connected.
 */
export function defineElement({ tag, attributes, render }: ElementDefinition): void {
  if (typeof customElements === 'undefined') return;
  warnOfVersions();
  // Not in the one file, which has `script.ts`; and a bundler may have left the path of a file here.
  if (import.meta.url) trust(import.meta.url);
  if (customElements.get(tag)) return;

  const hosts = new WeakMap<Element, Host>();
  const Mount = ({ container }: { container?: ShadowRoot }) => {
    const host = container && hosts.get(container.host);
    return host ? render(host) : null;
  };
  const Base = r2wc(Mount, { shadow: 'open' }) as Mounted;

  class PortalElement extends Base {
    static readonly version = version;
    static observedAttributes = Object.keys(attributes);
    #attributes = createStore<Attributes>(() => ({}));
    #mounted: AbortController | undefined;

    override connectedCallback() {
      // Moved, not removed: the app is still there, and with it everything that was typed.
      if (this.#mounted || !this.shadowRoot || isClobbered(this.ownerDocument)) return;
      // Not in the constructor: an element being upgraded is not told of the attributes set there.
      rescueProperties(this, attributes);
      this.#mounted = new AbortController();
      hosts.set(this, {
        element: this,
        root: this.shadowRoot,
        attributes: this.#attributes,
        removed: this.#mounted.signal,
      });
      super.connectedCallback();
    }

    /** A move disconnects and connects within one task, so a removal is believed one task later. */
    override disconnectedCallback() {
      setTimeout(() => {
        if (this.isConnected || !this.#mounted) return;
        this.#mounted.abort();
        this.#mounted = undefined;
        super.disconnectedCallback();
      });
    }

    /** In another document now, whose styles are others. */
    adoptedCallback() {
      this.shadowRoot?.dispatchEvent(new Event('adopted'));
    }

    /** Never r2wc's: that would mount an element which was not connected yet. */
    attributeChangedCallback(name: string, _former: string | null, value: string | null) {
      this.#attributes.setState({ [name]: value ?? undefined });
    }
  }

  for (const [name, type] of Object.entries(attributes)) {
    Object.defineProperty(PortalElement.prototype, propertyName(name), {
      configurable: true,
      enumerable: true,
      get(this: Element) {
        return type === 'boolean' ? this.hasAttribute(name) : this.getAttribute(name);
      },
      set(this: Element, value: unknown) {
        if (type === 'boolean') this.toggleAttribute(name, Boolean(value));
        else if (value === null || value === undefined) this.removeAttribute(name);
        else this.setAttribute(name, String(value));
      },
    });
  }

  customElements.define(tag, PortalElement);
}

/** Two versions work side by side, as far as they define different elements; whoever mixes them should know. */
function warnOfVersions() {
  const page = registry();
  page.version ??= version;
  if (page.version !== version)
    warnOnce(`login-portal ${page.version} is on this page already and is used instead of ${version}.`);
}

/** `campaign-id` → `campaignId` */
export const propertyName = (attribute: string): string =>
  attribute.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** A property set before the upgrade is the element's own and hides the accessor: it is taken away and set again. */
function rescueProperties(element: HTMLElement, attributes: ElementDefinition['attributes']) {
  for (const name of Object.keys(attributes).map(propertyName)) {
    if (!Object.hasOwn(element, name)) continue;
    const value: unknown = Reflect.get(element, name);
    Reflect.deleteProperty(element, name);
    Reflect.set(element, name, value);
  }
}
