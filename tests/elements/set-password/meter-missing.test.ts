import { expect } from 'chai';
import { captureConsole } from '../../support/console.ts';
import { loadScript } from '../../support/mount.ts';
import { openPasswordForm } from '../../support/new-password.ts';
import { setPasswordWithoutMeter } from '../../support/password-without-meter.ts';
import { findAll } from '../../support/shadow.ts';
import { waitFor } from '../../support/wait-for.ts';

describe('a strength meter whose word lists fail to load', () => {
  before(() => loadScript('/dist-words-missing/elements/login-portal.js', 'module'));

  it('is not shown, and only the console reports it', async () => {
    const lines = captureConsole();
    const { element } = await openPasswordForm();
    await waitFor(() => lines.length > 0);
    expect(lines).to.deep.equal(['The password strength meter could not be loaded.']);
    await waitFor(() => findAll(element, '[part=strength]').length === 0);
  });

  it('does not prevent setting a password', async () => {
    captureConsole();
    await setPasswordWithoutMeter();
  });
});
