import { expect, test } from 'vitest';
import packageJson from '../../../package.json' with { type: 'json' };
import { error, ok, setUp } from './support.ts';

test('the short configuration names the sign-in providers and can be cached for five minutes', async () => {
  const { get, request } = setUp();
  expect(await get('/settings/config/short')).toEqual(
    ok({ systempreferences: { ssoproviders: ['Campus ID'] } }),
  );
  const { headers } = await request('/api/v1/settings/config/short');
  expect(headers.get('Cache-Control')).toBe('private, max-age=300');
});

test('the configuration has the version, the name and the enabled features', async () => {
  const { get } = setUp();
  expect(await get('/settings/config')).toEqual(
    ok({
      version: packageJson.version,
      systempreferences: { branding: { appname: 'Compass' } },
      members: {
        defaultregistration: false,
        campaignsignup: false,
        groupsignup: false,
        vouchers: false,
        usecaptcha: false,
        captchapubkey: null,
      },
    }),
  );
});

interface Branch {
  id?: string;
  parentgroup: string;
  children: Branch[];
}

// vouchers.test.ts has the titles and descriptions.
test('the products are a tree in which every item names its parent, and groups have no id', async () => {
  const { get } = setUp();
  const { data } = await get('/settings/products');
  const edges = ({ id = '–', parentgroup, children }: Branch): string[] => [
    `${parentgroup}/${id}`,
    ...children.flatMap(edges),
  ];
  expect((data as Branch[]).flatMap(edges)).toEqual([
    'root/tea-compass',
    'root/–',
    'personality/cmp-short',
    'personality/cmp-standard',
    'root/–',
    'work/car-anchors',
    'work/str-load',
    'work/–',
    'leadership/ldr-self',
    'leadership/ldr-360',
  ]);
});

test('the server overrides a bundled text, and translates the English messages about a voucher', async () => {
  const { get } = setUp();
  expect(await get('/i18n/messages/login/de')).toEqual(
    ok({
      translations: {
        'Powered by': 'Ein Dienst von',
        'This is an invalid voucher. Please check the code.':
          'Dieser Gutschein ist ungültig. Bitte prüfen Sie den Code.',
        'This is an invalid voucher: it has been used already.':
          'Dieser Gutschein ist ungültig: Er wurde bereits eingelöst.',
        'Please provide a valid email address.': expect.any(String),
      },
    }),
  );
  expect(await get('/i18n/messages/login/en')).toEqual(ok({ translations: {} }));
});

test.each(['/login/xx', '/shop/de', '/login/DE', '/login/__proto__', '/constructor/name', '/login/de%2Fde'])(
  'there are no messages for %s',
  async (path) => {
    const { get } = setUp();
    expect(await get(`/i18n/messages${path}`)).toEqual(
      error(404, 'There are no messages for this area and locale.'),
    );
  },
);
