import { expectNoReferrer } from '../support/referrer.ts';
import { test } from './portal.ts';

test('no call tells a server the address of the page, and a POST has its origin', ({ page }) =>
  expectNoReferrer((url) => page.goto(url)));
