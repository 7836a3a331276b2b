/* Mistakes in calls from other origins. */
import { at, type Faults, withBody, withHeader } from './fault.ts';

const ORIGIN = { origin: 'https://www.example.org' };

export const ORIGIN_FAULTS: Faults = {
  'cookies are not allowed for the other origin': {
    fault: withHeader(/\/api\//, 'Access-Control-Allow-Credentials'),
    finding: /^fails Calls from pages on --origin, CORS headers: .*Access-Control-Allow-Credentials/,
    options: ORIGIN,
  },
  'every origin may read the answers': {
    fault: at(/\/api\//, async (response, request) => {
      const changed = withBody(response, await response.text(), response.status);
      changed.headers.set('Access-Control-Allow-Origin', request.headers.get('Origin') ?? '*');
      changed.headers.set('Access-Control-Allow-Credentials', 'true');
      return changed;
    }),
    finding: /^fails Answers, not readable for other sites: .*allows every origin/,
  },
  'a refusal has no headers for the other origin': {
    fault: at(/\/api\//, async (response) => {
      const changed = withBody(response, await response.text(), response.status);
      if (response.status >= 400) changed.headers.delete('Access-Control-Allow-Origin');
      return changed;
    }),
    finding:
      /^fails Calls from pages on --origin, CORS headers: the refusal of GET \/api\/v1\/token\/\{token\} has no "Access-Control-Allow-Origin/,
    options: ORIGIN,
  },
  'the other origin is allowed twice': {
    fault: withHeader(
      /^GET \/api\//,
      'Access-Control-Allow-Origin',
      'https://www.example.org, https://www.example.org',
    ),
    finding:
      /^fails Calls from pages on --origin, CORS headers: .*example\.org, https.*, expected one "Access-Control-Allow-Origin: https:\/\/www\.example\.org"/,
    options: ORIGIN,
  },
  'the answer to a POST has no headers for the other origin': {
    fault: withHeader(/^POST \/api\//, 'Access-Control-Allow-Origin'),
    finding:
      /^fails Calls from pages on --origin, CORS headers: POST \/api\/v1\/login has no "Access-Control-Allow-Origin/,
    options: ORIGIN,
  },
  'the preflight is refused': {
    fault: at(/^OPTIONS/, () => new Response(null, { status: 405 })),
    finding:
      /^fails Calls from pages on --origin, CORS headers: .*OPTIONS \/api\/v1\/login answers 405, so no form works/,
    options: ORIGIN,
  },
  'the preflight does not allow JSON': {
    fault: withHeader(/^OPTIONS/, 'Access-Control-Allow-Headers', 'x-other'),
    finding:
      /^fails Calls from pages on --origin, CORS headers: .*Access-Control-Allow-Headers: content-type/,
    options: ORIGIN,
  },
  'Retry-After cannot be read': {
    fault: withHeader(/\/api\//, 'Access-Control-Expose-Headers'),
    finding: /^warns Calls from pages on --origin, CORS headers: .*Access-Control-Expose-Headers/,
    options: ORIGIN,
  },
};
