import { createControl, createTextInput, hintOf } from './controls.ts';
import { hexOf } from './hex-color.ts';
import type { CustomProperty } from './manifest.ts';

/** By syntax: a CSS property that takes the same values. */
const CSS_PROPERTIES: Record<string, string> = {
  '<color>': 'color',
  '<length>': 'font-size',
  '<number>': 'font-weight',
  '<shadow>': 'box-shadow',
  '<family-name>': 'font-family',
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
  const cssProperty = CSS_PROPERTIES[syntax] ?? name;
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
