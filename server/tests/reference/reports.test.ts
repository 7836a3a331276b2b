import { expect, test } from 'vitest';
import { MINUTE, newPassword, setUp } from './support.ts';

const REPORTS = '/members/personalreports';

/** A backend, and the address of the newest report of a member who has opened the link to the reports. */
async function openList() {
  const backend = setUp();
  const token = backend.issue('member', 'memberWithPassword', 'personalreports');
  const answer = await backend.get(`${REPORTS}/${token}`);
  const { data } = answer as unknown as { data: { reports: { url: string }[] } };
  const status = async (url: string) => (await backend.app.request(url)).status;
  return { ...backend, url: data.reports[0]?.url ?? '', status };
}

test('the address of a report ends after an hour', async () => {
  const { url, status, advance } = await openList();
  advance(60 * MINUTE - 1);
  expect(await status(url)).toBe(200);
  advance(1);
  expect(await status(url)).toBe(404);
});

test('a new password ends the addresses of reports', async () => {
  const { url, status, issue, post } = await openList();
  await post('/login/member/resetpw', newPassword(issue('member', 'memberWithPassword', 'forgotpw')));
  expect(await status(url)).toBe(404);
});

test('an account without access has no reports', async () => {
  const { url, status, database } = await openList();
  database.exec('UPDATE accounts SET suspended = 1');
  expect(await status(url)).toBe(404);
});
