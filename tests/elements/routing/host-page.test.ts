import { expect } from 'chai';
import { TAGS } from '../../support/elements.ts';
import { fakeFetch } from '../../support/fake-fetch.ts';
import { loadElements, loadScript } from '../../support/mount.ts';
import { button } from '../../support/shadow.ts';
import { goToStage, open, repliesFor, waitForStage } from '../../support/stages.ts';

/** Functions that other scripts may have patched or compare by identity. */
const functions = () => [
  history.pushState,
  history.replaceState,
  EventTarget.prototype.addEventListener,
  customElements.define,
  Element.prototype.attachShadow,
  Node.prototype.removeChild,
  Node.prototype.insertBefore,
  Promise.prototype.then,
  Date.now,
  JSON.parse,
  setTimeout,
  onerror,
  onpopstate,
  onbeforeunload,
];

/** The registry that copies of the bundle share; the only thing that stays on the page. */
const REGISTRY = Symbol.for('login-portal/1');

/** Playwright adds functions to the page when a test uses its mouse or keyboard. */
const isOfDriver = (name: string) => name.startsWith('__pw') || name.startsWith('__playwright');

const ownKeys = (object: object) => [
  ...Object.getOwnPropertyNames(object),
  ...Object.getOwnPropertySymbols(object).filter((key) => key !== REGISTRY),
];

const state = () => ({
  // Sorted, because Firefox defines a built-in global again when a script first uses it.
  globals: ownKeys(window)
    .map(String)
    .filter((name) => !isOfDriver(name))
    .sort(),
  keys: Object.keys(window)
    .filter((name) => !isOfDriver(name))
    .sort(),
  // React sets this property on the document.
  document: ownKeys(document).filter((name) => !String(name).startsWith('_reactListening')),
  prototypes: [Object, Array, String, Element, Event].map(({ prototype }) => ownKeys(prototype).length),
  title: document.title,
  head: [...document.head.children],
  body: [...document.body.children],
  root: document.documentElement.outerHTML.match(/^<html[^>]*>/)?.[0],
  bodyTag: document.body.outerHTML.match(/^<body[^>]*>/)?.[0],
  address: location.href,
  entries: history.length,
});

describe('the host page', () => {
  it('is unchanged after the bundle was loaded and used', async () => {
    const { fetch } = window;
    fakeFetch(repliesFor('password'));
    const fake = window.fetch;
    const before = state();
    const functionsBefore = functions();
    await loadElements();
    document.head.lastElementChild?.remove();

    const portal = await open();
    const widget = await open('<forgot-password></forgot-password>');
    await goToStage(portal, 'password');
    button(portal, 'Cancel').click();
    await waitForStage(portal, 'start');
    portal.parentElement?.remove();
    widget.remove();

    expect(state()).to.deep.equal(before);
    expect(functions()).to.deep.equal(functionsBefore);
    expect(window.fetch).to.equal(fake);
    expect(fetch).to.not.equal(fake);
  });

  it('gets no globals from the element modules', async () => {
    const before = state().globals;
    for (const tag of TAGS) await loadScript(`/dist/elements/${tag}.js`, 'module');
    expect(state().globals).to.deep.equal(before);
  });
});
