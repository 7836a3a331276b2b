import { expectNoReferrer } from '../support/referrer.ts';
import { test } from './smoke-test.ts';

test('no call tells a server the address of the page, and a POST has its origin', ({ driver }) =>
  expectNoReferrer((url) => driver.goto(url)));
