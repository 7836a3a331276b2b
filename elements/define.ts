import r2wc from '@r2wc/react-to-web-component';
import type { ReactNode } from 'react';
import type { Root } from 'react-dom/client';
import { version } from '../package.json';
import type { AttributeName } from '../src/app/element/attributes.ts';
import type { LoadScreen } from '../src/app/element/first-screen.ts';
import { followPage } from '../src/app/element/follow-page.ts';
import { followSlots } from '../src/app/element/follow-slots.ts';
import { hydrate } from '../src/app/element/hydrate.tsx';
import { followLateValues } from '../src/app/element/late-values.ts';
import { createMounted, type Mounted } from '../src/app/element/mounted.ts';
import { isFree } from '../src/app/page/names.ts';
import { registry } from '../src/app/page/registry.ts';
import { trustScript } from '../src/app/page/trusted-origins.ts';
import { focusField } from '../src/browser/first-field.ts';
import { isFocusFree } from '../src/browser/focused-element.ts';
import { listen, listenFirst } from '../src/browser/listen.ts';
import { isClobbered } from './clobbering.ts';
import { readEarlyProperties, reflectAttributes } from './reflect.ts';
import { renderer } from './renderer.ts';
import { isReactHindered } from './required.ts';

export interface ElementDefinition {
  tag: `${string}-${string}`;
  /** Each is also a property, in camel case. */
  attributes: readonly AttributeName[];
  /** Renders the element. It is not called again if an attribute changes. */
  render(mounted: Mounted): ReactNode;
  /** Whether it is rendered without a shadow root. Asked when it is connected. */
  isLight?(mounted: Mounted): boolean;
  /** Loads the code of a screen that the HTML of the page may contain. */
  loadScreen?: LoadScreen;
}

type Base = CustomElementConstructor & {
  new (): HTMLElement & { container: Node; connectedCallback(): void; disconnectedCallback(): void };
};

/** Milliseconds. An element that the page puts back by then, as transitions and carousels do, has its stage and what was typed. */
const STAY = 1000;

/**
 * Defines an element. Does nothing on a server, or if the name is not free. r2wc mounts and
 * unmounts the React root. Everything between attributes and React is done here, because r2wc 2.1 keeps removed attributes,
 * loses properties that were set before the upgrade, unmounts on a move, mounts before the element is connected and cannot
 * hydrate.
 */
export function defineElement({ tag, attributes, render, isLight, loadScreen }: ElementDefinition): void {
  if (typeof customElements === 'undefined') return;
  registerCopy();
  // The one file has `script.ts` instead. A bundler may have left the path of a file here.
  if (import.meta.url) trustScript(import.meta.url);
  if (!isFree(tag)) return;

  const all = new WeakMap<Node, Mounted>();
  const Mount = ({ container }: { container?: Node }) => {
    const mounted = container && all.get(container);
    return mounted ? render(mounted) : null;
  };
  const Base = r2wc(Mount, { shadow: 'open' }) as Base;

  class PortalElement extends Base {
    static readonly version = version;
    static observedAttributes = attributes;
    #mounted: Mounted | undefined;
    #hydrated: Root | undefined;
    #focused: Node | null | undefined = this.shadowRoot?.activeElement;
    #leaving: ReturnType<typeof setTimeout> | undefined;

    /** Keeps the shadow root of a first screen, which the browser's method would empty. */
    override attachShadow(init: ShadowRootInit) {
      const root = this.shadowRoot ?? super.attachShadow(init);
      // Captured, because React stops this event while it hydrates.
      listenFirst(
        root,
        ({ target }) => {
          this.#focused = target as Node;
        },
        'focusin',
      );
      return root;
    }

    override connectedCallback() {
      clearTimeout(this.#leaving);
      // A move reloads the frames of a captcha. The app is still mounted.
      this.shadowRoot?.dispatchEvent(new CustomEvent('returned'));
      this.#mounted?.scope.resume();
      if (this.#mounted || !this.shadowRoot || this.#isHindered()) return;
      // Not in the constructor, because an element that is upgraded is not notified of attributes that are set there.
      readEarlyProperties(this, attributes);
      const mounted = createMounted(this, this.shadowRoot, attributes);
      this.#mounted = mounted;
      if (isLight?.(mounted)) {
        mounted.root = this;
        mounted.styleRoot = this.ownerDocument;
        this.shadowRoot.replaceChildren(this.ownerDocument.createElement('slot'));
      }
      this.container = mounted.root;
      all.set(this.shadowRoot, mounted);
      followLateValues(mounted);
      followSlots(mounted);
      followPage(mounted.root, mounted.removed);
      const end = listen(globalThis, warnOfName, 'error');
      mounted.removed.addEventListener('abort', end);
      void guard((file) => file.guard(mounted, attributes));
      if (mounted.root.firstChild) void this.#hydrate(mounted);
      else super.connectedCallback();
    }

    #isHindered() {
      if (isClobbered(this.ownerDocument)) return true;
      const isHindered = isReactHindered();
      if (isHindered) void guard((file) => file.warnOfReact());
      return isHindered;
    }

    async #hydrate(mounted: Mounted) {
      const hydrated = await hydrate(mounted, render, () => super.connectedCallback(), loadScreen);
      // The element may have been taken out, and put back, meanwhile.
      if (this.#mounted === mounted) this.#hydrated = hydrated;
    }

    /** Focuses a field, as a field of the page would do. Not by `delegatesFocus`, with which every click would. */
    override focus(options?: FocusOptions) {
      // React calls it when it has removed the focused element, whose place is taken later (keys.ts).
      if (this.#focused?.isConnected === false && isFocusFree()) {
        this.#focused = undefined;
        return;
      }
      const root = this.#mounted?.root ?? this;
      if (!focusField(root, options)) root.querySelector<HTMLElement>('button, a')?.focus(options);
    }

    /** One task later, because a move disconnects and connects the element within one task. */
    override disconnectedCallback() {
      this.#leaving = setTimeout(() => {
        this.#leaving = setTimeout(() => this.#unmount(), this.#mounted?.stop() ? STAY : 0);
      });
    }

    #unmount() {
      if (!this.#mounted) return;
      this.#mounted.remove();
      this.#mounted = undefined;
      this.#focused = undefined;
      this.#hydrated?.unmount();
      this.#hydrated = undefined;
      super.disconnectedCallback();
    }

    /** `moveBefore()` calls this in place of the two others. It keeps the focus, and the frames of a captcha. */
    connectedMoveCallback() {}

    /** The new document does not have the style sheets of the element. Not an `Event`, which MooTools replaces. */
    adoptedCallback() {
      this.shadowRoot?.dispatchEvent(new CustomEvent('adopted'));
    }

    /** Replaces r2wc's, which would mount an element that is not connected yet. */
    attributeChangedCallback() {
      this.#mounted?.update();
    }
  }

  reflectAttributes(PortalElement.prototype, attributes);
  customElements.define(tag, PortalElement);
}

/** Two copies work on the same page if they define different elements. */
function registerCopy() {
  const page = registry();
  page.version ??= version;
  page.renderer ??= renderer;
  if (page.version !== version || page.renderer !== renderer)
    void guard((file) => file.warnOfCopies(page, { version, renderer }));
}

/** The page may define an element of its own with the name of one that is defined already. */
const warnOfName = ({ error, message }: ErrorEvent) =>
  error?.name === 'NotSupportedError' && guard((file) => file.warnOfName(message));

/** Without this file, the element works. */
const guard = (use: (file: typeof import('./guards.ts')) => void) =>
  import('./guards.ts').then(use).catch(() => {});
