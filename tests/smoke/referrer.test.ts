import { recordSite } from '../support/recorded-site.ts';
import { expect, test } from './smoke-test.ts';

const CHECK = '/api/v1/token/a-secret';
const POST = '/api/v1/login/member/forgotpw';

test('no call tells a server the address of the page, and a POST has its origin', async ({ driver }) => {
  const { url, calls, close } = await recordSite();
  const paths = () => calls.map(({ path }) => path);
  for (const where of ['own', 'elsewhere']) {
    calls.length = 0;
    await driver.goto(`${url}/login/token/a-secret?${where}`);
    await expect.poll(paths).toContain(CHECK);
    await driver.goto(`${url}/login/forgotpw?email=ada@example.org&cat=member&submit=1&${where}`);
    await expect.poll(paths).toContain(POST);
    expect(paths()).toContain('/api/v1/settings/config');
    for (const { path, referrer } of calls) expect(referrer, path).toBeUndefined();
    for (const { method, origin } of calls) if (method === 'POST') expect(origin).toBe(url);
  }
  await close();
});
