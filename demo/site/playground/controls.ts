import type { Attribute } from './manifest.ts';

type Input = HTMLInputElement | HTMLSelectElement;

/** What an attribute was set to: text, or true for a switch; nothing where it was left alone. */
export type Setting = string | true | undefined;

/** The control of an attribute, as its declaration describes it. */
export function attributeControl(
  { name, description, fallback, values, isSwitch }: Attribute,
  setting: Setting,
  onChange: (setting: Setting) => void,
): HTMLElement {
  const hint = [description, fallback && `Default: ${fallback}.`]
    .filter(Boolean)
    .join(' ')
    .replaceAll('`', '');
  if (isSwitch) {
    const box = document.createElement('input');
    Object.assign(box, { type: 'checkbox', checked: setting === true });
    return labelled(name, box, { hint, onChange: () => onChange(box.checked || undefined) });
  }
  const input: Input = values.length > 0 ? select(['', ...values]) : document.createElement('input');
  if (typeof setting === 'string') input.value = setting;
  Object.assign(input, { autocomplete: 'off', spellcheck: false });
  return labelled(name, input, { hint, onChange: () => onChange(input.value || undefined) });
}

/** A choice; the empty value is "not set". */
export function select(values: readonly string[], labels = values): HTMLSelectElement {
  const list = document.createElement('select');
  list.append(...values.map((value, index) => new Option(labels[index] || '(not set)', value)));
  return list;
}

interface LabelOptions {
  hint?: string;
  onChange(): void;
}

export function labelled(label: string, input: Input, { hint, onChange }: LabelOptions): HTMLElement {
  const row = document.createElement('div');
  row.className = 'control';
  input.id = `set-${label.toLowerCase().replaceAll(/\W+/g, '-')}`;
  input.addEventListener('change', onChange);
  const words = document.createElement('label');
  words.textContent = label;
  words.htmlFor = input.id;
  row.append(words, input);
  if (hint) {
    const small = document.createElement('small');
    small.id = `${input.id}-hint`;
    small.textContent = hint;
    input.setAttribute('aria-describedby', small.id);
    row.append(small);
  }
  return row;
}
