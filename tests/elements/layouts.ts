/* Parents of an element that take their width from their content, and others that leave it little room. */
import { mount } from '../support/mount.ts';

export interface Layout {
  /** The parents; the element becomes the content of the `<main>`. A style is in `data-style`, because of the test's policy. */
  html: string;
  /** The style of the element itself. */
  style?: string;
  /** The width of a form in a window of 1000 px, or `null` if it depends on other content. The default is {@link FULL}. */
  width?: number | null;
}

/** `--portal-width`, 32em. */
export const FULL = 512;
/** The window of 320 px less 6em: no form is narrower if there is room for this. */
export const NARROWEST = 224;
const TEXT = 'Lorem ipsum dolor sit amet. '.repeat(40);

const inside = (style: string) => `<main data-style="${style}"></main>`;

export const LAYOUTS: Record<string, Layout> = {
  'a centred grid': { html: inside('display: grid; place-items: center') },
  'a centred flex row': { html: inside('display: flex; justify-content: center') },
  'a centred flex column': { html: inside('display: flex; flex-direction: column; align-items: center') },
  'a float': { html: inside('float: left') },
  'an absolute position': { html: inside('position: absolute; inset: 0 auto auto 0') },
  'an inline block': { html: inside('display: inline-block') },
  'an element that is an inline block': { html: '<main></main>', style: 'display: inline-block' },
  'fit-content': { html: inside('width: fit-content; margin: auto') },
  'a table cell': { html: '<table><tr><td><main></main></table>' },
  'a table cell beside a long text': {
    html: `<table><tr><td><main></main><td>${TEXT}</table>`,
    width: null,
  },
  'a flex row beside a long text': {
    html: `<div data-style="display: flex"><main></main><p>${TEXT}</p></div>`,
    width: null,
  },
  'a popover': { html: '<main popover="manual"></main>' },
  'a dialog': { html: '<dialog><main></main></dialog>' },
  'the centred layout of Storybook': {
    html: `<div data-style="display: flex; justify-content: center; align-items: center; min-height: 100vh; padding: 1rem; box-sizing: border-box"><main></main></div>`,
  },
  'min-content': { html: inside('width: min-content'), width: null },
  'a narrow centred column': {
    html: `<div data-style="width: 260px">${inside('display: flex; justify-content: center')}</div>`,
    width: 260,
  },
  'a column that shares the width': {
    html: `<div data-style="display: grid; grid-template-columns: 1fr 1fr 1fr 1fr">${inside('')}</div>`,
    width: null,
  },
};

/** Moves the element into the layout, and returns a function that moves it back. */
export function place(element: HTMLElement, { html, style = '' }: Layout): () => void {
  const origin = element.parentElement;
  const box = mount(`<div>${html}</div>`);
  for (const each of box.querySelectorAll<HTMLElement>('[data-style]'))
    each.style.cssText = each.dataset.style ?? '';
  box.querySelector('main')?.append(element);
  element.style.cssText = style;
  box.querySelector('dialog')?.showModal();
  box.querySelector<HTMLElement>('[popover]')?.showPopover();
  return () => {
    origin?.append(element);
    box.remove();
  };
}
