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
