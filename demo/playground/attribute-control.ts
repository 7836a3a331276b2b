import { createControl, createSelect, createTextInput, hintOf } from './controls.ts';
import type { Attribute } from './manifest.ts';

/** The value of an attribute: text, true for a boolean attribute, or undefined if it is not set. */
export type AttributeValue = string | true | undefined;

export function attributeControl(
  attribute: Attribute,
  value: AttributeValue,
  onChange: (value: AttributeValue) => void,
): HTMLElement {
  const { name, values, isBoolean } = attribute;
  const hint = hintOf(attribute);
  if (isBoolean) {
    const box = document.createElement('input');
    Object.assign(box, { type: 'checkbox', checked: value === true });
    return createControl(name, box, { hint, onChange: () => onChange(box.checked || undefined) }).row;
  }
  const input = values.length > 0 ? createSelect(['', ...values]) : createTextInput();
  if (typeof value === 'string') input.value = value;
  return createControl(name, input, { hint, onChange: () => onChange(input.value || undefined) }).row;
}
