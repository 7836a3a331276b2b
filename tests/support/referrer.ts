import { expect } from 'playwright/test';
import { recordSite } from './recorded-site.ts';

const CHECK = '/api/v1/token/a-secret';
const POST = '/api/v1/login/member/forgotpw';

/** Opens a mailed link and submits a form, with the API on the page's origin and on another one, and reads the headers. */
export async function expectNoReferrer(open: (url: string) => Promise<unknown>): Promise<void> {
  const { url, calls, close } = await recordSite();
  for (const where of ['own', 'elsewhere']) {
    calls.length = 0;
    await open(`${url}/login/token/a-secret?${where}`);
    await expect.poll(() => calls.map(({ path }) => path)).toContain(CHECK);
    await open(`${url}/login/forgotpw?email=ada@example.org&cat=member&submit=1&${where}`);
    await expect.poll(() => calls.map(({ path }) => path)).toContain(POST);
    expect(calls.map(({ path }) => path)).toContain('/api/v1/settings/config');
    for (const { path, referrer } of calls) expect(referrer, path).toBeUndefined();
    for (const { method, origin } of calls) if (method === 'POST') expect(origin).toBe(url);
  }
  await close();
}
