import { expect } from 'chai';
import { fakeFetch } from '../../support/fake-fetch.ts';
import { loadElements } from '../../support/mount.ts';
import { button, field, findAll } from '../../support/shadow.ts';
import { answersFor, open, PASSWORD, untilStage, walkTo } from '../../support/stages.ts';

describe('what was typed in secret', () => {
  before(loadElements);

  it('is in no field any more after Cancel', async () => {
    fakeFetch(answersFor('twofactor'));
    const element = await open();
    await walkTo(element, 'twofactor');
    button(element, 'Cancel').click();
    await untilStage(element, 'start');
    const values = () => findAll<HTMLInputElement>(element, 'input').map(({ value }) => value);
    expect(values()).to.not.include(PASSWORD);
    await walkTo(element, 'password');
    expect(field(element, 'Password').value).to.equal('');
  });
});
