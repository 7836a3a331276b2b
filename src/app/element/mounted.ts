import { createStore } from 'zustand/vanilla';
import { pageOrigin } from '../../browser/origin.ts';
import type { Locale } from '../../i18n/locale.ts';
import type { Journey } from '../../journey/journey.ts';
import { type Emit, emitFrom } from '../../services/host-events.ts';
import type { ReportFile } from '../../ui/file-report.ts';
import { pageApi } from '../page/page-api.ts';
import type { PageApi } from '../page/registry.ts';
import { allTrusted, trustedOrigins } from '../page/trusted-origins.ts';
import { warnOnce } from '../page/warn-once.ts';
import type { AttributeName } from './attributes.ts';
import {
  type AttributeProblem,
  type AttributeTexts,
  type Config,
  ownsAddress,
  readConfig,
} from './config.ts';
import type { FirstScreen } from './first-screen.ts';
import { secretFields } from './follow-page.ts';
import { openJourney } from './open-journey.ts';
import { createVisitScope, type VisitScope } from './visit-scope.ts';

/** An element from the moment it is in the page until it is removed, as the app inside it sees it. */
export interface Mounted {
  element: HTMLElement;
  /** Contains what is rendered: the shadow root, or the element itself if it is rendered without one. */
  root: ShadowRoot | HTMLElement;
  /** Gets the style sheets. */
  styleRoot: ShadowRoot | Document;
  /** Aborted when the element has been removed from the page for good. */
  removed: AbortSignal;
  remove(): void;
  scope: VisitScope;
  /** What the person has begun. Another base or API begins another journey. */
  journey(this: void): Journey;
  /** The language that is shown. */
  locale?: Locale | undefined;
  /** An address that only a click of the person can open, because the page is in a frame. */
  exit?: string;
  emit: Emit;
  /** Reports each file once. */
  reportFile: ReportFile;
  /** The attributes as they are at this moment, which may be between two renders (D44). They are parsed after a change, also of what is trusted. */
  config(this: void): Config;
  /** The calls of its API, which all elements of the page share. */
  api(this: void): PageApi;
  /** Some attributes have other values than those of the element, until it is called without them. */
  override(texts?: AttributeTexts): void;
  /** Calls `listener` after a change of an attribute. */
  subscribe(this: void, listener: () => void): () => void;
  /** An attribute has changed. */
  update(): void;
  /**
   * Whether the address, the title and the history of the page are the element's own (D21). Decided once for `base` and `routing`,
   * because the page's router may change the address before it removes the element.
   */
  ownsAddress(): boolean;
  /**
   * The page has taken the element out, and may put it back. Secrets are dropped, what was typed is saved, and what was sent is stopped,
   * because the answer could open another page. Returns whether there is something to keep for a while.
   */
  stop(): boolean;
  /** Present if the HTML of the page contained the first screen. */
  firstScreen?: FirstScreen | undefined;
}

/** `names` are the attributes that the element has. */
export function createMounted(
  element: HTMLElement,
  root: ShadowRoot,
  names: readonly AttributeName[],
): Mounted {
  const emit = emitFrom(element);
  const removal = new AbortController();
  const reported = new Set<string>();
  let others: AttributeTexts | undefined;
  let parsed: Config | undefined;
  /** What was trusted at that time. A module that imports an element can name origins only after the element has started. */
  let known = '';
  const warn = (problem: AttributeProblem) => {
    const then = known;
    void import('./attribute-warning.ts')
      .then(({ attributeWarning }) => {
        if (then === allTrusted()) warnOnce(`<${element.localName}> ${attributeWarning(problem)}`);
      })
      .catch(() => {});
  };
  const config = () => {
    const trusted = allTrusted();
    if (!parsed || known !== trusted) {
      known = trusted;
      const own = names.map((name) => [name, element.getAttribute(name)]);
      parsed = readConfig({ ...Object.fromEntries(own), ...others }, pageOrigin(), warn, trustedOrigins());
    }
    return parsed;
  };
  const { setState, subscribe } = createStore(() => ({}));
  const update = () => {
    parsed = undefined;
    setState({}, true);
  };
  let journey: Journey | undefined;
  let place: string | undefined;
  let owns = false;
  const mounted: Mounted = {
    element,
    root,
    styleRoot: root,
    removed: removal.signal,
    remove: () => removal.abort(),
    scope: createVisitScope(removal.signal),
    journey() {
      const { base, apiBase } = config();
      const owner = `${base} ${apiBase.href}`;
      if (journey?.owner !== owner)
        journey = openJourney(element, mounted.ownsAddress() ? base : undefined, owner);
      return journey;
    },
    emit,
    reportFile(name) {
      if (!reported.has(name)) emit('portal-problem', { kind: 'file', name });
      reported.add(name);
    },
    config,
    api: () => pageApi(config().apiBase),
    subscribe,
    override(texts) {
      if (texts === others) return;
      others = texts;
      update();
    },
    update,
    ownsAddress() {
      const { routing, base } = config();
      if (place !== routing + base)
        owns = names.includes('routing') && ownsAddress(config(), location.pathname);
      place = routing + base;
      return owns;
    },
    stop() {
      for (const input of secretFields(mounted.root)) {
        input.value = '';
        input.dispatchEvent(new InputEvent('input', { bubbles: true }));
      }
      mounted.journey().save(true);
      // The address, the title and the history of its own page are given back at once.
      return mounted.scope.stop() && !mounted.ownsAddress();
    },
  };
  return mounted;
}
