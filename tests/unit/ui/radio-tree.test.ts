import { expect, test } from 'vitest';
import { keepOptions, optionsOf, type RadioTree } from '../../../src/form/radio-tree.ts';

const baker = { value: 'baker', title: 'Baker' };
const anchors = { value: 'anchors', title: 'Anchors' };
const alone = { value: 'alone', title: 'Alone' };
const trades = { id: 'trades', title: 'Trades', items: [baker] };
const careers = { id: 'careers', title: 'Careers', items: [anchors, trades] };
const TREE: RadioTree = { items: [careers, alone] };

test('the options of a tree are in the order in which they are shown', () => {
  expect(optionsOf(TREE)).toEqual([anchors, baker, alone]);
});

test('groups stay as long as an option in them, or in a group below them, does', () => {
  expect(keepOptions(TREE, new Set([baker]))).toEqual({ items: [{ ...careers, items: [trades] }] });
  expect(keepOptions(TREE, new Set([alone]))).toEqual({ items: [alone] });
});
