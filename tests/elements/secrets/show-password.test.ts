import { expect } from 'chai';
import { fakeFetch } from '../../support/fake-fetch.ts';
import { loadElements } from '../../support/mount.ts';
import { poll } from '../../support/poll.ts';
import { button, field, fill } from '../../support/shadow.ts';
import { answersFor, open, PASSWORD, walkTo } from '../../support/stages.ts';

describe('showing and hiding a password', () => {
  before(loadElements);

  it('keeps the text, the caret and the selection', async () => {
    fakeFetch(answersFor('password'));
    const element = await open();
    await walkTo(element, 'password');
    const input = field(element, 'Password');
    fill(input, PASSWORD);
    input.setSelectionRange(2, 5, 'backward');
    for (const type of ['text', 'password']) {
      button(element, 'Show password').click();
      await poll(() => input.type === type);
      expect(field(element, 'Password')).to.equal(input);
      expect(input.value).to.equal(PASSWORD);
      expect([input.selectionStart, input.selectionEnd, input.selectionDirection]).to.deep.equal([
        2,
        5,
        'backward',
      ]);
      expect(button(element, 'Show password').ariaPressed).to.equal(String(type === 'text'));
      expect(input.autocomplete).to.equal('current-password');
    }
  });
});
