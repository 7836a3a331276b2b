import { expect, test } from 'vitest';
import { parseJson, parseReply } from '../../../src/contract/parse-reply.ts';
import { fields, flag, Ignored, list, maybe, oneOf } from '../../../src/contract/structs.ts';
import { captureWarnings } from '../support/console.ts';

const Reply = fields({ action: oneOf(['portal', 'admin']), check: maybe(flag) });
const json = JSON.stringify;
const ok = (data?: unknown) => json({ status: 'OK', data });
const error = (data?: unknown) => json({ status: 'ERROR', data });
const value = (read: unknown) => ({ ok: true, value: read });
const refused = (text?: string) => ({ ok: false, problem: { kind: 'refused', text } });
const busy = (status: number, text?: string) => ({ ok: false, problem: { kind: 'busy', status, text } });
const stopped = (status: number) => ({ ok: false, problem: { kind: 'stopped', status } });
const problem = (kind: string, more: object = {}) => ({ ok: false, problem: { kind, ...more } });
const HTML = '<!doctype html><title>502 Bad Gateway</title>';
const admin = { action: 'admin' };

test.each([ok(), ok(null), ok({}), ok('sent'), ok([])])('if the data is ignored, %s is a success', (body) => {
  expect(parseReply(200, body, Ignored, 'POST /api/v1/login')).toMatchObject({ ok: true });
});

test.each([
  ['the data of an OK envelope', 200, ok(admin), value(admin)],
  ['data with an HTTP status other than 200', 201, ok(admin), value(admin)],
  ['data with unknown fields', 200, ok({ ...admin, more: 1 }), value({ ...admin, more: 1 })],
  ['an envelope with other fields', 200, json({ status: 'OK', data: admin, time: 3 }), value(admin)],
  ['a flag in another form', 200, ok({ ...admin, check: 1 }), value({ ...admin, check: true })],
  ['a field of another type', 200, ok({ ...admin, check: {} }), value(admin)],
  ['401', 401, error('Wrong password for ada@example.org'), problem('unauthorized')],
  ['401 with an OK envelope', 401, ok(admin), problem('unauthorized')],
  ['403', 403, error('No access.'), problem('forbidden')],
  ['429 with a text', 429, error('Too many tries.'), busy(429, 'Too many tries.')],
  ['429 without a text', 429, '', busy(429)],
  ['500 with a text', 500, error('We broke it.'), busy(500, 'We broke it.')],
  ['500 with only data', 500, json({ data: ' We broke it. ' }), busy(500, 'We broke it.')],
  ['400 with problem details', 400, json({ title: 'Bad Request', detail: 'No.' }), refused('No.')],
  ['500 without data', 500, error(), busy(500)],
  ['400 with a text', 400, error('No.'), refused('No.')],
  ['400 with a blank text', 400, error('  '), refused()],
  ['400 with an OK envelope and no text', 400, ok(admin), refused()],
  ['500 with an OK envelope', 500, ok(admin), busy(500)],
  ['502 in HTML', 502, HTML, busy(502)],
  ['503 with a text', 503, error('Back at nine.'), busy(503, 'Back at nine.')],
  ['200 in HTML', 200, HTML, problem('unexpected')],
  ['an empty body', 200, '', problem('unexpected')],
  ['truncated JSON', 200, '{"status":"OK","data":{"action":', problem('unexpected')],
  ['null', 200, 'null', problem('unexpected')],
  ['a bare string', 200, json('OK'), problem('unexpected')],
  ['a list', 200, json([{ status: 'OK' }]), problem('unexpected')],
  ['data without an envelope', 200, json(admin), problem('unexpected')],
  ['a text without an envelope', 200, json({ data: 'No.' }), problem('unexpected')],
  ['a status that is not a string', 200, json({ status: 200, data: admin }), problem('unexpected')],
  ['a status in another case', 200, json({ status: 'ok', data: admin }), refused()],
  ['an unknown value', 200, ok({ action: 'dance' }), problem('unexpected')],
  ['a wrong type', 200, ok({ action: 1 }), problem('unexpected')],
  ['missing data', 200, ok(), problem('unexpected')],
  ['data that is null', 200, ok(null), problem('unexpected')],
  ['a rejection with a text', 200, error('No.'), refused('No.')],
  ['a rejection with spaces around it', 200, json({ status: 'FAIL', data: '\n No. ' }), refused('No.')],
  ['a rejection with an empty text', 200, error(''), refused()],
  ['a rejection without data', 200, error(), refused()],
])('%s is understood', (_, status, body, expected) => {
  captureWarnings();
  expect(parseReply(status, body, Reply, 'POST /api/v1/login')).toEqual(expected);
});

