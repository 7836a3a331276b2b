/* What a form sends, and what it does not send. */
import { asForm } from '../browser.ts';
import type { Check } from '../context.ts';
import { forms } from '../forms.ts';
import { UNKNOWN, unknownEmail } from '../unknown.ts';
import { nameOf } from './anti-forgery.ts';
import { needsWrite } from './writing.ts';

const REQUEST_ID = 'conformance-kit';

/** A registration that is refused, with a token as long as one of reCAPTCHA. */
const INCOMPLETE = {
  ...{ title: '', firstname: '', middlename: '', lastname: '', agreeTC: false, regType: 'default' },
  ...{ campaignid: null, groupid: null, gRCtoken: 'x'.repeat(2500) },
};

export const BODIES: readonly Check[] = [
  {
    what: 'Every form, fields and headers that are not known',
    async run({ browser, visit, post, fails, warns, skips, options }) {
      const form = asForm(browser, { email: unknownEmail(), other: true });
      const asked = await visit('/api/v1/login', {
        ...form,
        headers: { ...form.headers, 'X-Request-Id': REQUEST_ID },
      });
      if (asked && asked.status >= 400 && asked.status !== 429)
        fails(
          `POST /api/v1/login answers ${asked.status} to a field that it does not know, expected to ignore it`,
          asked,
        );
      if (asked?.headers.get('X-Request-Id') === REQUEST_ID)
        warns(
          'POST /api/v1/login takes the X-Request-Id of the client, so anybody can write into the log',
          asked,
        );
      if (!options.write) return skips('a long body: needs --write');
      const long = await post('/api/v1/members/registration', { ...INCOMPLETE, email: unknownEmail() });
      if (long?.status === 413)
        fails(
          `POST /api/v1/members/registration answers 413 to a body of ${long.sent?.length} characters, which the token of a captcha can have`,
          long,
        );
    },
  },
  {
    what: 'Every form, request that is not valid',
    async run({ browser, visit, fails, warns }) {
      for (const body of ['{', 'null', '{"email":7}']) {
        const answer = await visit('/api/v1/login', { ...asForm(browser, {}), body });
        if (answer && answer.status >= 500)
          fails(`POST /api/v1/login answers ${answer.status} to an invalid body`, answer);
        if (answer && answer.status < 400) warns(`POST /api/v1/login accepts an invalid body`, answer);
      }
    },
  },
  {
    what: 'Every form, values of another type',
    skip: needsWrite,
    async run({ post, fails }) {
      for (const [path, body] of Object.entries(forms())) {
        const values = Object.entries(body).map(([name, value]) => [
          name,
          typeof value === 'string' ? { $eq: UNKNOWN } : value,
        ]);
        const answer = await post(path, Object.fromEntries(values));
        if (answer && answer.status >= 500)
          fails(`POST ${nameOf(path)} answers ${answer.status} to objects instead of texts`, answer);
      }
    },
  },
];
