import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LOCALES } from '../../reference/locales.ts';
import { credentials, error, REGISTRATION, setUp } from './support.ts';

const tableOf = (locale: string): Record<string, string> =>
  JSON.parse(readFileSync(`server/reference/texts/${locale}.json`, 'utf8'));
const TRANSLATED = LOCALES.filter((locale) => locale !== 'en');
const placesIn = (text: string) => (text.match(/{{\w+}}/g) ?? []).toSorted();

const GERMAN = 'Bitte geben Sie Ihren Vornamen ein.';
const ENGLISH = 'Please fill in your first name.';

test.each([
  ['the language of the browser', 'de-AT,de;q=0.9,en;q=0.8', GERMAN],
  ['the first known language', 'tlh, nl;q=0.3, de;q=0.7', GERMAN],
  ['English if no language is known', 'tlh, *', ENGLISH],
  ['English without a language', undefined, ENGLISH],
])('a message of the server is in %s', async (_, language, message) => {
  const { post } = setUp({ members: { defaultregistration: true } });
  const headers: Record<string, string> = language ? { 'Accept-Language': language } : {};
  expect(await post('/members/registration', { ...REGISTRATION, firstname: '' }, headers)).toEqual(
    error(422, message),
  );
});

test.each([
  ['the chosen language', '{"darkmode":true,"locale":"nl"}', 'nl'],
  ['the language of the browser if the choice is unknown', '{"locale":"tlh"}', 'de'],
  ['the language of the browser if the choice is not a text', '{"locale":{"toString":1}}', 'de'],
  ['the language of the browser if the cookie is broken', '{"', 'de'],
])('a page of the server is in %s', async (_, choice, language) => {
  const { request, cookies } = setUp();
  cookies.set('userpref', encodeURIComponent(choice));
  const page = await request('/nowhere', { headers: { 'Accept-Language': 'de' } });
  expect(await page.text()).toContain(`<html lang="${language}">`);
});

test('of two choices in cookies of different paths, the last one counts, as in the portal (D91)', async () => {
  const { request } = setUp();
  const choice = (locale: string) => `userpref=${encodeURIComponent(JSON.stringify({ locale }))}`;
  const page = await request('/nowhere', { headers: { Cookie: `${choice('de')}; ${choice('nl')}` } });
  expect(await page.text()).toContain('<html lang="nl">');
});

test('the time to wait is in the language of the reader', async () => {
  const { post } = setUp();
  const wrong = { ...credentials('memberWithPassword'), pass: 'wrong' };
  const attempt = () => post('/login/member', wrong, { 'Accept-Language': 'pl' });
  let answer = await attempt();
  for (let tries = 0; answer.http === 401 && tries < 20; tries += 1) answer = await attempt();
  expect(answer).toEqual(
    error(429, expect.stringMatching(/^Zbyt wiele nieudanych prób\. Spróbuj ponownie za \d+ \p{L}+\.$/u)),
  );
});

test('the page that confirms a link is in the language of the reader', async () => {
  const { requestToken, get, request } = setUp();
  await get(`/token/${await requestToken('/members/portallogin', 'memberWithoutPassword')}`);
  const page = await (await request('/member', { headers: { 'Accept-Language': 'de' } })).text();
  expect(page).toContain('<html lang="de">');
  expect(page).toContain('Ihr Link meldet Sie als Piotr Zieliński');
  expect(page).toMatch(/<button type="submit">Anmelden<\/button>/);
});

test.each(TRANSLATED)('%s has the same texts and places as the others', (locale) => {
  const table = tableOf(locale);
  expect(Object.keys(table)).toEqual(Object.keys(tableOf('de')));
  for (const [key, text] of Object.entries(table))
    expect([key, placesIn(text)]).toEqual([key, placesIn(key)]);
});

test('no text of the portal is listed again', () => {
  const portal = JSON.parse(readFileSync('locales/de.json', 'utf8'));
  expect(Object.keys(tableOf('de')).filter((key) => key in portal)).toEqual([]);
});
