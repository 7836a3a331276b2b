import { expect } from 'chai';
import { fakeFetch } from '../../support/fake-fetch.ts';
import { loadElements } from '../../support/mount.ts';
import { button, field, fill } from '../../support/shadow.ts';
import { EMAIL, goToStage, open, PASSWORD, repliesFor, stageOf, waitForStage } from '../../support/stages.ts';

describe('two portals on a page', () => {
  before(loadElements);

  it('have separate screens and input', async () => {
    fakeFetch(repliesFor('password'));
    const first = await open();
    const second = await open();
    button(first, 'Forgot password?').click();
    await waitForStage(first, 'idle');
    expect(stageOf(second)).to.equal('start');
    fill(field(first, 'Email address'), EMAIL);
    await goToStage(second, 'password');
    fill(field(second, 'Password'), PASSWORD);
    button(first, 'Back to Login').click();
    await waitForStage(first, 'start');
    expect(field(first, 'Email address').value).to.equal('');
    expect(field(second, 'Password').value).to.equal(PASSWORD);
  });
});
