import { expect } from 'chai';
import { listenToConsole } from '../../support/console-lines.ts';
import { loadScript } from '../../support/mount.ts';
import { openForm } from '../../support/new-password.ts';
import { setPasswordWithoutMeter } from '../../support/no-meter.ts';
import { poll } from '../../support/poll.ts';
import { findAll } from '../../support/shadow.ts';

describe('a strength meter whose words do not come', () => {
  before(() => loadScript('/dist-words-missing/elements/login-portal.js', 'module'));

  it('is not there, which is said on the console only', async () => {
    const lines = listenToConsole();
    const { element } = await openForm();
    await poll(() => lines.length > 0);
    expect(lines).to.deep.equal(['The password strength meter could not be loaded.']);
    await poll(() => findAll(element, '[part=strength]').length === 0);
  });

  it('stands in nobody’s way', async () => {
    listenToConsole();
    await setPasswordWithoutMeter();
  });
});
