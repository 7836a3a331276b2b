/*
 * dist/portal.js: shows the first screen of every element of a host page, and imports the module of each element, at once or when
 * it is needed. Built by scripts/build/portal-module.ts.
 */
import { css, failed, loaders, screens, texts } from 'virtual:first-screens';
import { documentAccessors } from '../src/kit/document.ts';
import { isInHostPage } from './is-in-host-page.ts';
import { attempt } from './saved-choices.ts';
import { type Shown, show } from './show.ts';
import { whenIdle, whenNeeded } from './when-needed.ts';

const TAGS = Object.keys(loaders).join();

const met = new WeakSet<Element>();
/** The first screens by tag, until the module of the element has loaded. */
const shown: Record<string, Shown[]> = {};
const loading: Record<string, Promise<unknown>> = {};

/** Not a method of the document, because an element with its name would hide it. */
const inDocument = (): Iterable<HTMLElement> =>
  Reflect.get(documentAccessors(), 'querySelectorAll').call(document, TAGS);

function meet(element: HTMLElement): void {
  const { localName } = element;
  if (customElements.get(localName)) return;
  const load = () => void loadModule(localName);
  const isLazy = element.getAttribute('loading') === 'lazy';
  if (!isLazy) load();
  if (met.has(element)) return;
  met.add(element);
  // If the page has changed or hidden what this calls, the app shows the element.
  const view = attempt(() => showFirstScreen(element));
  shown[localName] ??= [];
  if (view) shown[localName].push(view);
  if (!isLazy) return;
  if (element.shadowRoot?.querySelector('form')) whenNeeded(element, load);
  else whenIdle(load);
}

function showFirstScreen(element: HTMLElement): Shown | undefined {
  const screen = screens[element.localName];
  return screen && isInHostPage(element) ? show(element, screen, { failed, css, texts }) : undefined;
}

function loadModule(tag: string): Promise<unknown> {
  loading[tag] ??= loaders[tag]?.().then(
    () => delete shown[tag],
    (problem: unknown) => {
      fail(tag);
      throw problem;
    },
  );
  return loading[tag];
}

/** Another attempt keeps what was typed. A browser that never fetches a failed script again has to load the page again. */
function fail(tag: string): void {
  const views = shown[tag] ?? [];
  const retry = () => {
    for (const { restore } of views) restore();
    loaders[tag]?.().catch(() => (navigator.onLine ? location.reload() : fail(tag)));
  };
  for (const { showFailure } of views) showFailure(retry);
}

function meetAll(): void {
  for (const element of inDocument()) meet(element);
}

// A program that renders the page on a server may import this module, too.
if (typeof document !== 'undefined') {
  meetAll();
  new MutationObserver(meetAll).observe(document, {
    childList: true,
    subtree: true,
    attributeFilter: ['loading'],
  });
}
