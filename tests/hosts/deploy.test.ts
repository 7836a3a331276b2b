import { expect, test } from './site.ts';
import { register } from './actions.ts';

const CAPTCHA = 'captcha-src="/tests/support/fake-captcha.js"';

const DOCUMENTS = {
  'self-register': { path: '/', html: `<self-register ${CAPTCHA}></self-register>` },
  'login-portal': { path: '/login/register', html: `<login-portal ${CAPTCHA}></login-portal>` },
};

for (const [tag, { path, html }] of Object.entries(DOCUMENTS))
  test(`a registration with a captcha is sent, also if a deploy has removed the files of ${tag} meanwhile`, async ({
    host,
    page,
  }) => {
    host.ownsPage = true;
    host.replies['GET /api/v1/settings/config'] = {
      members: { defaultregistration: true, usecaptcha: true, captchapubkey: 'public-key' },
    };
    const script = `<script type="module" src="/dist/elements/${tag}.js"></script>`;
    await host.open({ body: html + script }, path);
    await expect(page.getByLabel('First name')).toBeVisible();
    const refused: string[] = [];
    await page.route('**/dist/**', (route) => {
      refused.push(route.request().url());
      return route.fulfill({ status: 404 });
    });
    await register(page, tag);
    expect(host.sent('POST /api/v1/members/registration')).toMatchObject({ gRCtoken: 'a-token' });
    expect(refused).toEqual([]);
  });
