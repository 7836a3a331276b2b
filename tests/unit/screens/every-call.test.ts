import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SOURCES = join(import.meta.dirname, '../../../src');

const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.tsx?$/.test(file),
);

/** Every address of the API that is written in the code, once; what is filled in is `{}`. */
const written = new Set(
  files.flatMap((file) =>
    [...readFileSync(join(SOURCES, file), 'utf8').matchAll(/['`](\/api\/v1\/.*?)['`]/g)].map(
      ([, path = '']) => path.replace(/\$\{.*?\}/g, '{}'),
    ),
  ),
);

test('the calls are those of section 7 of the specification, and no other', () => {
  expect([...written].sort()).toEqual([
    '/api/v1/auth/sso/{}',
    '/api/v1/i18n/messages/{}/{}',
    '/api/v1/login',
    '/api/v1/login/resetpw',
    '/api/v1/login/{}',
    '/api/v1/login/{}/forgotpw',
    '/api/v1/login/{}/resetpw',
    '/api/v1/members/personaldata/{}',
    '/api/v1/members/personalreports/{}',
    '/api/v1/members/portallogin',
    '/api/v1/members/registration',
    '/api/v1/members/{}',
    '/api/v1/settings/config',
    '/api/v1/settings/config/short',
    '/api/v1/settings/products',
    '/api/v1/token/{}',
    '/api/v1/vouchers/{}/info',
    '/api/v1/{}/{}/registration/data',
  ]);
});
