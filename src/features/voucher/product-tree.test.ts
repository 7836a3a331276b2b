import { expect, test } from 'vitest';
import { type TreeNode, toTree } from '../../contract/product-tree.ts';

interface Item {
  id?: string | number;
  parentgroup?: string | number | null;
  children?: Item[] | null;
}

const item = (id: string | number, parentgroup?: string | number): Item => ({
  id,
  parentgroup: parentgroup ?? null,
});

const outline = (nodes: TreeNode<Item>[]): string =>
  nodes
    .map(({ item, children }) => `${item.id ?? '–'}${children.length ? `(${outline(children)})` : ''}`)
    .join(' ');

test.each<[string, Item[], string]>([
  ['a list without parents is flat', [{ id: 'a' }, { id: 'b', parentgroup: null }], 'a b'],
  ['root means no parent', [item('a', 'root')], 'a'],
  ['children are placed below their item', [{ id: 'g', children: [item('a'), item('b')] }], 'g(a b)'],
  ['items are placed below their parentgroup', [item('a', 'g'), item('g')], 'g(a)'],
  ['a number and its text are the same id', [item(1), item(2, '1')], '1(2)'],
  ['an item whose parent is missing is a root', [item('a', 'gone')], 'a'],
  ['items nest to any depth', [item('a'), item('b', 'a'), item('c', 'b')], 'a(b(c))'],
  ['a cycle is cut where it closes', [item('a', 'b'), item('b', 'a')], 'a(b)'],
  ['an item that is its own parent appears once', [item('a', 'a')], 'a'],
  [
    'an item in children and in the list appears once',
    [{ id: 1, children: [{ id: 2 }] }, item('2', 1)],
    '1(2)',
  ],
  [
    'items without an id have their children',
    [{ children: [item(1)] }, { children: [item(2)] }],
    '–(1) –(2)',
  ],
  ['an empty list is an empty tree', [], ''],
])('%s', (_name, items, text) => {
  expect(outline(toTree(items))).toBe(text);
});

test('the number of reads per item does not grow with the number of items', () => {
  const count = 5_000;
  let reads = 0;
  const items = Array.from({ length: count }, (_, id) => ({
    get id() {
      reads += 1;
      return id;
    },
    get parentgroup() {
      reads += 1;
      return id % 10 ? id - (id % 10) : 'root';
    },
  }));
  const nodes = toTree(items);
  expect(nodes).toHaveLength(count / 10);
  expect(nodes.every(({ children }) => children.length === 9)).toBe(true);
  expect(reads).toBeLessThan(count * 20);
});
