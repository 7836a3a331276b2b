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
 * Builds a tree from items that nest through `children`, through `parentgroup`, or both. An item
 * whose parent is "root" or missing is a root. A cycle is cut where it closes, so that every item appears exactly once.
 */
export function toTree<Item extends TreeItem>(items: readonly Item[]): TreeNode<Item>[] {
  const ids = new Set(items.map(({ id }) => String(id)));
  const placed = new Set<string>();

  const parentOf = ({ parentgroup }: Item) =>
    parentgroup !== null && parentgroup !== undefined && ids.has(String(parentgroup))
      ? String(parentgroup)
      : undefined;

  const itemsByParent = Map.groupBy(items, parentOf);

  function node(item: Item): TreeNode<Item> {
    const id = String(item.id);
    placed.add(id);
    const children = [...((item.children ?? []) as readonly Item[]), ...(itemsByParent.get(id) ?? [])];
    return { item, children: children.flatMap(place) };
  }

  const place = (item: Item) => (placed.has(String(item.id)) ? [] : [node(item)]);
  const roots = (itemsByParent.get(undefined) ?? []).flatMap(place);
  return [...roots, ...items.flatMap(place)];
}
