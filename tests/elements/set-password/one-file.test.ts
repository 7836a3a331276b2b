import { expect } from 'chai';
import { loadScript } from '../../support/mount.ts';
import { NEW_LABEL, openPasswordForm } from '../../support/new-password.ts';
import { field, fill, textOf } from '../../support/shadow.ts';
import { waitFor } from '../../support/timing.ts';

const SCRIPT = '/dist/login-portal.js?ver=2';

/** Paths of the files that were requested from the folder of the script. */
const loaded = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name.replace(location.origin, ''))
    .filter((path) => path.startsWith('/dist/'));

describe('the one file', () => {
  before(() => loadScript(SCRIPT));

  it('contains the strength meter, so that its integrity covers it', async () => {
    const { element } = await openPasswordForm();
    fill(field(element, NEW_LABEL), 'password');
    await waitFor(() => textOf(element).includes('Password strength: Very weak'), 10_000);
    expect(loaded()).to.deep.equal([SCRIPT]);
  });
});
