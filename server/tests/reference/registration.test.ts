import { expect, test } from 'vitest';
import type { MembersConfig } from '../../reference/configuration.ts';
import { emailOf, error, REGISTRATION, setUp } from './support.ts';

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

const campaign = (campaignid: string | null) => ({ regType: 'campaign', campaignid });
const group = (groupid: string | null) => ({ regType: 'group', groupid });

test('a registration does not rename a person whom an administrator has invited', async () => {
  const { register, follow, requestToken, get, mailedToken } = setUpRegistration();
  await register({ email: emailOf('memberNotActivated'), firstname: 'Rude', lastname: 'Word' });
  await follow(mailedToken(), '/registrationsuccess');
  const token = await requestToken('/members/personaldata', 'memberNotActivated');
  expect(await get(`/members/personaldata/${token}`)).toMatchObject({
    data: { personal: { firstname: 'Sven', lastname: 'Bakker' } },
  });
});

const CLOSED: [string, Partial<typeof form>, Partial<MembersConfig>][] = [
  ['switched off', {}, { defaultregistration: false }],
  ['of campaigns, switched off', campaign('12'), { campaignsignup: false }],
  ['of groups, switched off', group('north-7'), { groupsignup: false }],
  ['for a campaign without settings', campaign('14'), {}],
  ['for no campaign', campaign(null), {}],
  ['for no group', group(''), {}],
];

test.each(CLOSED)('a registration %s is not available', async (_, changes, members) => {
  const { register, outbox } = setUpRegistration(members);
  expect(await register(changes)).toEqual(error(422, 'Registration is not available.'));
  expect(outbox.list()).toEqual([]);
});
