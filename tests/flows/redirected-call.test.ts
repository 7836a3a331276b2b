import { consoleLines } from '../support/console-lines.ts';
import { withoutAnswerLines } from './answer-lines.ts';
import { emailOf, expect, test } from './portal.ts';
import { requestsOf } from './requests.ts';

test('a call that is redirected is not followed, and named on the console', async ({
  page,
  portal,
  loose,
}) => {
  const warnings = consoleLines(page, 'warning');
  await page.route('**/api/v1/login', (route) =>
    route.fulfill({ status: 307, headers: { Location: '/api/v1/login/' } }),
  );
  const followed = requestsOf(page, /\/api\/v1\/login\/$/);
  await portal.enterEmailOf('both');
  await expect(
    portal.text(
      'The request was stopped before it reached the application. Please reload the page and try again. If this stays, contact whoever invited you.',
    ),
  ).toBeVisible();
  await expect(portal.email).toHaveValue(emailOf('both'));
  expect(followed).toEqual([]);
  expect(withoutAnswerLines(warnings, loose)).toEqual([
    'Unexpected answer from POST /api/v1/login: it is a redirect, which is not followed.',
  ]);
});
