import type { Documented } from './manifest.ts';

type Input = HTMLInputElement | HTMLSelectElement;

export interface Control {
  /** The label, the input and the hint. */
  row: HTMLElement;
  setHint(text: string): void;
}

interface ControlOptions {
  hint?: string;
  onChange?: () => void;
}

/** A labelled input with a hint below it. */
export function createControl(label: string, input: Input, { hint = '', onChange }: ControlOptions): Control {
  const row = document.createElement('div');
  row.className = 'control';
  input.id = `set-${label.toLowerCase().replaceAll(/\W+/g, '-')}`;
  if (onChange) input.addEventListener('change', onChange);
  const labelElement = document.createElement('label');
  labelElement.textContent = label;
  labelElement.htmlFor = input.id;
  const small = document.createElement('small');
  small.id = `${input.id}-hint`;
  input.setAttribute('aria-describedby', small.id);
  row.append(labelElement, input, small);
  function setHint(text: string): void {
    const plainText = text.replaceAll('`', '');
    if (small.textContent !== plainText) small.textContent = plainText;
  }
  setHint(hint);
  return { row, setHint };
}

/** A select. An empty value without a label means that nothing is set. */
export function createSelect(values: readonly string[], labels = values): HTMLSelectElement {
  const list = document.createElement('select');
  setOptions(list, values, labels);
  return list;
}

export function setOptions(list: HTMLSelectElement, values: readonly string[], labels = values): void {
  list.replaceChildren(...values.map((value, index) => new Option(labels[index] || '(not set)', value)));
}

/** A text input without autofill. */
export function createTextInput(): HTMLInputElement {
  const input = document.createElement('input');
  Object.assign(input, { autocomplete: 'off', spellcheck: false });
  return input;
}

/** "Description. Default: value." */
export function hintOf({ description, default: initial }: Documented): string {
  return [description, initial && `Default: ${initial}.`].filter(Boolean).join(' ');
}
