import { expect, test } from 'vitest';
import { isGroup, type RadioTree, searchTree } from '../../../src/form/radio-tree.ts';

const TREE: RadioTree = {
  items: [
    {
      id: 'careers',
      title: 'Careers',
      items: [
        { value: 'anchors', title: 'Anchors', description: 'What keeps you at work.' },
        { id: 'métiers', title: 'Métiers', items: [{ value: 'baker', title: 'Baker' }] },
      ],
    },
    { value: 'alone', title: 'Alone', description: 'Nothing above it.' },
  ],
};

const values = ({ items }: RadioTree): string[] =>
  items.flatMap((item) => (isGroup(item) ? values(item) : item.value));

test.each([
  ['alone', ['alone']],
  ['  NOTHING above ', ['alone']],
  ['careers', ['anchors', 'baker']],
  ['metiers', ['baker']],
  ['ｍｅｔｉｅｒｓ', ['baker']],
  ['careers BAK', ['baker']],
  ['keeps anchors', ['anchors']],
  ['careers alone', []],
  ['(', []],
])('searching for "%s" finds %j', (query, found) => {
  expect(values(searchTree(TREE, query))).toEqual(found);
});

test('a search without words returns the same tree', () => {
  expect(searchTree(TREE, '  ')).toBe(TREE);
});

test('groups without a result are left out', () => {
  expect(searchTree(TREE, 'alone').items).toMatchObject([{ value: 'alone' }]);
  expect(searchTree(TREE, 'anchors').items).toMatchObject([{ id: 'careers', items: [{ value: 'anchors' }] }]);
});
