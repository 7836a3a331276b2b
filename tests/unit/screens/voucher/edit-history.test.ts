import { expect, test } from 'vitest';
import { createEditHistory } from '../../../../src/screens/voucher/edit-history.ts';

test('undo goes back to the first text and no further, redo to the last', () => {
  const history = createEditHistory('');
  history.push('a');
  history.push('ab');
  expect([history.undo(), history.undo(), history.undo()]).toEqual(['a', '', undefined]);
  expect([history.redo(), history.redo(), history.redo()]).toEqual(['a', 'ab', undefined]);
});

test('an edit after undo takes the place of what was undone', () => {
  const history = createEditHistory('');
  history.push('a');
  history.undo();
  history.push('b');
  expect(history.redo()).toBeUndefined();
  expect(history.undo()).toBe('');
  expect(history.redo()).toBe('b');
});
