import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { FieldError } from '../i18n/field-error.ts';
import { useChangeCount } from './change-count.ts';
import { ErrorText } from './error-text.tsx';
import fieldCss from './field.css?inline';
import optionCss from './option.css?inline';
import css from './radio-group.css?inline';
import { useSheet } from './sheet.ts';

export interface RadioOption {
  value: string;
  title: string;
  description?: string | undefined;
  lang?: string;
}

/** Options, and groups of options that have a title. */
export interface RadioTree {
  options: readonly RadioOption[];
  groups?: readonly (RadioTree & { id: string; title: string })[];
}

interface RadioGroupProps {
  legend: string;
  name: string;
  tree: RadioTree;
  initial: string;
  error?: FieldError | undefined;
  onChoose(value: string): void;
}

/**
 * Native radio buttons, so that the browser handles the arrow keys. In WebKit an option that a key has focused after a click
 * does not match `:focus-visible`, so the group remembers whether a key was used last.
 */
export function RadioGroup({ legend, name, tree, initial, error, onChoose }: RadioGroupProps) {
  const id = useId();
  useSheet(fieldCss);
  useSheet(optionCss);
  useSheet(css);
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const changeCount = useChangeCount(error);
  const [usesKeys, setUsesKeys] = useState(false);
  useEffect(() => {
    if (error) fieldset.current?.querySelector('input')?.focus();
  }, [error]);
  return (
    <fieldset
      ref={fieldset}
      className="options"
      part="radio-group"
      aria-describedby={error ? `${id}-error` : undefined}
      data-invalid={Boolean(error) || undefined}
      data-keys={usesKeys || undefined}
      onKeyDown={() => setUsesKeys(true)}
      onPointerDown={() => setUsesKeys(false)}
    >
      <legend className="label">{legend}</legend>
      <Options tree={tree} name={name} initial={initial} onChoose={onChoose} />
      {error && <ErrorText key={changeCount} id={`${id}-error`} message={error.message} />}
    </fieldset>
  );
}

function Options({
  tree,
  ...choice
}: Pick<RadioGroupProps, 'tree' | 'name' | 'initial' | 'onChoose'>): ReactNode {
  const { name, initial, onChoose } = choice;
  return (
    <>
      {tree.options.map(({ value, title, description, lang }) => (
        <label key={value} className="option radio" part="radio">
          <input
            type="radio"
            name={name}
            value={value}
            defaultChecked={value === initial}
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
      ))}
      {tree.groups?.map((group) => (
        <fieldset key={group.id} className="options">
          <legend className="radio-legend">{group.title}</legend>
          <Options tree={group} {...choice} />
        </fieldset>
      ))}
    </>
  );
}
