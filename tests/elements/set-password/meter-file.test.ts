import { expect } from 'chai';
import { version } from '../../../package.json';
import { fakeFetch } from '../../support/fake-fetch.ts';
import { openPath } from '../../support/links.ts';
import { loadScript } from '../../support/mount.ts';
import { NEW_LABEL, openPasswordForm } from '../../support/new-password.ts';
import { field, fill, textOf } from '../../support/shadow.ts';
import { waitForStage } from '../../support/stages.ts';
import { waitFor } from '../../support/wait-for.ts';

/** Paths of the files that were requested from the folder of the script. */
const loaded = () =>
  performance.getEntriesByType('resource').flatMap(({ name }) => name.split('/dist/compact/')[1] ?? []);

describe('the compact one file', () => {
  before(() => loadScript('/dist/compact/login-portal.js?ver=2'));

  it('loads the strength meter with its screen, from the file beside it', async () => {
    fakeFetch();
    const login = openPath('');
    await waitForStage(login, 'start');
    expect(loaded()).to.deep.equal(['login-portal.js?ver=2']);
    login.remove();

    const { element } = await openPasswordForm();
    fill(field(element, NEW_LABEL), 'password');
    await waitFor(() => textOf(element).includes('Password strength: Very weak'), 10_000);
    expect(loaded()).to.deep.equal(['login-portal.js?ver=2', `login-portal-${version}.strength.js`]);
  });
});
