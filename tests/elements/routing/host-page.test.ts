import { expect } from 'chai';
import { fakeFetch } from '../../support/fake-fetch.ts';
import { loadElements, loadScript } from '../../support/mount.ts';
import { button } from '../../support/shadow.ts';
import { answersFor, open, untilStage, walkTo } from '../../support/stages.ts';

/** What others may have patched or rely upon, by identity. */
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

/** What the copies of the bundle share is the one thing that stays. */
const REGISTRY = Symbol.for('login-portal/1');

const own = (object: object) => [
  ...Object.getOwnPropertyNames(object),
  ...Object.getOwnPropertySymbols(object).filter((key) => key !== REGISTRY),
];

const state = () => ({
  globals: own(window),
  keys: Object.keys(window),
  // React marks the document it listens on.
  document: own(document).filter((name) => !String(name).startsWith('_reactListening')),
  prototypes: [Object, Array, String, Element, Event].map(({ prototype }) => own(prototype).length),
  title: document.title,
  head: [...document.head.children],
  body: [...document.body.children],
  root: document.documentElement.outerHTML.match(/^<html[^>]*>/)?.[0],
  bodyTag: document.body.outerHTML.match(/^<body[^>]*>/)?.[0],
  address: location.href,
  entries: history.length,
});

describe('the page around an element', () => {
  it('is the same after the bundle was loaded and used', async () => {
    const { fetch } = window;
    fakeFetch(answersFor('password'));
    const fake = window.fetch;
    const before = state();
    const functionsBefore = functions();
    await loadElements();
    document.head.lastElementChild?.remove();

    const portal = await open();
    const widget = await open('<forgot-password></forgot-password>');
    await walkTo(portal, 'password');
    button(portal, 'Cancel').click();
    await untilStage(portal, 'start');
    portal.parentElement?.remove();
    widget.remove();

    expect(state()).to.deep.equal(before);
    expect(functions()).to.deep.equal(functionsBefore);
    expect(window.fetch).to.equal(fake);
    expect(fetch).to.not.equal(fake);
  });

  it('gets no globals from the modules either', async () => {
    const before = own(window);
    await loadScript('/dist/elements/login-portal.js', 'module');
    await loadScript('/dist/elements/forgot-password.js', 'module');
    expect(own(window)).to.deep.equal(before);
  });
});
