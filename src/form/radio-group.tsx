import { type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';
import { giveFocus } from '../browser/focused-element.ts';
import type { MessageKey } from '../i18n/message.ts';
import { Button } from '../ui/button.tsx';
import { useChangeCount } from '../ui/change-count.ts';
import { Icon } from '../ui/icon.tsx';
import { LiveRegion } from '../ui/live-region.tsx';
import { useSheet } from '../ui/sheet.ts';
import { useText } from '../ui/text.tsx';
import { ErrorText } from './error-text.tsx';
import fieldCss from './field.css?inline';
import type { FieldError } from './field-error.ts';
import optionCss from './option.css?inline';
import css from './radio-group.css?inline';
import { RadioOptions, STEP } from './radio-options.tsx';
import { countOptions, findOption, type RadioTree, searchTree } from './radio-tree.ts';

/** A longer list has a search field and collapsed groups. */
const SHORT = 10;

const LENS = 'M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 0 0 0-13M15.5 15.5l5 5';

const FOUND: Readonly<Record<number, MessageKey>> = {
  0: 'No product matches. Check the spelling.',
  1: '1 product found',
};

interface RadioGroupProps {
  legend: string;
  name: string;
  tree: RadioTree;
  chosen: string;
  error?: FieldError | undefined;
  onChoose(value: string): void;
  /** The name of the search field of a long list. Without it, the list has no search field and no collapsed groups. */
  searchLabel?: string;
}

/**
 * Native radio buttons, so that the browser handles the arrow keys. In WebKit an option that a key has focused after a click
 * does not match `:focus-visible`, so the group remembers whether a key was used last.
 */
export function RadioGroup({ legend, name, tree, chosen, error, onChoose, searchLabel }: RadioGroupProps) {
  const id = useId();
  useSheet(fieldCss);
  useSheet(optionCss);
  useSheet(css);
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const changeCount = useChangeCount(error);
  const [usesKeys, setUsesKeys] = useState(false);
  const t = useText();
  const [query, setQuery] = useState('');
  useEffect(() => {
    if (error) giveFocus(fieldset.current?.querySelector('input'));
  }, [error]);
  const isLong = searchLabel !== undefined && countOptions(tree) > SHORT;
  const found = searchTree(tree, query);
  const isSearching = found !== tree;
  const search = useRef<HTMLInputElement>(null);
  const count = countOptions(found);
  const hidden = findOption(found, chosen) ? undefined : findOption(tree, chosen);
  return (
    <fieldset
      ref={fieldset}
      className="options"
      part="radio-group"
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a plain fieldset cannot be required
      role="radiogroup"
      aria-required
      aria-describedby={error ? `${id}-error` : undefined}
      data-name={name}
      data-invalid={Boolean(error) || undefined}
      data-keys={usesKeys || undefined}
      onFocus={keepOneTabStop}
      onChange={keepOneTabStop}
      onKeyDown={() => setUsesKeys(true)}
      onPointerDown={() => setUsesKeys(false)}
    >
      <legend className="label">{legend}</legend>
      {error && <ErrorText key={changeCount} id={`${id}-error`} message={error.message} />}
      {isLong && (
        <div className="field" part="field">
          <div className="control search">
            <Icon path={LENS} />
            <input
              ref={search}
              type="search"
              className="input"
              part="input"
              aria-label={searchLabel}
              placeholder={searchLabel}
              autoComplete="off"
              spellCheck="false"
              onInput={({ currentTarget }) => setQuery(currentTarget.value)}
              // Enter would submit the form.
              onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
            />
          </div>
          <LiveRegion>
            {isSearching && (
              <p className="hint">{t(FOUND[count] ?? '{{count}} products found', { count })}</p>
            )}
          </LiveRegion>
          {count === 0 && (
            <Button
              look="quiet"
              onClick={() => {
                setQuery('');
                if (!search.current) return;
                search.current.value = '';
                // The button disappears and would lose the focus.
                search.current.focus();
              }}
            >
              {t('Clear search')}
            </Button>
          )}
        </div>
      )}
      <RadioOptions
        key={String(isSearching)}
        tree={hidden ? { items: [hidden, ...found.items] } : found}
        name={name}
        chosen={chosen}
        onChoose={onChoose}
        groups={!isLong ? 'plain' : !isSearching ? 'none' : count <= STEP ? 'all' : 'first'}
      />
    </fieldset>
  );
}

/** In an unanswered list WebKit would stop in each group, because the buttons of the groups are between them. */
function keepOneTabStop({ currentTarget, target }: SyntheticEvent<HTMLElement>) {
  const radios = [...currentTarget.querySelectorAll<HTMLInputElement>('[type=radio]')];
  const stop = radios.find(({ checked }) => checked) ?? radios.find((radio) => radio === target) ?? radios[0];
  for (const radio of radios) radio.tabIndex = radio === stop ? 0 : -1;
}