test('a number is as it was sent, also if JavaScript would change it, and a text with digits, too', () => {
  const changed = ['9007199254740993', '12345678901234567.89', '10.50', '1e400', '-0', '1E3', '0.0000001'];
  const kept = ['9007199254740991', '0.1234567890123456', '-7', '1e+21'];
  const text = 'a "10.50", \\\\ 9007199254740993';
  const body = `{"status":"OK","data":[${[...changed, ...kept, JSON.stringify(text)].join(' , ')}]}`;
  expect(parseReply(200, body, Ignored, 'GET /api/v1/token')).toEqual(
    value([...changed, ...kept.map(Number), text]),
  );
  // Quotation marks would make JSON of it.
  expect(parseJson('[01]')).toBeUndefined();
});

test('an unexpected answer is logged once, with its call, what is wrong, and the section of the documentation', () => {
  const warnings = captureWarnings();
  parseReply(
    200,
    ok({ list: [{ action: 'portal' }, { action: 'dance' }, { action: 'sing' }], needed: 'yes' }),
    fields({ list: list(Reply), needed: oneOf(['yes']) }),
    'POST /api/v1/login/user',
  );
  expect(warnings()).toEqual([
    'Unexpected answer from POST /api/v1/login/user: data.list[].action is of type string. Expected one of portal, admin.',
  ]);
});

test.each([400, 401, 403, 404, 405, 408, 413, 418, 421, 422, 425, 451, 499])(
  'status %i with a page is not the answer of the API, and is logged (D90)',
  (status) => {
    const warnings = captureWarnings();
    for (const body of [HTML, 'Forbidden', ' {"status":"ERROR",', ")]}',\n{}"])
      expect(parseReply(status, body, Reply, 'POST /api/v1/login')).toEqual(stopped(status));
    expect(warnings()).toHaveLength(4);
  },
);

const ROUTE = { message: 'no Route matched with those values' };
const PROBLEM = { type: 'about:blank', title: 'Not Found', status: 404, detail: 'No such link.' };

/** The outcome, and that of a call whose refusal has to be in the documented envelope. */
test.each<[number, string, object, object?]>([
  [401, '', problem('unauthorized')],
  [403, ' \r\n', problem('forbidden')],
  [404, error('No.'), refused('No.')],
  [410, error('No.'), problem('refused', { text: 'No.', gone: true })],
  [404, error(null), refused()],
  [200, error('No.'), refused('No.')],
  [500, error('We broke it.'), busy(500, 'We broke it.')],
  // Something in between.
  ...[400, 404, 405, 407, 410, 414, 422, 431, 451].map((status): [number, string, object] => [
    status,
    '',
    stopped(status),
  ]),
  [404, '{}', stopped(404)],
  [404, json(ROUTE), stopped(404)],
  [404, json({ status: 404, error: 'Not Found', path: '/api' }), stopped(404)],
  [404, json(['Not Found']), stopped(404)],
  [502, json({ message: 'An invalid response was received from the upstream server' }), busy(502)],
  [429, json({ message: 'API rate limit exceeded' }), busy(429)],
  // Of the API, if what it writes may be loose.
  [401, json({ message: 'Unauthorized' }), problem('unauthorized'), stopped(401)],
  [403, json({ message: 'Forbidden' }), problem('forbidden'), stopped(403)],
  [422, json({ message: 'No.' }), refused('No.'), stopped(422)],
  [400, json(['No.']), refused('No.'), stopped(400)],
  [404, json(PROBLEM), refused('No such link.'), stopped(404)],
  [404, json({ data: { message: 'No.' } }), refused('No.'), stopped(404)],
  [404, json({ status: 'error', message: 'No.' }), refused('No.'), stopped(404)],
  [200, json({ status: 'UP' }), refused(), problem('unexpected')],
  [500, json({ title: 'Broken.' }), busy(500, 'Broken.'), busy(500)],
])(
  'status %i with the body %s is the answer of the API, or of something in between (D106)',
  (status, body, loose, strict = loose) => {
    captureWarnings();
    const parse = (isStrict: boolean) =>
      parseReply(status, body, Reply, 'GET /api/v1/token/{token}', { strict: isStrict });
    expect([parse(false), parse(true)]).toEqual([loose, strict]);
  },
);

test.each([
  [400, refused('bad email')],
  [200, refused('bad email')],
  // What a server says about its own failure is not for the person.
  [500, busy(500)],
])('texts that are keyed by field, with status %i', (status, expected) => {
  captureWarnings();
  expect(parseReply(status, error({ email: ['bad email'] }), Reply, 'POST /api/v1/login')).toEqual(expected);
});

test('an answer without an envelope is logged with its HTTP status', () => {
  const warnings = captureWarnings();
  parseReply(502, HTML, Reply, 'POST /api/v1/login/user');
  expect(warnings()).toEqual([
    'Unexpected answer from POST /api/v1/login/user: status 502, a page and no envelope with a text.',
  ]);
});

test.each([
  [200, ok({ action: 'admin' })],
  [401, ''],
  [403, ''],
  [500, json({ data: 'We broke it.' })],
])('an expected answer is not logged (status %i)', (status, body) => {
  const warnings = captureWarnings();
  parseReply(status, body, Reply, 'POST /api/v1/login');
  expect(warnings()).toEqual([]);
});
