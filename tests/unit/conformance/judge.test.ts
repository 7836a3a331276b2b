import fc from 'fast-check';
import { enums, type } from 'superstruct';
import { expect, test } from 'vitest';
import { judge } from '../../../api/conformance/client.ts';
import { parseReply } from '../../../src/api/parse-reply.ts';
import { captureWarnings } from '../support/console.ts';

const Reply = type({ action: enums(['portal']) });

const data = fc.constantFrom<unknown>(
  { action: 'portal' },
  { action: 'other' },
  {},
  'Why.',
  ' ',
  '',
  null,
  7,
  [],
);
const envelope = fc.record(
  { status: fc.constantFrom<unknown>('OK', 'ERROR', '', 200, null), data },
  { requiredKeys: [] },
);
const body = fc.oneof(
  envelope.map((value) => JSON.stringify(value)),
  fc.constantFrom('', '<!doctype html>', 'null', '7', '[]', '"OK"'),
);
/** The browser refuses 3xx before the portal sees them. */
const status = fc.constantFrom(200, 201, 299, 400, 401, 403, 404, 422, 429, 500, 503);

test('the conformance kit and the portal understand the same answers', () => {
  captureWarnings();
  fc.assert(
    fc.property(status, body, (code, text) => {
      const visit = { method: 'GET', status: code, headers: new Headers(), body: text, duration: 0 };
      const { outcome, why } = judge(visit, Reply, 'http://localhost');
      const result = parseReply(code, text, Reply, '');
      expect(outcome === 'success').toBe(result.ok);
      // What the portal cannot explain to the person is a finding.
      const isExplained =
        result.ok ||
        ['unauthorized', 'forbidden'].includes(result.problem.kind) ||
        textOf(result.problem) !== undefined;
      if (!isExplained) expect(why).toBeDefined();
    }),
    { numRuns: 2000 },
  );
});

const textOf = (problem: object) => ('text' in problem ? problem.text : undefined);
