import { folded, searchWords } from '../kit/search.ts';

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

export interface RadioTreeGroup extends RadioTree {
  id: string;
  title: string;
}

export const isGroup = (item: RadioItem): item is RadioTreeGroup => 'items' in item;

/** The number of options, including those in groups. */
export const countOptions = ({ items }: RadioTree): number =>
  items.reduce((sum, item) => sum + (isGroup(item) ? countOptions(item) : 1), 0);

/** The option with this value, also if it is in a group. */
export function findOption({ items }: RadioTree, value: string): RadioOption | undefined {
  for (const item of items) {
    const found = isGroup(item) ? findOption(item, value) : item.value === value && item;
    if (found) return found;
  }
  return undefined;
}

/** The options that contain every word of `query` in their texts or in the titles of their groups, and their groups. */
export function searchTree(tree: RadioTree, query: string): RadioTree {
  const words = searchWords(query);
  return words.length > 0 ? matching(tree, words) : tree;
}

function matching({ items }: RadioTree, words: readonly string[]): RadioTree {
  const missingIn = (text: string) => words.filter((word) => !folded(text).includes(word));
  return {
    items: items
      .map((item) => (isGroup(item) ? { ...item, ...matching(item, missingIn(item.title)) } : item))
      .filter((item) =>
        isGroup(item)
          ? item.items.length > 0
          : missingIn(`${item.title}\n${item.description ?? ''}`).length === 0,
      ),
  };
}
