import { expect } from 'chai';
import { fakeFetch } from '../../support/fake-fetch.ts';
import { openPath } from '../../support/links.ts';
import { loadScript } from '../../support/mount.ts';
import { NEW, openForm } from '../../support/new-password.ts';
import { poll } from '../../support/poll.ts';
import { field, fill, textOf } from '../../support/shadow.ts';
import { untilStage } from '../../support/stages.ts';

/** The files of the meter that were asked for, by their name. */
const loaded = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => /(engine|(?<=virtual_)words-\w+)-[\w-]+\.js$/.exec(name)?.[1])
    .filter((name) => name !== undefined)
    .sort();

describe('the strength meter of the split build', () => {
  before(() => loadScript('/dist/elements/login-portal.js', 'module'));

  it('is not fetched before somebody needs it, and then with the words of their language', async () => {
    fakeFetch();
    const login = openPath('');
    await untilStage(login, 'start');
    expect(loaded()).to.deep.equal([]);
    login.remove();

    const { element } = await openForm();
    fill(field(element, NEW), 'password');
    await poll(() => textOf(element).includes('Password strength: Very weak'), 10_000);
    expect(loaded()).to.deep.equal(['engine', 'words-common', 'words-en']);

    element.setAttribute('locale', 'de');
    await poll(() => textOf(element).includes('Passwortstärke: Sehr schwach'));
    await poll(() => loaded().includes('words-de'));
    fill(field(element, 'Neues Passwort'), 'wachtwoord');
    await poll(() => textOf(element).includes('Passwortstärke:'));
    expect(loaded()).to.deep.equal(['engine', 'words-common', 'words-de', 'words-en']);
  });
});
