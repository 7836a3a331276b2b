import { expect, test } from 'vitest';
import type { MembersConfig } from '../../reference/configuration.ts';
import { emailOf, error, MINUTE, ok, REGISTRATION, setUp } from './support.ts';

const EMAIL = 'Nora.Nilsen@example.org';
const form = {
  ...REGISTRATION,
  title: 'Dr.',
  firstname: ' Nora ',
  middlename: '',
  email: EMAIL,
  campaignid: null as string | null,
  groupid: null as string | null,
  gRCtoken: null as string | null,
};

function setUpRegistration(members: Partial<MembersConfig> = {}) {
  const enabled = { defaultregistration: true, campaignsignup: true, groupsignup: true };
  const backend = setUp({ members: { ...enabled, ...members } });
  return {
    ...backend,
    register: (changes: Partial<typeof form> = {}) =>
      backend.post('/members/registration', { ...form, ...changes }),
  };
}

const odd = { campaign: 'Köln & Bonn/2026 (50 %)', group: 'R&D? #1/Łódź' };
const campaign = (campaignid: string | null) => ({ regType: 'campaign', campaignid });
const group = (groupid: string | null) => ({ regType: 'group', groupid });

test.each([
  [{}, {}],
  [{ campaignid: '12', groupid: 'north-7' }, {}],
  [campaign('12'), { campaignid: '12' }],
  [campaign('15'), { campaignid: '15' }],
  [campaign(odd.campaign), { campaignid: odd.campaign }],
  [group('north-7'), { groupid: 'north-7' }],
  [group('north-10'), { groupid: 'north-10' }],
  [group(odd.group), { groupid: odd.group }],
])('a registration with %j mails a link with the origin %j', async (changes, origin) => {
  const { register, get, outbox, mailedToken } = setUpRegistration();
  expect(await register(changes)).toEqual(ok());
  expect(outbox.list()).toMatchObject([
    {
      to: EMAIL.toLowerCase(),
      subject: 'Confirm your registration',
      links: [expect.stringMatching(/^http:\/\/localhost\/login\/token\/[\w-]{43}$/)],
    },
  ]);
  const checked = ok({ type: 'registration', target: 'member', memberid: '10038', ...origin });
  expect(await get(`/token/${mailedToken()}`)).toEqual(checked);
});

test('the link creates a member who can sign in by mail and has complete data', async () => {
  const { register, post, get, text, follow, mailedToken } = setUpRegistration();
  await register({ middlename: 'Eva' });
  const probed = (action: string, active_member: boolean) =>
    ok({ action, active_user: false, active_member, membercheck: !active_member });
  expect(await post('/login', { email: EMAIL })).toEqual(probed('memberpassword', false));

  await follow(mailedToken(), '/registrationsuccess');
  expect(await text('/registrationsuccess')).toContain('Your member number is 10038.');
  expect(await post('/login', { email: EMAIL })).toEqual(probed('membersuccess', true));
  await follow(mailedToken(), '/member');
  expect(await text('/member')).toContain('You are logged in as Nora Eva Nilsen');

  await post('/members/personaldata', { email: EMAIL });
  const data = await get(`/members/personaldata/${mailedToken()}`);
  expect(data).toMatchObject(
    ok({
      personal: {
        memberid: '10038',
        title: 'Dr.',
        firstname: 'Nora',
        middlename: 'Eva',
        lastname: 'Nilsen',
        email: EMAIL.toLowerCase(),
        createdon: '2026-03-02T09:00:00.000Z',
      },
      extra: {},
      survey: [],
    }),
  );
});

test('a stranger who registers an address first does not decide the name of its owner', async () => {
  const { register, visitor, follow, post, get, text, mailedToken } = setUpRegistration();
  await register({ firstname: 'Rude', lastname: 'Word' });
  const data = async () => {
    await post('/members/personaldata', { email: EMAIL });
    return get(`/members/personaldata/${mailedToken()}`);
  };
  expect(JSON.stringify(await data())).not.toContain('Rude');
  await register();
  const own = mailedToken();
  await register({ firstname: 'Rude', lastname: 'Word' });
  const late = mailedToken();

  const owner = visitor();
  await owner.get(`/token/${own}`);
  expect(await owner.text('/registrationsuccess')).toContain('You registered as Nora Nilsen');
  await owner.follow(own, '/registrationsuccess');
  await follow(late, '/registrationsuccess');
  expect(await data()).toMatchObject({ data: { personal: { firstname: 'Nora', lastname: 'Nilsen' } } });
  await post('/members/portallogin', { email: EMAIL });
  await follow(mailedToken(), '/member');
  expect(await text('/member')).toContain('You are logged in as Nora Nilsen');
});

