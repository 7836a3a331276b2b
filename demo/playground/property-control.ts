import { createControl, createTextInput, hintOf } from './controls.ts';
import { hexOf } from './hex-color.ts';
import type { CustomProperty } from './manifest.ts';

/** By syntax: a CSS property that takes the same values, and values to suggest. */
const SYNTAXES: Record<string, { cssProperty: string; suggestions: readonly string[] }> = {
  '<color>': { cssProperty: 'color', suggestions: [] },
  '<length>': { cssProperty: 'font-size', suggestions: ['0', '4px', '8px', '1em', '1.5em', '24px'] },
  '<number>': { cssProperty: 'font-weight', suggestions: ['300', '400', '700', '900'] },
  '<shadow>': { cssProperty: 'box-shadow', suggestions: ['none', '0 4px 16px rgb(0 0 0 / 25%)'] },
  '<family-name>': {
    cssProperty: 'font-family',
    suggestions: ['Georgia, serif', 'system-ui, sans-serif', 'ui-monospace, monospace', 'cursive'],
  },
};

/**
 * A text input for a custom property, with a colour picker for colours.
 * @param context The element that the property is set on.
 */
export function propertyControl(
  property: CustomProperty,
  context: Element,
  onChange: (value: string) => void,
): HTMLElement {
  const { name, default: initial, syntax } = property;
  const { cssProperty = name, suggestions = [] } = SYNTAXES[syntax] ?? {};
  const hint = hintOf(property);
  const input = createTextInput();
  input.placeholder = initial;
  const { row, setHint } = createControl(name, input, { hint, onChange: apply });

  function apply(): void {
    const value = input.value.trim();
    const isValid = value === '' || CSS.supports(cssProperty, value);
    input.setAttribute('aria-invalid', String(!isValid));
    setHint(isValid ? hint : `“${value}” is not a valid value. ${hint}`);
    onChange(isValid ? value : '');
  }

  if (syntax === '<color>') input.after(colorPicker(property, context, input, apply));
  else if (suggestions.length > 0) addSuggestions(input, suggestions);
  return row;
}

function colorPicker(
  { name, default: initial }: CustomProperty,
  context: Element,
  input: HTMLInputElement,
  apply: () => void,
): HTMLInputElement {
  const picker = document.createElement('input');
  picker.type = 'color';
  picker.ariaLabel = `Pick a colour for ${name}`;
  const showColor = () => {
    picker.value = hexOf(`var(${name}, ${initial})`, context);
  };
  picker.addEventListener('focus', showColor);
  input.addEventListener('change', showColor);
  picker.addEventListener('input', () => {
    input.value = picker.value;
    apply();
  });
  showColor();
  return picker;
}

function addSuggestions(input: HTMLInputElement, values: readonly string[]): void {
  const list = document.createElement('datalist');
  list.id = `${input.id}-values`;
  list.append(...values.map((value) => new Option(value, value)));
  input.setAttribute('list', list.id);
  input.after(list);
}
