import { expect } from 'chai';
import { fakeFetch } from '../../support/fake-fetch.ts';
import { loadElements } from '../../support/mount.ts';
import { button, field, fill } from '../../support/shadow.ts';
import { answersFor, EMAIL, open, PASSWORD, stageOf, untilStage, walkTo } from '../../support/stages.ts';

describe('two portals on a page', () => {
  before(loadElements);

  it('go their own ways', async () => {
    fakeFetch(answersFor('password'));
    const first = await open();
    const second = await open();
    button(first, 'Forgot password?').click();
    await untilStage(first, 'idle');
    expect(stageOf(second)).to.equal('start');
    fill(field(first, 'Email address'), EMAIL);
    await walkTo(second, 'password');
    fill(field(second, 'Password'), PASSWORD);
    button(first, 'Back to Login').click();
    await untilStage(first, 'start');
    expect(field(first, 'Email address').value).to.equal('');
    expect(field(second, 'Password').value).to.equal(PASSWORD);
  });
});
