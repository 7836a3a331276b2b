import { emulateMedia } from '@web/test-runner-commands';
import { expect } from 'chai';
import { fakeFetch } from '../../support/fake-fetch.ts';
import { loadElements } from '../../support/mount.ts';
import { poll } from '../../support/poll.ts';
import { field, fill, find, textOf } from '../../support/shadow.ts';
import { EMAIL, open, PORTAL } from '../../support/stages.ts';

const root = (element: Element) => find(element, '[part=root]');
const scheme = (element: Element) => getComputedStyle(root(element)).colorScheme;

describe('the attributes about language, theme and address', () => {
  before(loadElements);
  afterEach(async () => {
    document.documentElement.style.colorScheme = '';
    await emulateMedia({ colorScheme: 'light' });
  });

  for (const theme of ['light', 'dark']) {
    it(`theme is the theme: ${theme}`, async () => {
      fakeFetch();
      expect(scheme(await open(PORTAL.replace(' ', ` theme="${theme}" `)))).to.equal(theme);
    });
  }

  it('theme "auto" follows the system where the page knows both, also when it changes', async () => {
    fakeFetch();
    await emulateMedia({ colorScheme: 'dark' });
    document.documentElement.style.colorScheme = 'light dark';
    const element = await open();
    expect(scheme(element)).to.equal('dark');
    await emulateMedia({ colorScheme: 'light' });
    await poll(() => scheme(element) === 'light');
  });

  it('theme "auto" is light on a page that knows nothing else', async () => {
    fakeFetch();
    await emulateMedia({ colorScheme: 'dark' });
    expect(scheme(await open())).to.equal('light');
  });

  it('theme can be changed and taken away later', async () => {
    fakeFetch();
    const element = await open(PORTAL.replace(' ', ' theme="dark" '));
    element.setAttribute('theme', 'light');
    await poll(() => scheme(element) === 'light');
    element.setAttribute('theme', 'dark');
    await poll(() => scheme(element) === 'dark');
    element.removeAttribute('theme');
    await poll(() => scheme(element) === 'light');
  });

  it('locale is the language of the texts and of assistive technology', async () => {
    fakeFetch();
    const element = await open(PORTAL.replace(' ', ' locale="de" '));
    await poll(() => textOf(element).includes('Passwort vergessen?'));
    expect(root(element).lang).to.equal('de');
  });

  it('locale can be changed later, and what was typed stays', async () => {
    fakeFetch();
    const element = await open();
    fill(field(element, 'Email address'), EMAIL);
    element.setAttribute('locale', 'nl');
    await poll(() => root(element).lang === 'nl');
    expect(field(element, 'E-mailadres').value).to.equal(EMAIL);
    element.removeAttribute('locale');
    await poll(() => root(element).lang === 'en');
  });

  for (const tag of ['login-portal', 'forgot-password']) {
    it(`email fills the field: ${tag}`, async () => {
      fakeFetch();
      const element = await open(`<${tag} routing="memory" email=" ${EMAIL} "></${tag}>`);
      expect(field(element, 'Email address').value).to.equal(EMAIL);
    });
  }

  it('without provider attributes the application has the power', async () => {
    fakeFetch();
    const element = await open();
    await poll(() => textOf(element).includes('Powered by Compass'));
    expect(find(element, '[part=powered-by]').querySelector('a, img')).to.equal(null);
  });
});
