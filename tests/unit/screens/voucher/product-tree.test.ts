import { expect, test } from 'vitest';
import { type TreeNode, toTree } from '../../../../src/screens/voucher/product-tree.ts';

interface Item {
  id: string | number;
  parentgroup?: string | number | null;
  children?: Item[] | null;
}

const outline = (nodes: TreeNode<Item>[]): string =>
  nodes.map(({ item, children }) => `${item.id}${children.length ? `(${outline(children)})` : ''}`).join(' ');

test.each<[string, Item[], string]>([
  ['a list without parents is flat', [{ id: 'a' }, { id: 'b', parentgroup: null }], 'a b'],
  ['root means no parent', [{ id: 'a', parentgroup: 'root' }], 'a'],
  ['children stand below their item', [{ id: 'g', children: [{ id: 'a' }, { id: 'b' }] }], 'g(a b)'],
  ['a parentgroup stands above its items', [{ id: 'a', parentgroup: 'g' }, { id: 'g' }], 'g(a)'],
  ['numbers and their texts are the same id', [{ id: 1 }, { id: 2, parentgroup: '1' }], '1(2)'],
  ['a parent that is not there counts as none', [{ id: 'a', parentgroup: 'gone' }], 'a'],
  ['it may be deep', [{ id: 'a' }, { id: 'b', parentgroup: 'a' }, { id: 'c', parentgroup: 'b' }], 'a(b(c))'],
  [
    'a circle is cut',
    [
      { id: 'a', parentgroup: 'b' },
      { id: 'b', parentgroup: 'a' },
    ],
    'a(b)',
  ],
  ['one that is its own parent stands once', [{ id: 'a', parentgroup: 'a' }], 'a'],
  [
    'one that is told of twice stands once',
    [
      { id: 1, children: [{ id: 2 }] },
      { id: '2', parentgroup: 1 },
    ],
    '1(2)',
  ],
  ['nothing is nothing', [], ''],
])('%s', (_name, items, text) => {
  expect(outline(toTree(items))).toBe(text);
});

test('each item is read a few times only, however many there are', () => {
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
