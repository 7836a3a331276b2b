import { Hono } from 'hono';
import packageJson from '../../package.json' with { type: 'json' };
import { ok } from '../http/answers.ts';
import { SSO_PROVIDER } from './sso.ts';

const APP_NAME = 'Compass';

export function settingsCalls(): Hono {
  return new Hono()
    .get('/settings/config/short', (c) => {
      c.header('Cache-Control', 'private, max-age=300');
      return ok(c, { systempreferences: { ssoproviders: [SSO_PROVIDER] } });
    })
    .get('/settings/config', (c) =>
      ok(c, {
        version: packageJson.version,
        systempreferences: { branding: { appname: APP_NAME } },
        members: {
          defaultregistration: false,
          campaignsignup: false,
          groupsignup: false,
          usecaptcha: false,
          captchapubkey: null,
        },
      }),
    );
}
