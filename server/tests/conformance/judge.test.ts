import { expect, test } from 'vitest';
import { fields, oneOf } from '../../../src/contract/structs.ts';
import { captureWarnings } from '../../../tests/unit/support/console.ts';
import { judge } from '../../conformance/client.ts';

const Reply = fields({ action: oneOf(['portal']) });
const PAGE = '<!doctype html>';

test.each([
  ['401 without a body', 401, '', 'refusal', undefined],
  ['401 with a page', 401, PAGE, 'broken', /which is not JSON/],
  ['403 without a body', 403, '', 'refusal', undefined],
  ['403 with a page', 403, PAGE, 'broken', /which is not JSON/],
  ['404 without a body', 404, '', 'broken', /which is not JSON/],
  ['404 with a message of a gateway', 404, '{"message":"No route."}', 'broken', /without an envelope/],
  ['422 with problem details', 422, '{"title":"Not valid."}', 'refusal', undefined],
  ['422 with null', 422, 'null', 'refusal', /no text/],
  ['429 without a body', 429, '', 'limited', undefined],
  ['429 with a page', 429, PAGE, 'limited', undefined],
  ['431 without a body', 431, '', 'broken', /which is not JSON/],
  ['502 with a page', 502, PAGE, 'broken', /answers 502/],
  ['200 with a page', 200, PAGE, 'broken', /which is not JSON/],
  ['200 with a text', 200, '"OK"', 'broken', /without an envelope/],
  ['200 with a refusal', 200, '{"status":"ERROR","data":"Why."}', 'refusal', undefined],
  [
    '200 with another action',
    200,
    '{"status":"OK","data":{"action":"x"}}',
    'broken',
    /Expected one of portal/,
  ],
  ['200', 200, '{"status":"OK","data":{"action":"portal"}}', 'success', undefined],
])('the kit judges %s as the portal does', (_, status, body, outcome, why) => {
  captureWarnings();
  const visit = { method: 'GET', status, headers: new Headers(), body, duration: 0 };
  const judgement = judge(visit, Reply, 'GET /', 'http://localhost');
  expect(judgement.outcome).toBe(outcome);
  if (why) expect(judgement.why).toMatch(why);
  else expect(judgement.why).toBeUndefined();
});
