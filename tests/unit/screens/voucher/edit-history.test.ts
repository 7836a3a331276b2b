import { expect, test } from 'vitest';
import { createEditHistory } from '../../../../src/screens/voucher/edit-history.ts';

test('undo stops at the first state and redo at the last', () => {
  const history = createEditHistory('');
  history.push('a');
  history.push('ab');
  expect([history.undo(), history.undo(), history.undo()]).toEqual(['a', '', undefined]);
  expect([history.redo(), history.redo(), history.redo()]).toEqual(['a', 'ab', undefined]);
});

test('an edit after undo discards the undone states', () => {
  const history = createEditHistory('');
  history.push('a');
  history.undo();
  history.push('b');
  expect(history.redo()).toBeUndefined();
  expect(history.undo()).toBe('');
  expect(history.redo()).toBe('b');
});
