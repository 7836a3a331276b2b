import { expect, test } from 'vitest';
import { type RadioTree, searchTree } from '../../../src/ui/radio-tree.ts';

const TREE: RadioTree = {
  options: [{ value: 'alone', title: 'Alone', description: 'Nothing above it.' }],
  groups: [
    {
      id: 'careers',
      title: 'Careers',
      options: [{ value: 'anchors', title: 'Anchors', description: 'What keeps you at work.' }],
      groups: [{ id: 'métiers', title: 'Métiers', options: [{ value: 'baker', title: 'Baker' }] }],
    },
  ],
};

const values = ({ options, groups = [] }: RadioTree): string[] => [
  ...options.map(({ value }) => value),
  ...groups.flatMap(values),
];

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
  expect(searchTree(TREE, 'alone').groups).toEqual([]);
  expect(searchTree(TREE, 'anchors').groups).toMatchObject([{ id: 'careers', groups: [] }]);
});
