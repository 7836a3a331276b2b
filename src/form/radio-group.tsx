import { useLayoutEffect, useRef, useState } from 'react';
import { focusedElement } from '../browser/focused-element.ts';
import { useSheet } from '../ui/sheet.ts';
import { useSteps } from '../ui/use-steps.tsx';
import tickCss from './checkbox.css?inline';
import type { FieldError } from './field-error.ts';
import optionCss from './option.css?inline';
import css from './radio-group.css?inline';
import { isGroup, keepOptions, optionsOf, type RadioOption, type RadioTree } from './radio-tree.ts';
import { useFieldError } from './use-field-error.tsx';

interface RadioChoice {
  name: string;
  tree: RadioTree;
  chosen: string;
  onChoose(value: string): void;
}

interface RadioGroupProps extends RadioChoice {
  legend: string;
  error?: FieldError | undefined;
}

/**
 * Native radio buttons, so that the browser handles the arrow keys. In WebKit an option that a key has focused after a click
 * does not match `:focus-visible`, so the group remembers whether a key was used last.
 */
export function RadioGroup({ legend, error, tree, ...choice }: RadioGroupProps) {
  useSheet(tickCss);
  useSheet(optionCss);
  useSheet(css);
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const shown = useFieldError(error, fieldset);
  const [usesKeys, setUsesKeys] = useState(false);
  const options = optionsOf(tree);
  const { limit, more } = useSteps(fieldset, 'input', options.length);
  const stopOnce = () => {
    if (fieldset.current) keepOneTabStop(fieldset.current);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: again for each step
  useLayoutEffect(stopOnce, [limit]);
  // The chosen option is always in the document, because the form sends what is in it.
  const kept = options.filter(({ value }, index) => index < limit || value === choice.chosen);
  return (
    <fieldset
      ref={fieldset}
      className="options"
      part="radio-group"
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a plain fieldset cannot be required
      role="radiogroup"
      aria-required
      aria-describedby={shown.id}
      data-name={choice.name}
      data-invalid={shown.invalid}
      data-keys={usesKeys || undefined}
      onFocus={stopOnce}
      onChange={stopOnce}
      onKeyDown={() => setUsesKeys(true)}
      onPointerDown={() => setUsesKeys(false)}
    >
      <legend className="label">{legend}</legend>
      {shown.text}
      <Options tree={keepOptions(tree, new Set(kept))} {...choice} />
      {more}
    </fieldset>
  );
}

const Options = ({ tree, ...choice }: RadioChoice) =>
  tree.items.map((item) =>
    isGroup(item) ? (
      <fieldset key={`group ${item.id}`} className="options">
        <legend className="label radio-legend">{item.title}</legend>
        <Options tree={item} {...choice} />
      </fieldset>
    ) : (
      <Option key={`option ${item.value}`} option={item} {...choice} />
    ),
  );

type OptionProps = Omit<RadioChoice, 'tree'> & { option: RadioOption };

const Option = ({ option: { value, title, description, lang }, name, chosen, onChoose }: OptionProps) => (
  <label className="option radio" part="radio">
    <input
      type="radio"
      name={name}
      value={value}
      defaultChecked={value === chosen}
      onChange={() => onChoose(value)}
      // Safari does not focus a clicked radio button, and without focus the arrow keys do nothing.
      onClick={({ currentTarget }) => currentTarget.focus({ focusVisible: false })}
    />
    <span className="option-text">
      <span className="option-title" lang={lang}>
        {title}
      </span>
      {description && <span className="option-hint">{description}</span>}
    </span>
  </label>
);

/** In an unanswered list the browser would stop at several options. */
function keepOneTabStop(group: HTMLElement) {
  const radios = [...group.querySelectorAll<HTMLInputElement>('[type=radio]')];
  const focused = focusedElement();
  const stop =
    radios.find(({ checked }) => checked) ?? radios.find((radio) => radio === focused) ?? radios[0];
  for (const radio of radios) radio.tabIndex = radio === stop ? 0 : -1;
}
