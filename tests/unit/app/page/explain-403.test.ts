import { expect, test, vi } from 'vitest';
import { explain403 } from '../../../../src/app/page/explain-403.ts';
import type { Facts403 } from '../../../../src/contract/protected-post.ts';
import { keepsCookies } from '../../../../src/session/keeps-cookies.ts';

vi.mock('../../../../src/session/keeps-cookies.ts', () => ({ keepsCookies: vi.fn() }));

const POST: Facts403 = { isSameOrigin: true, isClear: true, knowsAccount: false };
const SIGN_IN: Facts403 = { ...POST, knowsAccount: true };
const COOKIES = 'Your browser blocks cookies for this page. Please allow them and try again.';
const ACCOUNT = 'This account has no access. Please contact whoever invited you.';
const CHANGED =
  'The request was changed on its way. Please try another network, or contact whoever runs this site.';

// tests/flows/lost-requests.test.ts has the cookies of a browser, and a proxy.
test.each<[Facts403, boolean, string | undefined]>([
  [POST, false, COOKIES],
  [SIGN_IN, false, COOKIES],
  [{ ...POST, isClear: false }, false, COOKIES],
  [POST, true, CHANGED],
  [SIGN_IN, true, ACCOUNT],
  [{ ...SIGN_IN, isClear: false }, true, undefined],
  [{ ...POST, isClear: false }, true, undefined],
  [{ ...POST, isSameOrigin: false }, false, undefined],
  [{ ...SIGN_IN, isSameOrigin: false }, false, ACCOUNT],
])('what is known of a 403 is %j, and whether cookies are kept: %s', (facts, isKept, text) => {
  vi.mocked(keepsCookies).mockReturnValue(isKept);
  expect(explain403(facts)).toBe(text);
});
