import { expect } from 'chai';
import { openPath } from '../../support/links.ts';
import { loadScript } from '../../support/mount.ts';
import { NEW_LABEL, openPasswordForm } from '../../support/new-password.ts';
import { field, fill, textOf } from '../../support/shadow.ts';
import { waitForStage } from '../../support/stages.ts';
import { waitFor } from '../../support/timing.ts';

/** The names of the meter’s files that were requested. */
const loaded = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => /(engine|words-\w+)-[\w-]+\.js$/.exec(name)?.[1])
    .filter((name) => name !== undefined)
    .sort();

describe('the strength meter of the split build', () => {
  before(() => loadScript('/dist/elements/login-portal.js', 'module'));

  it('is loaded with its screen, with the word list of the locale', async () => {
    const login = openPath('');
    await waitForStage(login, 'start');
    expect(loaded()).to.deep.equal([]);
    login.remove();

    const { element } = await openPasswordForm();
    fill(field(element, NEW_LABEL), 'password');
    await waitFor(() => textOf(element).includes('Password strength: Very weak'), 10_000);
    expect(loaded()).to.deep.equal(['engine', 'words-common', 'words-en']);

    element.setAttribute('locale', 'de');
    await waitFor(() => textOf(element).includes('Passwortstärke: Sehr schwach'));
    await waitFor(() => loaded().includes('words-de'));
    fill(field(element, 'Neues Passwort'), 'wachtwoord');
    await waitFor(() => textOf(element).includes('Passwortstärke:'));
    expect(loaded()).to.deep.equal(['engine', 'words-common', 'words-de', 'words-en']);
  });
});
