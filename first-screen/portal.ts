/*
 * dist/portal.js: shows the first screen of every element of a host page, and imports the module of each element, at once or when
 * it is needed. Built by scripts/build/portal-module.ts.
 */
import { common, loaders, screens } from 'virtual:first-screens';
import { isFree, readAddress } from '../src/app/page/names.ts';
import { registry, type Shown } from '../src/app/page/registry.ts';
import { warnOnce } from '../src/app/page/warn-once.ts';
import { documentMember } from '../src/browser/document.ts';
import { isReturn } from '../src/browser/is-reload.ts';
import { scriptAddress } from '../src/browser/script-address.ts';
import { serverAnswers } from '../src/browser/server-answers.ts';
import { attempt } from '../src/kit/attempt.ts';
import { showBuilt } from './build.ts';
import { findElements } from './find-elements.ts';
import { isInHostPage } from './is-in-host-page.ts';
import { whenIdle, whenNeeded } from './when-needed.ts';

// A second copy, with another address, would hold clicks and submits that the first one never carries out.
const page = registry();
page.script ??= { met: new WeakSet(), shown: {}, loading: {} };
const { met, shown, loading } = page.script;

type PolyfilledRoot = Node & { customElements?: CustomElementRegistry };

function meet(element: HTMLElement): void {
  const { localName } = element;
  const isNew = isFree(localName);
  // Also by a registry of the page's own.
  if (isDefined(element)) return;
  if (!isNew) {
    define(element);
    return;
  }
  const isLazy = element.getAttribute('loading') === 'lazy';
  let view: Shown | undefined;
  const load = () => void loadModule(localName).then(() => define(element, view));
  if (!isLazy) load();
  if (met.has(element)) return;
  met.add(element);
  // If the page has changed or hidden what this calls, the app shows the element.
  view = attempt(() => showFirstScreen(element));
  shown[localName] ??= [];
  if (view) shown[localName].push(view);
  if (!isLazy) return;
  // The app has what a person who comes back has typed.
  if (element.shadowRoot?.querySelector('form') && !isReturn()) whenNeeded(element, load);
  else whenIdle(load);
}

/** An element in a part of the page with a registry of its own is not defined yet. */
function define(element: HTMLElement, view?: Shown): void {
  const { localName } = element;
  const found = customElements.get(localName);
  if (!found || !('version' in found) || isDefined(element)) return;
  // The polyfill names the registry of a shadow root so.
  const { customElements: own = element.customElementRegistry } = element.getRootNode() as PolyfilledRoot;
  attempt(() => own?.define(localName, found));
  if (isDefined(element)) return;
  warnOnce(`<${localName}> cannot be defined in its part of the page.`);
  view?.showFailure(() => location.reload());
}

/** With the polyfill of scoped registries, an element is `:defined` if any registry has its name. */
const isDefined = (element: HTMLElement): boolean =>
  element.matches(':defined') && Object.getPrototypeOf(element) !== HTMLElement.prototype;

function showFirstScreen(element: HTMLElement): Shown | undefined {
  const screen = screens[element.localName];
  return screen && isInHostPage(element) ? showBuilt(element, screen) : undefined;
}

const loadModule = (tag: string): Promise<unknown> =>
  (loading[tag] ??= importModule(tag).then(
    () => delete shown[tag],
    (problem: unknown) => {
      delete loading[tag];
      fail(tag, problem);
      throw problem;
    },
  ));

/**
 * Another attempt keeps what was typed. A browser that never fetches a failed script again has to load the page again. No attempt helps
 * if the browser cannot read the script.
 */
function fail(tag: string, problem: unknown): void {
  const views = shown[tag] ?? [];
  const retry = () => {
    for (const { restore } of views) restore();
    importModule(tag).catch(async (again) =>
      (await serverAnswers()) ? location.reload() : fail(tag, again),
    );
  };
  for (const { showFailure } of views) showFailure(problem instanceof SyntaxError ? undefined : retry);
}

/** A classic script of another origin cannot name files beside it in Chromium, which takes `about:blank` for its address. */
async function importModule(tag: string): Promise<unknown> {
  return Promise.all([...common(), ...(loaders[tag]?.() ?? [])]).catch((problem: unknown) => {
    if (!classic) throw problem;
    return import(/* @vite-ignore */ new URL(`elements/${tag}.js`, classic).href);
  });
}

/** The address of this script, if it is a classic one. */
let classic: string | undefined;

// A program that renders the page on a server may import this module, too.
if (typeof document !== 'undefined') {
  // Not `import.meta.url`, which a classic script does not have.
  const address = scriptAddress(new Error().stack);
  if (documentMember('currentScript')) classic = address;
  readAddress(address);
  findElements(Object.keys(loaders), meet);
}