test('a registration does not rename a person whom an administrator has invited', async () => {
  const { register, follow, requestToken, get, mailedToken } = setUpRegistration();
  await register({ email: emailOf('memberNotActivated'), firstname: 'Rude', lastname: 'Word' });
  await follow(mailedToken(), '/registrationsuccess');
  const token = await requestToken('/members/personaldata', 'memberNotActivated');
  expect(await get(`/members/personaldata/${token}`)).toMatchObject({
    data: { personal: { firstname: 'Sven', lastname: 'Bakker' } },
  });
});

test('a member who registers again gets the same answer and a mail about it', async () => {
  const { register, outbox, database } = setUpRegistration();
  const before = database.prepare('SELECT * FROM accounts').all();
  const email = ` ${emailOf('memberWithPassword').toUpperCase()} `;
  expect(await register({ email })).toEqual(ok());
  expect(outbox.list()).toMatchObject([
    {
      to: emailOf('memberWithPassword'),
      subject: 'You are already a member',
      text: expect.stringContaining('Hello Hanna Lindqvist,'),
      links: ['http://localhost/login/?email=hanna.lindqvist%40example.org'],
    },
  ]);
  expect(database.prepare('SELECT * FROM accounts').all()).toEqual(before);
});

test('an admin can also become a member, and a stranger does not change how the admin signs in', async () => {
  const { register, post, follow, mailedToken } = setUpRegistration();
  const email = emailOf('adminWithCode');
  await register({ email });
  const asked = ok({ action: 'password', active_user: true, active_member: false, membercheck: false });
  expect(await post('/login', { email })).toEqual(asked);
  await follow(mailedToken(email), '/registrationsuccess');
  expect(await post('/login', { email })).toMatchObject({ data: { action: 'choice' } });
});

test('registering again sends another link, up to a limit', async () => {
  const { register, outbox, get, mailedToken, advance } = setUpRegistration();
  for (let attempt = 1; attempt <= 7; attempt++) expect(await register()).toEqual(ok());
  expect(outbox.list().map(({ subject }) => subject)).toEqual(Array(5).fill('Confirm your registration'));
  advance(15 * MINUTE);
  await register();
  expect(await get(`/token/${mailedToken()}`)).toMatchObject({ data: { memberid: '10038' } });
});

test.each([
  [{ firstname: ' ', lastname: '', email: 'x', agreeTC: false }, 'Please fill in your first name.'],
  [{ lastname: ' ', email: 'x', agreeTC: false }, 'Please fill in your last name.'],
  [{ email: 'nora', agreeTC: false }, 'Please provide a valid email address.'],
  [{ email: 'nora@example.org,evil@example.org' }, 'Please provide a valid email address.'],
  [{ agreeTC: false }, 'You must agree to the Terms & Conditions to register.'],
])('a registration with %j is refused: %s', async (changes, message) => {
  const { register, outbox } = setUpRegistration();
  expect(await register(changes)).toEqual(error(422, message));
  expect(outbox.list()).toEqual([]);
});

const CLOSED: [string, Partial<typeof form>, Partial<MembersConfig>][] = [
  ['switched off', {}, { defaultregistration: false }],
  ['of campaigns, switched off', campaign('12'), { campaignsignup: false }],
  ['of groups, switched off', group('north-7'), { groupsignup: false }],
  ['for a campaign with both off', campaign('13'), {}],
  ['for a campaign without settings', campaign('14'), {}],
  ['for an unknown campaign', campaign('north-7'), {}],
  ['for no campaign', campaign(null), {}],
  ['for a group with both off', group('north-8'), {}],
  ['for a group without settings', group('north-9'), {}],
  ['for an unknown group', group('12'), {}],
  ['for no group', group(''), {}],
];

test.each(CLOSED)('a registration %s is not available', async (_, changes, members) => {
  const { register, outbox } = setUpRegistration(members);
  expect(await register(changes)).toEqual(error(422, 'Registration is not available.'));
  expect(outbox.list()).toEqual([]);
});
