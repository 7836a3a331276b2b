import { expect } from 'chai';
import { fakeFetch } from '../../support/fake-fetch.ts';
import { loadElements } from '../../support/mount.ts';
import { button, field, findAll } from '../../support/shadow.ts';
import { goToStage, open, PASSWORD, repliesFor, waitForStage } from '../../support/stages.ts';

describe('a typed password', () => {
  before(loadElements);

  it('is in no field after Cancel', async () => {
    fakeFetch(repliesFor('twofactor'));
    const element = await open();
    await goToStage(element, 'twofactor');
    button(element, 'Cancel').click();
    await waitForStage(element, 'start');
    const values = () => findAll<HTMLInputElement>(element, 'input').map(({ value }) => value);
    expect(values()).to.not.include(PASSWORD);
    await goToStage(element, 'password');
    expect(field(element, 'Password').value).to.equal('');
  });
});
