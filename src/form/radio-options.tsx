import { type ReactNode, useEffect, useRef, useState } from 'react';
import { isolate } from '../kit/isolate.ts';
import { Button } from '../ui/button.tsx';
import { EXPAND, Icon } from '../ui/icon.tsx';
import { useText } from '../ui/text.tsx';
import {
  countOptions,
  findOption,
  isGroup,
  type RadioOption,
  type RadioTree,
  type RadioTreeGroup,
} from './radio-tree.ts';

/** More options and groups than this are shown in steps, because a slow phone takes several milliseconds for each. */
export const STEP = 25;

interface RadioChoice {
  name: string;
  /** The chosen option is always in the document, because the form sends what is in it. */
  chosen: string;
  onChoose(value: string): void;
  /** Which groups are open at first. Those that are not `plain` can be opened and closed. */
  groups: 'plain' | 'all' | 'first' | 'none';
}

/** Radio buttons, and the groups below them. */
export function RadioOptions({ tree, ...choice }: RadioChoice & { tree: RadioTree }): ReactNode {
  const t = useText();
  const [limit, setLimit] = useState(STEP);
  const firstNew = useRef<HTMLElement>(null);
  const keepFirstNew = (node: HTMLElement | null) => {
    firstNew.current = node;
  };
  useEffect(() => {
    // The button that was pressed has moved or disappeared.
    if (limit > STEP) firstNew.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [limit]);
  const { items } = tree;
  const firstGroup = items.findIndex(isGroup);
  const Group = choice.groups === 'plain' ? PlainGroup : CollapsibleGroup;
  return (
    <>
      {items.map((item, index) => {
        if (index >= limit && !findOption({ items: [item] }, choice.chosen)) return null;
        const ref = index === limit - STEP ? keepFirstNew : undefined;
        return isGroup(item) ? (
          <Group
            key={`group ${item.id}`}
            ref={ref}
            group={item}
            {...choice}
            groups={choice.groups === 'first' && index > firstGroup ? 'none' : choice.groups}
          />
        ) : (
          <Option key={`option ${item.value}`} ref={ref} option={item} {...choice} />
        );
      })}
      {limit < items.length && (
        <Button look="secondary" onClick={() => setLimit(limit + STEP)}>
          {t('Show more')}
        </Button>
      )}
    </>
  );
}

type ItemRef = { ref: ((node: HTMLElement | null) => void) | undefined };

function Option({ option, ref, name, chosen, onChoose }: RadioChoice & ItemRef & { option: RadioOption }) {
  const { value, title, description, lang } = option;
  return (
    <label ref={ref} className="option radio" part="radio">
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
}

type GroupProps = RadioChoice & ItemRef & { group: RadioTreeGroup };

function PlainGroup({ group, ref, ...choice }: GroupProps) {
  return (
    <fieldset ref={ref} className="options">
      <legend className="radio-legend">{group.title}</legend>
      <RadioOptions tree={group} {...choice} />
    </fieldset>
  );
}

/** Its options are rendered when it is expanded, so that thousands of products cost little. */
function CollapsibleGroup({ group, ref, ...choice }: GroupProps) {
  const [toggled, setToggled] = useState<boolean>();
  const expanded = toggled ?? choice.groups !== 'none';
  const chosen = expanded ? undefined : findOption(group, choice.chosen);
  return (
    <fieldset ref={ref} className="options collapsible">
      <legend className="radio-legend">
        <Button look="quiet" expanded={expanded} onClick={() => setToggled(!expanded)}>
          <Icon path={EXPAND} />
          <span>{`${isolate(group.title)} (${countOptions(group)})`}</span>
        </Button>
      </legend>
      <RadioOptions tree={expanded ? group : { items: chosen ? [chosen] : [] }} {...choice} />
    </fieldset>
  );
}
