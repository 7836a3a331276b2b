import { expect, test } from 'vitest';
import { createEditHistory } from '../../../../src/screens/voucher/edit-history.ts';

test('undo and redo stop at the first and the last state, and an edit discards the undone ones', () => {
  const { push, undo, redo } = createEditHistory('');
  push('a');
  push('ab');
  expect([undo(), undo(), undo()]).toEqual(['a', '', undefined]);
  expect([redo(), redo(), redo()]).toEqual(['a', 'ab', undefined]);
  undo();
  push('b');
  expect([redo(), undo(), redo()]).toEqual([undefined, 'a', 'b']);
});
