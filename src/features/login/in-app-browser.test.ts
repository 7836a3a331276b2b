import { expect, test } from 'vitest';
import { inAppBrowser, intentUrl } from './in-app-browser.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const ANDROID =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8 Build/AP2A; wv) AppleWebKit/537.36 (KHTML, like Gecko)';
const CHROME = 'Version/4.0 Chrome/131.0.0.0 Mobile Safari/537.36';

test.each([
  ['Instagram', false, `${IPHONE} Mobile/22F76 Instagram 393.1.0.36.70 (iPhone15,3; iOS 18_5)`],
  ['Instagram', true, `${ANDROID} ${CHROME} Instagram 355.0.0.37.103 Android (34/14; 320dpi; pt_BR)`],
  ['Facebook', false, `${IPHONE} Mobile/15E148 [FBAN/FBIOS;FBAV/480.0.0.33.108;FBDV/iPhone14,3;FBSN/iOS]`],
  ['Facebook', true, `${ANDROID} ${CHROME} [FB_IAB/FB4A;FBAV/481.0.0.63.109;IABMV/1;]`],
  ['Messenger', false, `${IPHONE} Mobile/15E148 [FBAN/MessengerForiOS;FBAV/470.0.0.35.104]`],
  ['Messenger', true, `${ANDROID} ${CHROME} [FB_IAB/Orca-Android;FBAV/480.0.0.22.109;]`],
  ['LinkedIn', false, `${IPHONE} Mobile/15E148 [LinkedInApp]/9.30.2195`],
  ['LinkedIn', true, `${ANDROID} ${CHROME} [LinkedInApp]/4.1.1`],
  ['TikTok', false, `${IPHONE} Mobile/15E148 musical_ly_38.1.0 JsSdk/2.0 BytedanceWebview/d8a21c6`],
  ['TikTok', true, `${ANDROID} ${CHROME} trill_380104 AppName/musical_ly BytedanceWebview/d8a21c6`],
])('%s, Android: %s', (app, isAndroid, userAgent) => {
  expect(inAppBrowser(userAgent)).toEqual({ app, isAndroid });
});

test.each([
  `${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1`,
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
  `${ANDROID} ${CHROME}`,
  'facebookexternalhit/1.1',
  '',
])('another browser: %s', (userAgent) => {
  expect(inAppBrowser(userAgent)).toBeUndefined();
});

test.each([
  [
    'https://portal.example/login/?next=%2Fmember;end',
    'intent://portal.example/login/?next=%2Fmember;end#Intent;scheme=https;end',
  ],
  ['http://localhost:8080/login/', 'intent://localhost:8080/login/#Intent;scheme=http;end'],
  ['https://shop.example/#Intent;component=evil;end', 'intent://shop.example/#Intent;scheme=https;end'],
])('the address that opens %s in the browser', (page, intent) => {
  expect(intentUrl(new URL(page))).toBe(intent);
});
