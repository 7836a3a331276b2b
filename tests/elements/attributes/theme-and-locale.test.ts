import { expect } from 'chai';
import { FORM_TAGS } from '../../support/elements.ts';
import { itIn } from '../../support/engine.ts';
import { fakeFetch } from '../../support/fake-fetch.ts';
import { emulateMedia } from '../../support/media.ts';
import { loadElements } from '../../support/mount.ts';
import { registrationConfig } from '../../support/registration.ts';
import { field, fill, find, textOf } from '../../support/shadow.ts';
import { EMAIL, open, PORTAL } from '../../support/stages.ts';
import { waitFor } from '../../support/wait-for.ts';

const root = (element: Element) => find(element, '[part=root]');
const scheme = (element: Element) => getComputedStyle(root(element)).colorScheme;

describe('the attributes theme, locale and email', () => {
  before(loadElements);
  afterEach(() => {
    document.documentElement.style.colorScheme = '';
  });

  for (const theme of ['light', 'dark']) {
    it(`theme sets the theme: ${theme}`, async () => {
      fakeFetch();
      expect(scheme(await open(PORTAL.replace(' ', ` theme="${theme}" `)))).to.equal(theme);
    });
  }

  itIn(
    'Chromium',
    'theme "auto" follows the system, also when it changes, if the page supports both themes',
    async () => {
      fakeFetch();
      await emulateMedia({ colorScheme: 'dark' });
      document.documentElement.style.colorScheme = 'light dark';
      const element = await open();
      expect(scheme(element)).to.equal('dark');
      await emulateMedia({ colorScheme: 'light' });
      await waitFor(() => scheme(element) === 'light');
    },
  );

  itIn('Chromium', 'theme "auto" is light if the page does not support dark', async () => {
    fakeFetch();
    await emulateMedia({ colorScheme: 'dark' });
    expect(scheme(await open())).to.equal('light');
  });

  it('theme can change and be removed', async () => {
    fakeFetch();
    const element = await open(PORTAL.replace(' ', ' theme="dark" '));
    element.setAttribute('theme', 'light');
    await waitFor(() => scheme(element) === 'light');
    element.setAttribute('theme', 'dark');
    await waitFor(() => scheme(element) === 'dark');
    element.removeAttribute('theme');
    await waitFor(() => scheme(element) === 'light');
  });

  it('locale sets the language of the texts and the lang attribute', async () => {
    fakeFetch();
    const element = await open(PORTAL.replace(' ', ' locale="de" '));
    await waitFor(() => textOf(element).includes('Passwort vergessen?'));
    expect(root(element).lang).to.equal('de');
  });

  it('locale can change without losing typed text', async () => {
    fakeFetch();
    const element = await open();
    fill(field(element, 'Email address'), EMAIL);
    element.setAttribute('locale', 'nl');
    await waitFor(() => root(element).lang === 'nl');
    expect(field(element, 'E-mailadres').value).to.equal(EMAIL);
    element.removeAttribute('locale');
    await waitFor(() => root(element).lang === 'en');
  });

  for (const tag of FORM_TAGS) {
    it(`email fills the field: ${tag}`, async () => {
      fakeFetch(registrationConfig());
      const element = await open(
        `<${tag} routing="memory" config-url="/members/config" email=" ${EMAIL} "></${tag}>`,
      );
      await waitFor(() => field(element, 'Email address').value === EMAIL);
    });
  }

  it('without provider attributes there is no "Powered by", because the header names the application', async () => {
    fakeFetch();
    const element = await open();
    await waitFor(() => textOf(find(element, '[part=footer]')) === 'Version 1.0.0');
  });
});
