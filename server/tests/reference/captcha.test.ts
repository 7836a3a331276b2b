import { createContext, runInContext } from 'node:vm';
import { expect, test } from 'vitest';
import type { MembersConfig } from '../../reference/configuration.ts';
import { error, MINUTE, ok, REGISTRATION, SECOND, setUp } from './support.ts';

const KEY = 'compass-demo-key';
const failed = error(422, 'The captcha check failed. Please try again.');

function setUpCaptcha(members: Partial<MembersConfig> = { usecaptcha: true }) {
  const backend = setUp({ members: { defaultregistration: true, ...members } });
  return {
    ...backend,
    register: (gRCtoken: unknown, changes: object = {}) =>
      backend.post('/members/registration', { ...REGISTRATION, gRCtoken, ...changes }),
    /** Runs both scripts in a minimal page. */
    async load(key = KEY): Promise<{ captcha: Required<Captcha>; badges: Badge[] }> {
      const badges: Badge[] = [];
      const page: { grecaptcha?: Captcha; [name: string]: unknown } = {
        URL,
        URLSearchParams,
        setTimeout,
        fetch: (url: URL) => backend.request(url.pathname + url.search),
        document: {
          currentScript: { src: `http://localhost/captcha/api.js?render=${key}` },
          querySelector: () => badges[0] ?? null,
          createElement: (): Badge => ({ style: {}, setAttribute: () => undefined }),
          body: { append: (badge: Badge) => badges.push(badge) },
        },
      };
      const imported: string[] = [];
      page.load = (address: string) => imported.push(address);
      createContext(page);
      // node:vm has no dynamic import, so the imported script is recorded and run as text.
      const loader = (await backend.text('/captcha/api.js')).replace('import(address)', 'load(address)');
      runInContext(loader, page);
      runInContext(loader, page);
      const captcha = page.grecaptcha;
      if (!captcha) throw new Error('The script defined nothing.');
      expect(captcha.execute).toBeUndefined();
      const ready = new Promise<void>((resolve) => captcha.ready(resolve));
      expect(new Set(imported)).toEqual(new Set([`http://localhost/captcha/main.js?render=${key}`]));
      const main = await backend.text('/captcha/main.js');
      for (const address of imported) runInContext(main.replace('import.meta.url', `'${address}'`), page);
      await ready;
      return { captcha: captcha as Required<Captcha>, badges };
    },
  };
}

interface Captcha {
  ready(act: () => void): void;
  execute?(key: string, options?: { action: string }): Promise<string>;
}

interface Badge {
  className?: string;
  style: object;
  setAttribute(): void;
}

const action = 'registration';

test('the script has the interface of reCAPTCHA, and its token allows one registration', async () => {
  const { load, register, outbox } = setUpCaptcha();
  const { captcha, badges } = await load();
  await new Promise<void>((resolve) => captcha.ready(resolve));
  expect(badges).toMatchObject([{ className: 'grecaptcha-badge' }]);
  const token = await captcha.execute(KEY, { action });
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(await register(token)).toEqual(ok());
  expect(outbox.list()).toHaveLength(1);
  expect(await register(token)).toEqual(failed);
  expect(await captcha.execute(KEY, { action })).not.toBe(token);
});

test.each([[null], [''], ['x'], ['x'.repeat(43)], [undefined]])(
  'with the captcha on, a registration with the token %j is refused',
  async (token) => {
    const { register, outbox } = setUpCaptcha();
    expect(await register(token)).toEqual(failed);
    expect(outbox.list()).toEqual([]);
  },
);

test('a token expires after two minutes', async () => {
  const { load, register, advance } = setUpCaptcha();
  const { captcha } = await load();
  const [early, late] = [await captcha.execute(KEY, { action }), await captcha.execute(KEY, { action })];
  advance(2 * MINUTE - SECOND);
  expect(await register(early)).toEqual(ok());
  advance(SECOND);
  expect(await register(late)).toEqual(failed);
});

test.each([
  ['off', {}],
  ['off but has a key', { captchapubkey: KEY }],
  ['on but has no key', { usecaptcha: true, captchapubkey: null }],
  ['on but has an empty key', { usecaptcha: true, captchapubkey: '' }],
])('registration needs no token, and none is issued, if the captcha is %s', async (_, members) => {
  const { register, request } = setUpCaptcha(members);
  expect(await register(null)).toEqual(ok());
  expect((await request(`/captcha/token?key=${KEY}&action=${action}`)).status).toBe(400);
});
