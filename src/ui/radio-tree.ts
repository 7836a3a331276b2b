import { folded, searchWords } from '../kit/search.ts';

export interface RadioOption {
  value: string;
  title: string;
  description?: string | undefined;
  lang?: string;
}

/** Options, and groups of options that have a title. */
export interface RadioTree {
  options: readonly RadioOption[];
  groups?: readonly RadioTreeGroup[];
}

export interface RadioTreeGroup extends RadioTree {
  id: string;
  title: string;
}

const NO_GROUPS: readonly RadioTreeGroup[] = [];
const groupsOf = ({ groups = NO_GROUPS }: RadioTree) => groups;

/** The number of options, including those in groups. */
export const countOptions = (tree: RadioTree): number =>
  groupsOf(tree).reduce((sum, group) => sum + countOptions(group), tree.options.length);

/** The option with this value, also if it is in a group. */
export function findOption(tree: RadioTree, value: string): RadioOption | undefined {
  const own = tree.options.find((option) => option.value === value);
  if (own) return own;
  for (const group of groupsOf(tree)) {
    const found = findOption(group, value);
    if (found) return found;
  }
  return undefined;
}

/** The options that contain every word of `query` in their texts or in the titles of their groups, and their groups. */
export function searchTree(tree: RadioTree, query: string): RadioTree {
  const words = searchWords(query);
  return words.length > 0 ? matching(tree, words) : tree;
}

function matching(tree: RadioTree, words: readonly string[]): RadioTree {
  const missingIn = (text: string) => words.filter((word) => !folded(text).includes(word));
  return {
    options: tree.options.filter(
      ({ title, description = '' }) => missingIn(`${title}\n${description}`).length === 0,
    ),
    groups: groupsOf(tree)
      .map((group) => ({ ...group, ...matching(group, missingIn(group.title)) }))
      .filter((group) => countOptions(group) > 0),
  };
}
