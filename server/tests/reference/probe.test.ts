import { expect, test } from 'vitest';
import { emailOf, ok, setUp } from './support.ts';

const probe = (action: string, user: boolean, member: boolean, membercheck: boolean) =>
  ok({ action, active_user: user, active_member: member, membercheck });

test.each([
  ['adminWithCode', probe('password', true, false, false)],
  ['adminWithoutCode', probe('password', true, false, false)],
  ['memberWithPassword', probe('memberpassword', false, true, true)],
  ['memberWithoutPassword', probe('membersuccess', false, true, false)],
  ['both', probe('choice', true, true, true)],
  ['bothMemberWithoutPassword', probe('choice', true, true, false)],
  ['adminNotActivated', probe('password', false, false, false)],
  ['memberNotActivated', probe('memberpassword', false, false, true)],
  ['memberSuspended', probe('memberpassword', false, true, true)],
  ['unknown', probe('registration', false, false, false)],
] as const)('the probe returns how %s signs in', async (key, expected) => {
  const { post } = setUp();
  for (const email of [emailOf(key), ` ${emailOf(key).toUpperCase()} `])
    expect(await post('/login', { email })).toEqual(expected);
});

test('the probe mails a portal link only to a member without a password', async () => {
  const { post, outbox } = setUp();
  for (const key of ['bothMemberWithoutPassword', 'memberWithPassword', 'memberWithoutPassword'] as const)
    await post('/login', { email: emailOf(key) });
  expect(outbox.list()).toMatchObject([
    { to: emailOf('memberWithoutPassword'), subject: 'Your link to the member portal' },
  ]);
});
