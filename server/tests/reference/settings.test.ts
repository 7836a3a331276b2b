import { expect, test } from 'vitest';
import { ok, setUp } from './support.ts';

test('the short configuration can be cached for five minutes', async () => {
  const { request } = setUp();
  const { headers } = await request('/api/v1/settings/config/short');
  expect(headers.get('Cache-Control')).toBe('private, max-age=300');
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
