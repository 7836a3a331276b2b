import { createControl, createSelect, createTextInput, hintOf } from './controls.ts';
import type { Attribute } from './manifest.ts';

/** `onChange` gets an empty text if the attribute is not set. */
export function attributeControl(
  attribute: Attribute,
  value: string,
  onChange: (value: string) => void,
): HTMLElement {
  const { name, type } = attribute;
  const values = Array.from(type.text.matchAll(/'([^']*)'/g), ([, literal = '']) => literal);
  const input = values.length > 0 ? createSelect(['', ...values]) : createTextInput();
  input.value = value;
  return createControl(name, input, { hint: hintOf(attribute), onChange: () => onChange(input.value) }).row;
}
