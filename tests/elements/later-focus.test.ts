import { expect } from 'chai';
import { focusLater } from '../../src/kit/focus-later.ts';
import { waitFor } from '../support/timing.ts';

describe('before the focus of a new stage has moved', () => {
  for (const [what, key, isFirst] of [
    ['a typed character moves it', { key: 'a' }, true],
    ['the second of two Enters does not move it, so that it sends no empty form', { key: 'Enter' }, false],
    ['the second of two spaces does not move it, so that it is no text', { key: ' ' }, false],
    ['a key that is held does not move it', { key: 'a', repeat: true }, false],
  ] as const)
    it(what, async () => {
      const field = document.createElement('input');
      document.body.append(field);
      focusLater(() => field.focus());
      window.dispatchEvent(new KeyboardEvent('keydown', key));
      expect(document.activeElement === field).to.equal(isFirst);
      await waitFor(() => document.activeElement === field);
      field.remove();
    });
});
