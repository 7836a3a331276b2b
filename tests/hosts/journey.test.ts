import { complete } from '../support/enter.ts';
import { EMAIL } from './actions.ts';
import { expect, test } from './host-test.ts';
import { BUNDLE, HOST } from './site.ts';

const FORMS = '<self-register></self-register><self-register></self-register>';

test('each element of a page brings back what was typed, and what has succeeded, after a reload and Back', async ({
  host,
  page,
}) => {
  host.serve('/other', { body: '<p>Another page</p>' });
  await host.open({ body: `${FORMS}${BUNDLE}` });
  const [first, second] = [page.locator('self-register').first(), page.locator('self-register').last()];
  await first.getByLabel('First name').fill('Ada');
  await first.getByRole('checkbox').check();
  await second.getByLabel('First name').fill('Grace');

  await page.reload();
  await expect(first.getByLabel('First name')).toHaveValue('Ada');
  await expect(first.getByRole('checkbox')).toBeChecked();
  await expect(second.getByLabel('First name')).toHaveValue('Grace');
  await expect(second.getByRole('checkbox')).not.toBeChecked();

  await complete(first, 'registration', ['Ada', 'Byron', EMAIL]);
  await page.goto(`${HOST}/other`);
  await page.goBack();
  await expect(page.getByText('Please check your inbox').first()).toBeVisible();
  await expect(second.getByLabel('First name')).toHaveValue('Grace');

  await page.goto(`${HOST}/other`);
  await page.goto(`${HOST}/`);
  await expect(first.getByLabel('First name')).toHaveValue('');
  await expect(second.getByLabel('First name')).toHaveValue('');
});

test('a page that its router shows again at Back brings back what was typed, and one that a link opens is empty', async ({
  host,
  page,
}) => {
  host.ownsPage = true;
  await host.open({
    head: `<script>
      function show() {
        main.innerHTML = location.pathname === '/' ? '<self-register></self-register>' : 'Another page';
      }
      function go(path) {
        history.pushState(null, '', path);
        show();
      }
      addEventListener('popstate', show);
    </script>`,
    body: `<main id="main"><self-register></self-register></main>${BUNDLE}`,
  });
  const name = page.getByLabel('First name');
  const other = page.getByText('Another page');
  for (const isReloaded of [false, true])
    await test.step(isReloaded ? 'after a reload' : 'at first', async () => {
      await name.fill('Ada');
      if (isReloaded) await page.reload();
      await expect(name).toHaveValue('Ada');
      await page.evaluate('go("/other")');
      await expect(other).toBeVisible();
      await page.goBack();
      await expect(name).toHaveValue('Ada');
      await page.evaluate('go("/other")');
      await expect(other).toBeVisible();
      await page.evaluate('go("/")');
      await expect(name).toHaveValue('');
      await page.reload();
      await expect(name).toHaveValue('');
    });
});

test('a page whose router handles every change of the history lets people type', async ({ host, page }) => {
  host.ownsPage = true;
  const head = `<script>
    navigation.addEventListener('navigate', (event) => {
      if (event.destination.sameDocument) event.intercept({ async handler() {} });
    });
  </script>`;
  await host.open({ head, body: `<login-portal></login-portal>${BUNDLE}` }, '/login/');
  const email = page.getByLabel('Email address');
  await email.click();
  await page.keyboard.type(EMAIL, { delay: 20 });
  await expect(email).toHaveValue(EMAIL);
  expect(await page.evaluate('history.state')).toHaveProperty('login-portal');
});
