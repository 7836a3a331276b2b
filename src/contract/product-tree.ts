type Id = string | number;

export interface TreeItem {
  id?: Id | undefined;
  parentgroup?: Id | null | undefined;
  children?: readonly this[] | null | undefined;
}

export type Choice<Item> = Item & { id: Id };

export interface TreeNode<Item> {
  item: Item;
  children: TreeNode<Item>[];
}

/** The items that can be chosen: without an id, an item is only the title of a group. */
export const choicesIn = <Item extends TreeItem>(items: readonly Item[]): Choice<Item>[] =>
  items.flatMap((item) => [
    ...(item.id === undefined ? [] : [item as Choice<Item>]),
    ...choicesIn((item.children ?? []) as readonly Item[]),
  ]);

/**
 * Builds a tree from items that nest through `children`, through `parentgroup`, or both. An item
 * whose parent is "root" or missing is a root. A cycle is cut where it closes, so that every item appears exactly once. An item
 * without an id has only the items in its `children` below it.
 */
export function toTree<Item extends TreeItem>(items: readonly Item[]): TreeNode<Item>[] {
  const ids = new Set(items.map(({ id }) => String(id)));
  const placed = new Set<string | Item>();

  const parentOf = ({ parentgroup }: Item) =>
    parentgroup !== null && parentgroup !== undefined && ids.has(String(parentgroup))
      ? String(parentgroup)
      : undefined;

  const itemsByParent = Map.groupBy(items, parentOf);

  function place(item: Item, siblings: TreeNode<Item>[]): void {
    const id = item.id === undefined ? item : String(item.id);
    if (placed.has(id)) return;
    placed.add(id);
    const children: TreeNode<Item>[] = [];
    for (const child of (item.children ?? []) as readonly Item[]) place(child, children);
    for (const child of typeof id === 'string' ? (itemsByParent.get(id) ?? []) : []) place(child, children);
    siblings.push({ item, children });
  }

  const roots: TreeNode<Item>[] = [];
  for (const item of itemsByParent.get(undefined) ?? []) place(item, roots);
  for (const item of items) place(item, roots);
  return roots;
}
