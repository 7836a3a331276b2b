import { createControl, createSelect, setOptions } from './controls.ts';
import type { Documented } from './manifest.ts';

export interface PartControl {
  row: HTMLElement;
  /** Offers other parts. Keeps the chosen part if it is among them. */
  setParts(parts: readonly Documented[]): void;
  setElement(element: Element): void;
}

/** A list of parts. The chosen part is described here and outlined in the preview. */
export function partControl(onChange: (part: string) => void): PartControl {
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  const list = createSelect([]);
  const { row, setHint } = createControl('Part', list, { onChange: choose });
  row.querySelector('small')?.setAttribute('aria-live', 'polite');
  const show = document.createElement('button');
  Object.assign(show, { type: 'button', className: 'button-small', textContent: 'Show the part' });
  show.addEventListener('click', () => findPart()?.scrollIntoView({ block: 'center' }));
  row.append(show);

  let parts: readonly Documented[] = [];
  let root: ShadowRoot | null = null;
  const observer = new MutationObserver(showState);

  const findPart = () => (list.value ? root?.querySelector(`[part~="${list.value}"]`) : undefined);

  function choose(): void {
    const selector = `#preview ::part(${list.value})`;
    sheet.replaceSync(
      list.value
        ? `${selector} { outline: 3px dashed var(--needle); outline-offset: -1px; }
           ${selector}:focus-visible { outline-style: solid; }`
        : '',
    );
    showState();
    onChange(list.value);
  }

  function showState(): void {
    const part = parts.find(({ name }) => name === list.value);
    const isShown = Boolean(findPart());
    const missing = part && !isShown ? 'The preview does not show this part at the moment.' : '';
    setHint(
      [part?.description ?? 'Outlines a part of the element in the preview.', missing].join(' ').trim(),
    );
    show.hidden = !isShown;
  }

  return {
    row,
    setParts(next) {
      const chosen = list.value;
      parts = next;
      setOptions(list, ['', ...parts.map(({ name }) => name)], ['(none)', ...parts.map(({ name }) => name)]);
      list.value = parts.some(({ name }) => name === chosen) ? chosen : '';
      choose();
    },
    setElement(element) {
      observer.disconnect();
      root = null;
      showState();
      // A shadow root exists as soon as the element is defined.
      void customElements.whenDefined(element.localName).then(() => {
        if (!element.isConnected || !element.shadowRoot) return;
        root = element.shadowRoot;
        observer.observe(root, { subtree: true, childList: true, attributeFilter: ['part'] });
        showState();
      });
    },
  };
}
