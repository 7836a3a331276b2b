import { seededVoucher } from '../../server/reference/seeds/vouchers.ts';
import { emailOf, passwordOf } from '../flows/portal.ts';
import { expect, test, type Visitor } from './smoke-test.ts';

const openMenu = (visitor: Visitor) => visitor.clickSelector('[aria-haspopup=menu]');

test('accepted cookies are remembered after a reload', async ({ visitor }) => {
  await visitor.open();
  await visitor.click('Got it!');
  await visitor.seesNo('Got it!');
  await visitor.driver.reload();
  await visitor.sees('Version');
  expect(await visitor.ask('text')).not.toContain('Got it!');
});

test('theme and language are remembered after a reload', async ({ visitor }) => {
  await visitor.open();
  await visitor.click('Switch to dark mode');
  await openMenu(visitor);
  await visitor.clickSelector('[role=menuitemradio][lang=de]');
  await visitor.sees('E-Mail-Adresse');
  await visitor.driver.reload();
  await visitor.sees('E-Mail-Adresse');
  await visitor.click('Zum hellen Design wechseln');
});

test('the server answers in the language that is shown, not in that of the browser', async ({ visitor }) => {
  await visitor.open();
  // Chosen before the browser was closed, which ends its cookies.
  await visitor.driver.run("localStorage.setItem('locale', 'de')");
  await visitor.driver.reload();
  await visitor.fill('E-Mail-Adresse', emailOf('adminWithCode'));
  await visitor.driver.press('Enter');
  await visitor.fill('Passwort', passwordOf('adminWithCode'));
  await visitor.driver.press('Enter');
  await visitor.fill('Sicherheitscode', '000000');
  await visitor.sees('Der Code stimmt nicht. Sie haben noch');
});

test('what was typed survives a choice of language', async ({ visitor }) => {
  await visitor.open('voucher/');
  await visitor.fill('Voucher code', seededVoucher('asksForNothing').code);
  await visitor.fill('Email address', emailOf('memberWithPassword'));
  await openMenu(visitor);
  await visitor.clickSelector('[role=menuitemradio][lang=de]');
  await visitor.sees('Gutscheincode');
  await visitor.click('Einlösen');
  await visitor.sees('Ihr Gutschein wurde eingelöst.');
});
