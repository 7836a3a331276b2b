/* Mistakes in calls from other origins. */
import { at, type Faults, given, withBody, withHeader } from './fault.ts';

const ORIGIN = { origin: 'https://www.example.org' };

export const ORIGIN_FAULTS: Faults = {
  'fails Calls from pages on --origin, CORS headers: …Access-Control-Allow-Credentials': given(
    ORIGIN,
    withHeader(/\/api\//, 'Access-Control-Allow-Credentials'),
  ),
  'fails Answers, not readable for other sites: … allows every origin': at(
    /\/api\//,
    async (response, request) => {
      const changed = withBody(response, await response.text(), response.status);
      changed.headers.set('Access-Control-Allow-Origin', request.headers.get('Origin') ?? '*');
      changed.headers.set('Access-Control-Allow-Credentials', 'true');
      return changed;
    },
  ),
  'fails Calls from pages on --origin, CORS headers: the refusal of GET /api/v1/token/{token} has no "Access-Control-Allow-Origin':
    given(
      ORIGIN,
      at(/\/api\//, async (response) => {
        const changed = withBody(response, await response.text(), response.status);
        if (response.status >= 400) changed.headers.delete('Access-Control-Allow-Origin');
        return changed;
      }),
    ),
  'fails Calls from pages on --origin, CORS headers: … example.org, https …, expected one "Access-Control-Allow-Origin: https://www.example.org"':
    given(
      ORIGIN,
      withHeader(
        /^GET \/api\//,
        'Access-Control-Allow-Origin',
        'https://www.example.org, https://www.example.org',
      ),
    ),
  'fails Calls from pages on --origin, CORS headers: POST /api/v1/login has no "Access-Control-Allow-Origin':
    given(ORIGIN, withHeader(/^POST \/api\//, 'Access-Control-Allow-Origin')),
  'fails Calls from pages on --origin, CORS headers: …OPTIONS /api/v1/login answers 405, so no form works':
    given(
      ORIGIN,
      at(/^OPTIONS/, () => new Response(null, { status: 405 })),
    ),
  'fails Calls from pages on --origin, CORS headers: …Access-Control-Allow-Headers: content-type': given(
    ORIGIN,
    withHeader(/^OPTIONS/, 'Access-Control-Allow-Headers', 'x-other'),
  ),
  'warns Calls from pages on --origin, CORS headers: …Access-Control-Expose-Headers': given(
    ORIGIN,
    withHeader(/\/api\//, 'Access-Control-Expose-Headers'),
  ),
};
