import { Hono } from 'hono';
import packageJson from '../../../package.json' with { type: 'json' };
import type { Backend } from '../backend.ts';
import { ok } from '../http/responses.ts';
import { productTree } from '../seeds/products.ts';
import { SSO_PROVIDER } from './sso.ts';

export const APP_NAME = 'Compass';

export function settingsCalls({ members, passwordMinLength, passkeys, isPublic }: Backend): Hono {
  return new Hono()
    .get('/settings/config/short', (c) => {
      c.header('Cache-Control', 'private, max-age=300');
      return ok(c, {
        systempreferences: {
          ssoproviders: isPublic ? [] : [SSO_PROVIDER],
          ...(passkeys && { passkeys }),
        },
      });
    })
    .get('/settings/config', (c) =>
      ok(c, {
        version: packageJson.version,
        systempreferences: {
          branding: { appname: APP_NAME },
          ...(passwordMinLength && { passwordminlength: passwordMinLength }),
        },
        members,
      }),
    )
    .get('/settings/products', (c) => ok(c, productTree()));
}
