export interface RadioOption {
  value: string;
  title: string;
  description?: string | undefined;
  lang?: string;
}

export type RadioItem = RadioOption | RadioTreeGroup;

/** Options, and groups of options that have a title, in the order in which they are shown. */
export interface RadioTree {
  items: readonly RadioItem[];
}

interface RadioTreeGroup extends RadioTree {
  id: string;
  title: string;
}

export const isGroup = (item: RadioItem): item is RadioTreeGroup => 'items' in item;

/** All options, also those in groups. */
export const optionsOf = ({ items }: RadioTree): RadioOption[] =>
  items.flatMap((item) => (isGroup(item) ? optionsOf(item) : item));

/** The tree with these options only, and with the groups that contain one. */
export const keepOptions = ({ items }: RadioTree, kept: ReadonlySet<RadioOption>): RadioTree => ({
  items: items
    .map((item) => (isGroup(item) ? { ...item, ...keepOptions(item, kept) } : item))
    .filter((item) => (isGroup(item) ? item.items.length > 0 : kept.has(item))),
});
