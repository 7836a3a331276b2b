type Id = string | number;

export interface TreeItem {
  id: Id;
  parentgroup?: Id | null | undefined;
  children?: readonly this[] | null | undefined;
}

export interface TreeNode<Item> {
  item: Item;
  children: TreeNode<Item>[];
}

/**
 * Items as a tree, whichever way they tell of it: by their own `children`, by the `parentgroup` of another item (`root`
 * means none, specification, section 3), or both. An item whose parent is not there stands at the top, and a circle is
 * cut where it closes, so that every item is seen exactly once.
 */
export function toTree<Item extends TreeItem>(items: readonly Item[]): TreeNode<Item>[] {
  const known = new Set(items.map(({ id }) => String(id)));
  const placed = new Set<string>();

  const parentOf = ({ parentgroup }: Item) =>
    parentgroup !== null && parentgroup !== undefined && known.has(String(parentgroup))
      ? String(parentgroup)
      : undefined;

  const childrenOf = Map.groupBy(items, parentOf);

  function node(item: Item): TreeNode<Item> {
    const id = String(item.id);
    placed.add(id);
    const below = [...((item.children ?? []) as readonly Item[]), ...(childrenOf.get(id) ?? [])];
    return { item, children: below.flatMap(place) };
  }

  const place = (item: Item) => (placed.has(String(item.id)) ? [] : [node(item)]);
  const roots = (childrenOf.get(undefined) ?? []).flatMap(place);
  return [...roots, ...items.flatMap(place)];
}
