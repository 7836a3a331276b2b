import { expect } from 'chai';
import { focusLater } from '../../src/kit/focus-later.ts';
import { waitFor } from '../support/timing.ts';

describe('before the focus of a new stage has moved', () => {
  for (const [what, key, isFirst] of [
    ['a typed character moves it', { key: 'a' }, true],
    ['the second of two Enters does nothing', { key: 'Enter' }, false],
    ['the second of two spaces does nothing', { key: ' ' }, false],
    ['a key that is held does nothing', { key: 'a', repeat: true }, false],
  ] as const)
    it(what, async () => {
      const field = document.createElement('input');
      document.body.append(field);
      focusLater(() => field.focus());
      const event = new KeyboardEvent('keydown', { ...key, cancelable: true });
      window.dispatchEvent(event);
      expect(document.activeElement === field).to.equal(isFirst);
      expect(event.defaultPrevented).to.equal(!isFirst);
      await waitFor(() => document.activeElement === field);
      field.remove();
    });
});
